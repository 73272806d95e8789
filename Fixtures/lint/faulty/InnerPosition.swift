import SwiftUI

struct InnerPosition: View {
  let photos: [Photo]
  @State private var scrolledID: Photo.ID?

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(photos) { PhotoRow(photo: $0) }
      }
      .scrollTargetLayout()
      .scrollPosition(id: $scrolledID)  // warning: misplaced-scroll-position
    }
  }
}
