import SwiftUI

/// A pager whose dots never move, and snap to nothing.
struct Pager: View {
    @State private var page: Int? = 0
    private let titles = ["Welcome", "Tour", "Start"]

    var body: some View {
        VStack {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { index in
                        Text(titles[index]).containerRelativeFrame(.horizontal)
                    }
                }
            }
            .scrollTargetBehavior(.viewAligned)  // warning: no-snap-targets
            .scrollPosition(id: $page)  // warning: missing-target-layout

            PageDots(count: 3, current: page ?? 0)
        }
    }
}
