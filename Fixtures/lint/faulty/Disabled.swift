import SwiftUI

struct DebuggedGrid: View {
    @State private var cell: Int?

    var body: some View {
        ScrollView {
            grid
        }
        .scrollPosition(id: $cell)
    }

    private var grid: some View {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<200) { Text("\($0)") }
        }
        .scrollTargetLayout(isEnabled: false)  // warning: disabled-target-layout
    }
}
