extension ScrollScene {
  /// Makes the items scroll targets: the line that the read path depends on.
  public func scrollTargetLayout(isEnabled: Bool = true) -> ScrollScene {
    configured { $0.targetLayout = isEnabled ? .on : .off }
  }

  /// Binds the id, with the value that it holds before the first layout.
  public func scrollPosition(id: ID?, anchor: UnitPoint? = nil) -> ScrollScene {
    var scene = self
    let initial = id.map { scene.itemID(for: $0) }
    return scene.configured {
      $0.initial = initial
      $0.anchor = anchor
    }
  }

  /// Where the content may come to rest after a gesture.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> ScrollScene {
    configured { $0.behavior = behavior }
  }

  /// Content margins, which inset the content.
  public func contentMargins(_ margins: EdgeInsets) -> ScrollScene {
    configured { $0.margins = margins }
  }

  /// Safe area, which adds to the margins.
  public func safeAreaPadding(_ insets: EdgeInsets) -> ScrollScene {
    configured { $0.safeArea = insets }
  }

  /// Padding inside the content, which is content and no inset.
  public func padding(_ padding: EdgeInsets) -> ScrollScene {
    configured { $0.padding = padding }
  }

  /// The anchor for all three roles.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> ScrollScene {
    configured {
      $0.defaultAnchor = DefaultScrollAnchor(
        initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// Points between two items.
  public func spacing(_ spacing: Double) -> ScrollScene { configured { $0.spacing = spacing } }

  /// Any other choice: policies, profile, direction, observers.
  ///
  ///     let scene = photos.configuration { $0.policies.read = .leading }
  public func configuration(
    _ change: (inout ScrollConfiguration) -> Void
  ) -> ScrollScene {
    configured(change)
  }
}
