import SwiftUI

/// Padding where a margin belongs: the first card starts at 20 and snaps to 0.
struct PaddedCards: View {
    var cards: [Card]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(cards) { CardView(card: $0).frame(width: 300) }
            }
            .padding(.horizontal, 20)  // note: padding-not-inset
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
    }
}
