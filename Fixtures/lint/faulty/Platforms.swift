import SwiftUI

/// Conditions around and inside the chain, none of which brings the layout.
struct Gallery: View {
    var pictures: [Picture]
    @State private var current: Picture.ID?

    var body: some View {
        ScrollView(.horizontal) {
            #if os(visionOS)
            LazyHStack(spacing: 40) { pages }
            #else
            LazyHStack(spacing: 8) { pages }
                #if os(iOS)
                .frame(height: 240)
                #endif
                .background(.quaternary)
            #endif
        }
        #if os(iOS) || os(visionOS)
        .scrollIndicators(.hidden)
        .scrollPosition(id: $current)  // warning: missing-target-layout
        #else
        .scrollPosition(id: $current, anchor: .center)  // warning: missing-target-layout
        #endif
        .frame(maxHeight: .infinity)
    }

    @ViewBuilder
    private var pages: some View {
        // ForEach(pictures) { … }.scrollTargetLayout() stood here once.
        ForEach(pictures) { picture in
            if let image = picture.image {
                image.resizable().scaledToFit()
            } else {
                Text("No picture: \".scrollTargetLayout()\" \(picture.name)")
            }
        }
    }
}

/// The layout was taken out while something was looked for.
struct Slides: View {
    var pictures: [Picture]
    @State private var current: Picture.ID?

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(pictures) { Text($0.name) } }
                #if false
                .scrollTargetLayout()
                #endif
        }
        .scrollPosition(id: $current)  // warning: missing-target-layout
    }
}
