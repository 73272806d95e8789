import SwiftUI

/// Modifiers of one's own, used on content without a target layout.
struct Bookshelf: View {
    var books: [Book]
    @State private var book: Book.ID?
    @State private var shelf: Book.ID?
    @State private var position = ScrollPosition(edge: .top)  // warning: scroll-position-without-id-type

    var body: some View {
        VStack {
            ScrollView {
                LazyVStack { ForEach(books) { BookRow(book: $0) } }
            }
            .remembering($book)  // warning: missing-target-layout

            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(books) { BookCover(book: $0) }
                }
                .apply { $0.padding(.vertical) }
            }
            .snapping()  // warning: no-snap-targets
            .modifier(Remembering(id: $shelf))  // warning: missing-target-layout

            ScrollView {
                LazyVStack { ForEach(books) { BookRow(book: $0) } }
                    .apply { $0.scrollTargetLayout() }
            }
            .scrollPosition($position)
            .onChange(of: position) { _, new in
                print("now at", new.viewID as Any)
            }
        }
    }
}

extension View {
    fileprivate func remembering(_ id: Binding<Book.ID?>) -> some View {
        scrollPosition(id: id, anchor: .top)
    }

    fileprivate func snapping() -> some View {
        contentMargins(16).scrollTargetBehavior(.viewAligned)
    }

    fileprivate func apply<Result: View>(
        @ViewBuilder _ transform: (Self) -> Result
    ) -> Result {
        transform(self)
    }
}

private struct Remembering: ViewModifier {
    @Binding var id: Book.ID?

    func body(content: Content) -> some View {
        content.scrollPosition(id: $id)
    }
}
