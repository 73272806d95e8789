import SwiftUI

struct Photo: Identifiable {
    let id: Int
    let title: String
}

/// The plain case: a lazy stack that is a target layout, an id binding, a button that jumps.
struct PhotoList: View {
    let photos: [Photo] = (1...20).map { Photo(id: $0, title: "Photo \($0)") }
    @State private var scrolledID: Int?

    var body: some View {
        VStack {
            ScrollView {
                LazyVStack {
                    ForEach(photos) { photo in
                        Text(photo.title)
                            .frame(maxWidth: .infinity)
                            .padding()
                            .id(photo.id)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $scrolledID, anchor: .top)

            Button("Jump to Photo 15") {
                withAnimation { scrolledID = 15 }
            }
            if let scrolledID {
                Text("Currently near photo \(scrolledID)").font(.caption)
            }
        }
    }
}
