import DragScript
import Rendering
import ScrollModel

// Jumping to an id: the line after `:`.
extension PlayState {
  /// How many items completion looks at: what a frame has time for.
  private static let searchLimit = 2000
  /// How many completions are offered.
  private static let offerLimit = 6
  /// The longest id that can be typed.
  private static let lengthLimit = 200

  mutating func type(_ key: PlayKey) {
    guard var prompt else { return }
    switch key {
    case .enter:
      self.prompt = nil
      if !prompt.text.isEmpty { jump(to: prompt.text) }
      return
    case .escape:
      self.prompt = nil
      return
    case .tab: complete(&prompt)
    case .backspace:
      guard !prompt.text.isEmpty else {
        self.prompt = nil
        return
      }
      prompt = Prompt(text: String(prompt.text.dropLast()))
    case .character(let character) where prompt.text.count < PlayState.lengthLimit:
      prompt = Prompt(text: prompt.text + String(character))
    default: break
    }
    self.prompt = prompt
  }

  /// The first completion, then the next one each time.
  private func complete(_ prompt: inout Prompt) {
    if prompt.chosen == nil { prompt.candidates = completions(of: prompt.text) }
    guard !prompt.candidates.isEmpty else { return }
    let next = prompt.chosen.map { ($0 + 1) % prompt.candidates.count } ?? 0
    prompt.chosen = next
    prompt.text = prompt.candidates[next]
  }

  /// Ids that begin with a text, among the items around the viewport and the first ones.
  func completions(of text: String) -> [String] {
    let layout = engine.layout
    let around = max(0, (engine.visiblePlaces.first ?? 0) - PlayState.searchLimit / 4)
    let half = PlayState.searchLimit / 2
    let places = Set(0..<min(half, layout.count)).union(around..<min(around + half, layout.count))
    var found: [String] = []
    for place in places.sorted() {
      guard let id = layout.id(at: place), id.description.hasPrefix(text),
        !found.contains(id.description)
      else { continue }
      found.append(id.description)
      if found.count == PlayState.offerLimit { break }
    }
    return found
  }

  /// Assigns the binding what was typed: `nil` lets go, quotes make a text of anything.
  private mutating func jump(to text: String) {
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    guard isQuoted || text != "nil" else {
      return perform(.assign(nil), as: "jump nil settle=no")
    }
    let token =
      isQuoted
      ? IDToken(String(text.dropFirst().dropLast()), isQuoted: true) : IDToken(text)
    let id = engine.bindingID(token)
    perform(.assign(id), as: "jump \(token.spelling) settle=no")
    if engine.layout.place(of: id) == nil {
      message = News(
        text: "no item has the id \(SafeText.visible(text, columns: 40)): nothing scrolls",
        style: .yellow)
    }
  }
}
