import SwiftUI

/// An app that still runs on iOS 16: the new modifiers stand behind availability checks.
struct CompatibleList: View {
    var rows: [Row]
    @Binding var selection: Row.ID?

    var body: some View {
        if #available(iOS 17.0, macOS 14.0, *) {
            ScrollView {
                stack
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $selection)
        } else {
            ScrollViewReader { proxy in
                ScrollView { stack }
                    .onChange(of: selection) { id in proxy.scrollTo(id, anchor: .top) }
            }
        }
    }

    private var stack: some View {
        LazyVStack {
            ForEach(rows) { RowView(row: $0) }
        }
    }
}

/// The same through helpers of this file.
struct CompatibleGrid: View {
    var rows: [Row]
    @Binding var selection: Row.ID?

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(rows) { RowView(row: $0) }
            }
            .targetLayoutIfAvailable()
        }
        #if !os(watchOS)
        .scrollPosition(id: $selection)
        #endif
        .refreshable { await Row.reload() }
    }
}

extension View {
    @ViewBuilder
    fileprivate func targetLayoutIfAvailable() -> some View {
        if #available(iOS 17.0, macOS 14.0, *) {
            scrollTargetLayout()
        } else {
            self
        }
    }
}
