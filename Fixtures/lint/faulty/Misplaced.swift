import SwiftUI

/// The layout stands everywhere but on the stack.
struct OnScrollView: View {
    var messages: [Message]
    @State private var current: Message.ID?

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(messages) { MessageRow(message: $0) } }
        }
        .scrollTargetLayout()  // warning: misplaced-target-layout
        .scrollPosition(id: $current)
    }
}

struct OnLoop: View {
    var messages: [Message]
    @State private var current: Message.ID?

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(messages) { message in
                    MessageRow(message: message)
                }
                .scrollTargetLayout()  // warning: misplaced-target-layout
            }
        }
        .scrollPosition(id: $current)
    }
}

struct OnItems: View {
    var messages: [Message]
    @State private var current: Message.ID?

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(messages) { message in
                    row(message)
                }
            }
        }
        .scrollPosition(id: $current)
    }

    private func row(_ message: Message) -> some View {
        HStack {
            Image(systemName: "person")
            Text(message.text)
        }
        .padding()
        .scrollTargetLayout()  // warning: misplaced-target-layout
    }
}

struct OnOuterStack: View {
    var messages: [Message]
    @State private var current: Message.ID?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text("Messages").font(.title)
                LazyVStack {
                    ForEach(messages) { MessageRow(message: $0) }
                }
            }
            .scrollTargetLayout()  // warning: misplaced-target-layout
        }
        .scrollPosition(id: $current)
    }
}
