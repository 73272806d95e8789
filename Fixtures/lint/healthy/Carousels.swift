import SwiftUI

/// Shelves of cards: each carousel snaps by itself, the page around them follows its shelves.
struct StoreView: View {
    @State private var shelf: Shelf.ID?
    var shelves: [Shelf]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 24) {
                ForEach(shelves) { shelf in
                    Text(shelf.title).font(.title2.bold())
                    CardCarousel(cards: shelf.cards)
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $shelf)
    }
}

private struct CardCarousel: View {
    var cards: [Card]
    @State private var card: Card.ID?

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(cards) { card in
                    CardView(card: card)
                        .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 12)
                        .scrollTransition { content, phase in
                            content
                                .scaleEffect(phase.isIdentity ? 1 : 0.9)
                                .opacity(phase.isIdentity ? 1 : 0.6)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 20, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollPosition(id: $card, anchor: .center)
        .scrollClipDisabled()
    }
}
