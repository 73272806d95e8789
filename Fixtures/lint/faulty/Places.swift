import SwiftUI

/// Ids that are places, in a list that grows at its head.
struct Timeline: View {
    @State private var posts: [Post] = []
    @State private var current: Int?

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(Array(posts.enumerated()), id: \.offset) { index, post in  // warning: positional-id
                    PostCard(post: post, isEven: index.isMultiple(of: 2))
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $current)
        .refreshable { posts.insert(contentsOf: await Post.newer(), at: 0) }
    }
}

/// Ids that are places, in a list that nobody here changes.
struct Stories: View {
    let stories: [Story]
    @State private var current: Int? = 0

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(stories.indices, id: \.self) { index in  // note: positional-id
                    StoryPage(story: stories[index]).containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $current)
    }
}
