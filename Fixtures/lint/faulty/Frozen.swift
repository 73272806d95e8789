import SwiftUI

/// Bindings that keep nothing, and a position that knows no ids.
struct FrozenStrip: View {
    var selected: Int
    var onSelect: (Int) -> Void

    var body: some View {
        ScrollView(.horizontal) {
            HStack { ForEach(0..<40) { Text("\($0)") } }
                .scrollTargetLayout()
        }
        .scrollPosition(id: .constant(selected), anchor: .center)  // warning: dead-binding
    }
}

struct OneWay: View {
    @State private var target: Int?

    private var binding: Binding<Int?> {
        Binding(get: { target }, set: { _ in })
    }

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<40) { Text("\($0)") } }
                .scrollTargetLayout()
        }
        .scrollPosition(id: binding)  // warning: dead-binding
    }
}

struct Untyped: View {
    @State private var position = ScrollPosition(edge: .top)  // warning: scroll-position-without-id-type

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<40) { Text("\($0)") } }
                .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onChange(of: position.viewID(type: Int.self)) { _, id in
            print("now at \(id ?? -1)")
        }
    }
}
