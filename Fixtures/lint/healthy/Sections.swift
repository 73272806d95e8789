import SwiftUI

/// Sections with pinned headers: their rows are the stack's own children.
struct ContactsView: View {
    let groups: [ContactGroup]
    @State private var topContact: Contact.ID?

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                ForEach(groups) { group in
                    Section {
                        ForEach(group.contacts) { contact in
                            ContactRow(contact: contact)
                        }
                    } header: {
                        Text(group.letter)
                            .font(.headline)
                            .background(.thinMaterial)
                    } footer: {
                        Text("\(group.contacts.count) contacts")
                    }
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $topContact)
        .overlay(alignment: .trailing) {
            LetterIndex(groups: groups) { topContact = $0.contacts.first?.id }
        }
    }
}
