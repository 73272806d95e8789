import SwiftUI

/// The content stands in computed properties and functions, as in most views of more than a screen.
struct ArticleList: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var current: Article.ID?
    var articles: [Article]

    var body: some View {
        NavigationStack {
            scroller
                .navigationTitle("Articles")
                .toolbar { toolbar }
        }
    }

    private var scroller: some View {
        ScrollView {
            content
        }
        .scrollPosition(id: $current)
        .scrollIndicators(.hidden)
    }

    @ViewBuilder
    private var content: some View {
        if sizeClass == .compact {
            column(of: articles)
                .scrollTargetLayout()
        } else {
            grid
        }
    }

    private var grid: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 240))]) {
            cells
        }
        .padding(.horizontal)
        .scrollTargetLayout()
    }

    @ViewBuilder
    private func column(of articles: [Article]) -> some View {
        LazyVStack(alignment: .leading, spacing: 12) {
            cells
        }
    }

    private var cells: some View {
        ForEach(articles) { article in
            ArticleCell(article: article)
        }
    }

    @ToolbarContentBuilder
    private var toolbar: some ToolbarContent {
        ToolbarItem { Button("Top") { current = articles.first?.id } }
    }
}
