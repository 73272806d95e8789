import SwiftUI

struct Photo: Identifiable {
    let id: Int
    let title: String
}

/// Everything is there but for one line: jumping works, following does not.
struct PhotoGridScroller: View {
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
            }
            .scrollPosition(id: $scrolledID)  // warning: missing-target-layout

            Button("Jump to Photo 15") {
                withAnimation { scrolledID = 15 }
            }
            if let scrolledID {
                Text("Currently near photo \(scrolledID)").font(.caption)
            }
        }
    }
}
