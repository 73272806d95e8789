import SwiftUI

/// Videos that play while they are on screen: targets without any position.
struct VideoFeed: View {
    var videos: [Video]
    @State private var playing: Set<Video.ID> = []

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(videos) { video in
                    VideoPlayerView(video: video, isPlaying: playing.contains(video.id))
                        .containerRelativeFrame(.vertical)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .onScrollTargetVisibilityChange(idType: Video.ID.self, threshold: 0.7) { ids in
            playing = Set(ids)
        }
    }
}
