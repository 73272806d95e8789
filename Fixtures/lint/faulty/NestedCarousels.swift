import SwiftUI

/// The inner scroll views are right, the outer one is not: an inner layout is no help to it.
struct Browse: View {
    var rows: [BrowseRow]
    @State private var row: BrowseRow.ID?

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(rows) { row in
                    ScrollView(.horizontal) {
                        LazyHStack {
                            ForEach(row.items) { Poster(item: $0) }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.viewAligned)
                }
            }
        }
        .scrollPosition(id: $row)  // warning: missing-target-layout
    }
}
