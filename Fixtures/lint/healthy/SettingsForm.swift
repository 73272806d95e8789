import SwiftUI

/// Lists and forms with whatever they do support.
struct SettingsForm: View {
    @State private var selection: Setting.ID?
    @State private var searchText = ""

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                Section("General") {
                    ForEach(Setting.general) { Label($0.title, systemImage: $0.icon) }
                }
            }
            .searchable(text: $searchText)
            .scrollContentBackground(.hidden)
            .defaultScrollAnchor(.top)
        } detail: {
            Form {
                Toggle("Enabled", isOn: .constant(true))
                Picker("Choice", selection: .constant(1)) {
                    ForEach(0..<3) { Text("\($0)") }
                }
            }
            .scrollDisabled(false)
        }
    }
}
