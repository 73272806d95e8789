import SwiftUI

/// Modifiers of one's own, which bring the position and the layout.
struct Playlist: View {
    var songs: [Song]
    @State private var song: Song.ID?
    @State private var position = ScrollPosition(idType: Song.ID.self)

    var body: some View {
        VStack {
            ScrollView {
                LazyVStack { ForEach(songs) { SongRow(song: $0) } }
                    .apply { stack in
                        if #available(iOS 18, *) {
                            stack.scrollTargetLayout().contentTransition(.opacity)
                        } else {
                            stack.scrollTargetLayout()
                        }
                    }
            }
            .following($song)
            .if(songs.count > 1) { $0.scrollPosition(id: $song, anchor: .top) }

            ScrollView(.horizontal) {
                LazyHStack { ForEach(songs) { SongCover(song: $0) } }
                    .cards()
            }
            .snapping
            .apply { if #available(iOS 18, *) { $0.scrollPosition($position) } else { $0 } }
            .onChange(of: position) { _, new in print(new.viewID as Any) }
        }
    }
}

extension View {
    func following<ID: Hashable>(_ id: Binding<ID?>) -> some View {
        scrollPosition(id: id, anchor: .center)
    }

    func cards() -> some View {
        frame(height: max(120, 80)).targets()
    }

    private func targets() -> some View {
        scrollTargetLayout()
    }

    var snapping: some View {
        scrollTargetBehavior(.viewAligned)
            .scrollIndicators(.hidden)
    }

    @ViewBuilder
    func apply(@ViewBuilder _ transform: (Self) -> some View) -> some View {
        transform(self)
    }
}
