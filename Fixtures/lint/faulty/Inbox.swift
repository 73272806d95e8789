import SwiftUI

/// A list, which takes no position, inside and outside of a stack.
struct Inbox: View {
    @State private var mail: Mail.ID?
    @State private var position = ScrollPosition(edge: .top)
    var mails: [Mail]

    var body: some View {
        NavigationStack {
            List(mails) { mail in
                MailRow(mail: mail)
            }
            .listStyle(.plain)
            .scrollPosition(id: $mail)  // warning: unsupported-container
            .toolbar { Button("First") { mail = mails.first?.id } }
        }
    }

    var settings: some View {
        NavigationStack {
            Form { Toggle("Push", isOn: .constant(true)) }
        }
        .scrollPosition($position)  // warning: unsupported-container
    }
}
