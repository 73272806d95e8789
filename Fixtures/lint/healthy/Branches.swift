import SwiftUI

/// Branches that need no target layout, or have theirs elsewhere.
struct Mailbox: View {
    @State private var mail: Mail.ID?
    @State private var folder: String?
    var mails: [Mail]
    var folders: [Folder]
    var isLoading: Bool
    var isCompact: Bool

    var body: some View {
        ScrollView {
            if isLoading {
                LazyVStack { ForEach(0..<8, id: \.self) { _ in MailPlaceholder() } }
            } else if mails.isEmpty {
                ContentUnavailableView("No mail", systemImage: "tray")
            } else if isCompact {
                LazyVStack(spacing: 0) { ForEach(mails) { MailLine(mail: $0) } }
                    .scrollTargetLayout()
            } else {
                LazyVStack(spacing: 8) { ForEach(mails) { MailCard(mail: $0) } }
                    #if os(macOS)
                    .scrollTargetLayout(isEnabled: true)
                    #else
                    .scrollTargetLayout()
                    #endif
            }
        }
        .scrollPosition(id: $mail)
    }

    /// The position stands under the same condition as the layout.
    var sidebar: some View {
        ScrollView {
            VStack { ForEach(folders) { Text($0.name).id($0.name) } }
                #if os(macOS)
                .scrollTargetLayout()
                #endif
        }
        #if os(macOS)
        .scrollPosition(id: $folder)
        #endif
    }

    /// The sections are what one scrolls to, and they have ids.
    var sections: some View {
        ScrollView {
            VStack {
                Text("Summary").id("summary")
                LazyVStack { ForEach(mails) { MailLine(mail: $0) } }.id("mails")
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $folder)
    }
}
