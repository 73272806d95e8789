import SwiftUI

/// Loading, failed, empty and full: only the full one has anything to follow.
struct FeedScreen: View {
    @State private var feed = FeedModel()
    @State private var topPost: Post.ID?

    var body: some View {
        ScrollView {
            switch feed.state {
            case .idle, .loading:
                ForEach(0..<5, id: \.self) { _ in PostPlaceholder().redacted(reason: .placeholder) }
            case .failed(let error):
                ContentUnavailableView(
                    "No connection", systemImage: "wifi.slash",
                    description: Text(error.localizedDescription))
            case .loaded(let posts) where posts.isEmpty:
                ContentUnavailableView.search
            case .loaded(let posts):
                LazyVStack {
                    ForEach(posts) { post in
                        NavigationLink(value: post) {
                            PostCard(post: post)
                        }
                        .buttonStyle(.plain)
                        .onAppear { if post.id == posts.last?.id { feed.loadMore() } }
                        Divider()
                    }
                    if feed.isLoadingMore { ProgressView() }
                }
                .scrollTargetLayout()
            }
        }
        .scrollPosition(id: $topPost)
        .navigationDestination(for: Post.self) { PostDetail(post: $0) }
        .task { await feed.load() }
        .animation(.default, value: feed.state)
        .sheet(item: $feed.share) { item in
            ScrollView { ShareForm(item: item) }
        }
    }
}
