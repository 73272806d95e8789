/// Writes SVG and HTML: every text and every attribute is escaped here, and nowhere else.
struct Markup: Sendable {
  /// What has been written.
  private(set) var text = ""

  typealias Attributes = KeyValuePairs<String, Attribute>

  /// The value of an attribute.
  enum Attribute: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// A text.
    case text(String)
    /// A number of points, to a hundredth.
    case number(Double)
    /// An attribute that is there or not, whatever its value.
    case flag(Bool)

    init(stringLiteral value: String) { self = .text(value) }
  }

  /// Opens an element on a line of its own.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    start(name, attributes)
    text += ">\n"
  }

  /// Closes an element that was opened.
  mutating func close(_ name: String) { text += "</\(name)>\n" }

  /// An element with other elements in it.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// An element that holds a text and, in front of it, elements.
  mutating func leaf(
    _ name: String, _ attributes: Attributes = [:], _ content: String,
    _ elements: (inout Markup) -> Void = { _ in }
  ) {
    start(name, attributes)
    text += ">"
    elements(&self)
    text += Markup.escaped(content)
    close(name)
  }

  /// An element without attributes that holds a text.
  mutating func leaf(_ name: String, _ content: String) { leaf(name, [:], content) }

  /// An element without content, as SVG closes it.
  mutating func empty(_ name: String, _ attributes: Attributes) {
    start(name, attributes)
    text += "/>\n"
  }

  /// An element without content, as HTML closes it.
  mutating func void(_ name: String, _ attributes: Attributes = [:]) {
    start(name, attributes)
    text += ">\n"
  }

  /// An element of SVG with a remark that shows under a pointer.
  mutating func shape(_ name: String, _ attributes: Attributes, remark: String?) {
    guard let remark else { return empty(name, attributes) }
    start(name, attributes)
    text += ">"
    leaf("title", remark)
    close(name)
  }

  /// A text of our own that is markup already: style sheets, programs, escaped data.
  mutating func raw(_ markup: String) { text += markup }

  /// Appends what another writer has written.
  mutating func append(_ other: Markup) { text += other.text }

  private mutating func start(_ name: String, _ attributes: Attributes) {
    text += "<" + name
    for (key, value) in attributes {
      switch value {
      case .text(let value): text += " \(key)=\"\(Markup.escaped(value))\""
      case .number(let value): text += " \(key)=\"\(Markup.number(value))\""
      case .flag(let isThere): text += isThere ? " \(key)" : ""
      }
    }
  }

  /// A coordinate or a length: a hundredth of a point is finer than any screen.
  static func number(_ value: Double) -> String {
    NumberText.plain(value.isFinite ? value : 0, places: 2)
  }

  /// A text that is nothing but text: no tag, no reference, no control or direction character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in SafeText.visible(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // No character of XML, though one of Unicode.
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
