import SwiftUI

/// Layouts that are chosen at run time.
struct AdaptiveBoard: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    @State private var card: Int?
    var cards: [BoardCard]

    var body: some View {
        let layout = typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: 8))
            : AnyLayout(HStackLayout(spacing: 16))

        ScrollView(typeSize.isAccessibilitySize ? .vertical : .horizontal) {
            layout {
                ForEach(cards) { BoardCardView(card: $0) }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $card)
    }
}

struct Masonry: View {
    @State private var tile: UUID?
    var tiles: [Tile]

    var body: some View {
        ScrollView {
            MasonryLayout(columns: 2, spacing: 8) {
                ForEach(tiles) { tile in
                    AsyncImage(url: tile.url)
                        .id(tile.id)
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $tile, anchor: .center)
    }
}

/// A layout of this file.
struct MasonryLayout: Layout {
    var columns: Int
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + CGFloat(index % columns) * (bounds.width / CGFloat(columns))
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        }
    }
}
