import SwiftUI

/// A target layout in some branches only: the others may be meant to go without.
struct Library: View {
    var albums: [Album]
    var showsGrid: Bool
    @State private var album: Album.ID?

    var body: some View {
        ScrollView {
            if showsGrid {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
                    ForEach(albums) { AlbumCover(album: $0) }
                }
                .scrollTargetLayout()
            } else {
                LazyVStack(alignment: .leading) {
                    ForEach(albums) { AlbumRow(album: $0) }
                }
            }
        }
        .scrollPosition(id: $album)  // note: missing-target-layout
    }

    var covers: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(albums) { AlbumCover(album: $0) }
            }
            #if os(iOS) || os(visionOS)
            .scrollTargetLayout()
            #endif
        }
        .scrollTargetBehavior(.viewAligned)  // note: no-snap-targets
    }

    var withHeader: some View {
        ScrollView {
            VStack {
                LibraryHeader(count: albums.count)
                LazyVStack { ForEach(albums) { AlbumRow(album: $0) } }
            }
            .scrollTargetLayout()  // note: misplaced-target-layout
        }
        .scrollPosition(id: $album)
    }
}
