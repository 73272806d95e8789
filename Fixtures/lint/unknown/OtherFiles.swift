import SwiftUI

/// What decides stands in other files.
struct Dashboard: View {
    @State private var widget: Widget.ID?
    @Bindable var store: Store

    var body: some View {
        ScrollView {
            WidgetGrid(widgets: store.widgets)
        }
        .scrollPosition(id: $widget)  // note: missing-target-layout
    }

    var columns: some View {
        ScrollView(.horizontal) {
            FlowLayout(spacing: 12) {
                ForEach(store.widgets) { WidgetView(widget: $0) }
            }
        }
        .scrollTargetBehavior(.viewAligned)  // note: no-snap-targets
    }

    var styled: some View {
        ScrollView {
            LazyVStack { ForEach(store.widgets) { WidgetView(widget: $0) } }
                .dashboardStack()
        }
        .scrollPosition(id: $widget)  // note: missing-target-layout
    }

    var sections: some View {
        ScrollView {
            VStack {
                ForEach(store.sections) { section in
                    WidgetSection(section: section)
                }
            }
        }
        .scrollPosition(id: $widget)  // note: missing-target-layout
    }
}
