/// The shapes that were learned last, and whether learning more is worth it.
///
/// Learning a shape costs as much as reading several items. Where items differ without end it
/// never pays back, so each shape is paid from a credit that fitting items fill, and when that
/// has run out the reader does without shapes for a while.
struct ShapeMemory {
  /// Two shapes serve items with an optional member; more would cost those that fit none.
  private static let limit = 2
  private static let fullCredit = 64
  /// How many items are read without shapes before the next attempt.
  private static let pause = 1024

  private(set) var shapes: [Shape] = []
  private var credit = fullCredit
  private var pause = 0

  /// Whether the next item that fits no shape is to be learned; asked once an item.
  var isOpen: Bool {
    mutating get {
      if pause > 0 {
        pause -= 1
        return false
      }
      return true
    }
  }

  /// Takes in the shape of the last item; `nil` where it was too large to have one.
  mutating func learn(_ shape: Shape?) {
    credit -= 8
    if credit <= 0 {
      shapes.removeAll()
      pause = ShapeMemory.pause
      credit = ShapeMemory.fullCredit / 4
    } else if let shape {
      shapes.insert(shape, at: 0)
      if shapes.count > ShapeMemory.limit { shapes.removeLast() }
    }
  }

  /// Puts a shape first, because it fits at present.
  mutating func reward(_ index: Int, by items: Int) {
    if index > 0 { shapes.swapAt(0, index) }
    credit = min(ShapeMemory.fullCredit, credit + items)
  }
}
