import SwiftUI

/// A chat: opens at its end, keeps its place when older messages arrive, jumps by position value.
struct ChatView: View {
    @Bindable var conversation: Conversation
    @State private var position = ScrollPosition(idType: Message.ID.self, edge: .bottom)
    @State private var isAtBottom = true
    @FocusState private var isFocused: Bool

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                if conversation.hasMore {
                    ProgressView().task { await conversation.loadOlder() }
                }
                ForEach(conversation.messages) { message in
                    MessageBubble(message: message)
                        .transition(.move(edge: .bottom))
                        .contextMenu { MessageMenu(message: message) }
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal)
        }
        .defaultScrollAnchor(.bottom)
        .scrollPosition($position)
        .scrollDismissesKeyboard(.interactively)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y + geometry.containerSize.height >= geometry.contentSize.height - 40
        } action: { _, newValue in
            isAtBottom = newValue
        }
        .onChange(of: position.viewID(type: Message.ID.self)) { _, id in
            conversation.markRead(through: id)
        }
        .safeAreaInset(edge: .bottom) {
            VStack {
                if !isAtBottom {
                    Button("Latest") { withAnimation { position.scrollTo(edge: .bottom) } }
                }
                Composer(isFocused: $isFocused)
            }
        }
    }
}
