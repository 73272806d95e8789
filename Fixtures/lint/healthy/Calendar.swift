import SwiftUI

/// Months in a grid, weeks of seven columns, today at the top.
struct CalendarView: View {
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
    @State private var month: Month.ID?
    @State private var model = CalendarModel()

    var body: some View {
        GeometryReader { proxy in
            ScrollViewReader { reader in
                ScrollView(.vertical, showsIndicators: false) {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(model.months) { month in
                            Section(header: MonthHeader(month: month)) {
                                LazyVGrid(columns: columns) {
                                    ForEach(month.days) { day in
                                        DayCell(day: day)
                                            .frame(height: proxy.size.width / 7)
                                    }
                                }
                            }
                            .id(month.id)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $month, anchor: .top)
                .onAppear { reader.scrollTo(model.currentMonth.id, anchor: .top) }
            }
        }
        .onChange(of: month) { oldValue, newValue in
            guard let newValue, newValue == model.months.last?.id else { return }
            model.loadMore()
        }
    }
}
