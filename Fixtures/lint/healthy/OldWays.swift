import SwiftUI

/// Readers, lists and offsets: none of them has anything to do with scroll targets.
struct OldPhotoScroller: View {
    let photos: [Photo]
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                List(photos) { photo in
                    Text(photo.title).id(photo.id)
                }
                .listStyle(.plain)
                ScrollView {
                    LazyVStack {
                        ForEach(photos) { photo in
                            Text(photo.title).id(photo.id)
                        }
                    }
                    .background(GeometryReader { geometry in
                        Color.clear.preference(
                            key: OffsetKey.self,
                            value: geometry.frame(in: .named("scroll")).minY)
                    })
                }
                .coordinateSpace(name: "scroll")
                .onPreferenceChange(OffsetKey.self) { offset = $0 }
                Button("Jump") { withAnimation { proxy.scrollTo(15, anchor: .center) } }
            }
        }
    }
}

struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// Names that only look alike.
struct Restorer {
    var scrollPosition: CGPoint?
    mutating func restore(_ view: UIScrollView) {
        // view.scrollPosition(id: $nothing)
        if let scrollPosition { view.setContentOffset(scrollPosition, animated: false) }
        scrollPosition = nil
        print("ScrollView { VStack { } }.scrollPosition(id: $x)")
        collection.scrollToItem(at: path, at: .top, animated: true)
    }
}
