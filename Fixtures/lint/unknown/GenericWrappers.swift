import SwiftUI

/// A wrapper whose content comes from whoever uses it.
struct TrackedScrollView<ID: Hashable, Content: View>: View {
    @Binding var id: ID?
    @ViewBuilder var content: () -> Content

    var body: some View {
        ScrollView {
            content()
        }
        .scrollPosition(id: $id)  // note: missing-target-layout
    }
}

struct TrackedModifier<ID: Hashable>: ViewModifier {
    @Binding var id: ID?

    func body(content: Content) -> some View {
        content
            .scrollPosition(id: $id)  // note: missing-target-layout
    }
}

extension View {
    func tracked<ID: Hashable>(_ id: Binding<ID?>) -> some View {
        scrollIndicators(.hidden)
            .scrollPosition(id: id)  // note: missing-target-layout
    }
}

/// Single views that are targets by themselves.
struct Milestones: View {
    @State private var milestone: Int?

    var body: some View {
        ScrollView {
            VStack {
                Text("Start").id(1).scrollTarget()
                Text("A long text without any target")
                Text("End").id(2).scrollTarget()
            }
        }
        .scrollPosition(id: $milestone)  // note: missing-target-layout
    }
}
