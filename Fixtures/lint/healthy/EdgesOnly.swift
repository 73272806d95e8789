import SwiftUI

/// A position value that only goes to edges and offsets: it needs no targets.
struct LogView: View {
    let lines: [String]
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var offset: CGFloat = 0

    var body: some View {
        VStack {
            HStack {
                Button("Top") { position.scrollTo(edge: .top) }
                Button("End") { position.scrollTo(edge: .bottom) }
                Button("Down a page") { position.scrollTo(y: offset + 400) }
            }
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(lines.indices, id: \.self) { index in
                        Text(lines[index]).monospaced()
                    }
                }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offset = $1 }
        }
    }
}
