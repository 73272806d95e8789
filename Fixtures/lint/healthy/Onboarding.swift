import SwiftUI

/// Pages as wide as the screen, page dots, and a button that goes on.
struct OnboardingView: View {
    enum Page: Int, CaseIterable, Identifiable {
        case welcome, permissions, done
        var id: Self { self }
    }

    @State private var page: Page? = .welcome
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    ForEach(Page.allCases) { page in
                        pageView(page)
                            .containerRelativeFrame([.horizontal, .vertical])
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $page)

            HStack {
                ForEach(Page.allCases) { candidate in
                    Circle()
                        .fill(candidate == page ? Color.primary : Color.secondary)
                        .frame(width: 8, height: 8)
                }
            }
            Button(page == .done ? "Start" : "Continue") {
                withAnimation {
                    switch page {
                    case .welcome?: page = .permissions
                    case .permissions?: page = .done
                    case .done?, nil: dismiss()
                    }
                }
            }
        }
    }

    @ViewBuilder
    private func pageView(_ page: Page) -> some View {
        switch page {
        case .welcome: WelcomePage()
        case .permissions: PermissionsPage()
        case .done: Text("All set")
        }
    }
}
