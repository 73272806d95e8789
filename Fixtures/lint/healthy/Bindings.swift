import SwiftUI

/// Bindings that are made by hand and keep what they are given.
struct PagerView: View {
    @State private var model = PagerModel()
    @AppStorage("page") private var stored = 0

    private var page: Binding<Int?> {
        Binding(
            get: { model.page },
            set: { newValue in
                guard let newValue else { return }
                model.page = newValue
                stored = newValue
            }
        )
    }

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(0..<12, id: \.self) { month in
                    MonthPage(month: month).containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: page)
    }
}

struct OptionalPager: View {
    @Binding var index: Int

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(0..<5) { PageView(number: $0) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(
            id: Binding(get: { index }, set: { if let new = $0 { index = new } }),
            anchor: .center
        )
    }
}

@Observable
final class PagerModel {
    var page: Int? = 0
}
