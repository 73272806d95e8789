import SwiftUI

struct ScrollInfo: Sendable {
    var position: ScrollPosition = .init()
    var isScrolledByUser: Bool = false
}

/// Two scroll views that follow each other by offset.
struct SyncedViews: View {
    @State private var left = ScrollInfo()
    @State private var right = ScrollInfo()

    var body: some View {
        HStack {
            ScrollView { numbers }
                .scrollPosition($left.position)
                .onScrollGeometryChange(for: CGFloat.self) { geometry in
                    geometry.contentOffset.y + geometry.contentInsets.top
                } action: { _, newValue in
                    if !right.isScrolledByUser { right.position.scrollTo(y: newValue) }
                }
                .onScrollPhaseChange { _, phase in
                    left.isScrolledByUser = phase.isScrolling
                    right.isScrolledByUser = !phase.isScrolling
                }
            ScrollView { numbers }
                .scrollPosition($right.position)
                .onScrollGeometryChange(for: CGFloat.self) { geometry in
                    geometry.contentOffset.y + geometry.contentInsets.top
                } action: { _, newValue in
                    if !left.isScrolledByUser { left.position.scrollTo(y: newValue) }
                }
        }
    }

    private var numbers: some View {
        VStack { ForEach(0..<100) { Text("\($0)") } }
    }
}
