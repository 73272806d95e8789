import SwiftUI

/// The model of the app whose scroll position is under test.
public struct Photo: Identifiable, Sendable {
  public let id: Int
  public let title: String

  public static let all = (1...20).map { Photo(id: $0, title: "Photo \($0)") }
}

/// The app's own use of a name that the library has too.
public struct PhotoList: View {
  public static let anchor = SwiftUI.UnitPoint.top
}
