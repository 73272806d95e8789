import SwiftUI

struct StripView: View {
    @Binding var selection: Int?

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(0..<10) { number in
                    Text("\(number)").frame(width: 80)
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $selection)
    }
}

#Preview("Strip") {
    @Previewable @State var selection: Int? = 3
    StripView(selection: $selection)
}

#Preview("Fixed") {
    StripView(selection: .constant(3))
}

#Preview("By itself") {
    ScrollView {
        LazyVStack { ForEach(0..<10) { Text("\($0)") } }.scrollTargetLayout()
    }
    .scrollPosition(id: .constant(3))
}

struct StripView_Previews: PreviewProvider {
    static var previews: some View {
        StripView(selection: .constant(nil)).previewLayout(.sizeThatFits)
    }
}
