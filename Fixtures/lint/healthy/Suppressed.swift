import SwiftUI

/// Faults that are wanted, and said so.
struct WriteOnly: View {
    @State private var target: Int?
    let rows: [Row]

    var body: some View {
        ScrollView {
            VStack { ForEach(rows) { RowView(row: $0) } }
        }
        // This view only ever jumps.
        // scrollnav:disable:next missing-target-layout
        .scrollPosition(id: $target)
    }
}

// scrollnav:disable missing-target-layout, no-snap-targets -- an experiment
struct Experiment: View {
    @State private var target: Int?

    var body: some View {
        ScrollView { VStack { Text("a"); Text("b") } }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $target)
    }
}
// scrollnav:enable
