import SwiftUI

/// A scroll view of one's own that makes its content a target layout, and its users.
struct SnappingRow<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
    let data: Data
    @Binding var selection: Data.Element.ID?
    @ViewBuilder let content: (Data.Element) -> Content

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(data) { element in
                    content(element)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $selection)
    }
}

struct Snapping: ViewModifier {
    var isEnabled: Bool
    func body(content: Content) -> some View {
        content
            .padding(.vertical, 4)
            .scrollTargetLayout(isEnabled: isEnabled)
    }
}

struct TeamView: View {
    var members: [Member]
    @State private var member: Member.ID?
    @State private var row: Int?

    var body: some View {
        VStack {
            SnappingRow(data: members, selection: $member) { member in
                Avatar(member: member)
            }
            ScrollView {
                LazyVStack {
                    ForEach(0..<30) { Text("Row \($0)") }
                }
                .modifier(Snapping(isEnabled: true))
            }
            .scrollPosition(id: $row)
        }
    }
}
