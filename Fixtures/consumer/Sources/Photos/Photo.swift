import SwiftUI

/// The model of the app whose scroll position is under test.
public struct Photo: Identifiable, Sendable {
  /// Counts from 1.
  public let id: Int
  /// What the row shows.
  public let title: String

  /// The photos of the list.
  public static let all = (1...20).map { Photo(id: $0, title: "Photo \($0)") }
}

/// The app's own use of a name that the library has too.
public struct PhotoList: View {
  /// The anchor of the list's scroll position.
  public static let anchor = SwiftUI.UnitPoint.top
}
