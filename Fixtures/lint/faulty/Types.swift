import SwiftUI

struct Song: Identifiable {
    let id = UUID()
    var title: String
}

/// An index for a binding over ids that are UUIDs: no error, no scrolling.
struct Playlist: View {
    @State private var songs: [Song] = []
    @State private var current: Int?

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(songs) { song in
                    Text(song.title)
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $current)  // warning: id-type-mismatch
    }
}

/// The same with names for ids.
struct Names: View {
    let names: [String]
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(names, id: \.self) { Text($0) } }
                .scrollTargetLayout()
        }
        .scrollPosition($position)  // warning: id-type-mismatch
    }
}
