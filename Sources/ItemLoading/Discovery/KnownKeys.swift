/// The names that members go by, in lower case, in the order in which they are preferred.
enum KnownKeys {
  /// Identities.
  static let ids = [
    "id", "_id", "uuid", "guid", "identifier", "key", "pk", "slug", "ts",
  ]

  /// Objects that hold what an item is about: GraphQL, Reddit, JSON:API, GeoJSON, Contentful and
  /// Airtable, Spotify, Contentful again.
  static let containers = ["node", "data", "attributes", "properties", "fields", "track", "sys"]

  /// Objects in which a title may also lie: YouTube, Elasticsearch, Google Books.
  static let titleContainers = containers + ["snippet", "_source", "volumeinfo"]

  /// What a person reads.
  static let titles = [
    "title", "name", "caption", "label", "alt", "alt_description", "description", "text",
    "content", "filename", "url", "headline", "subject", "displayname", "display_name", "fullname",
    "full_name", "summary", "message", "body", "username", "login", "email", "link", "href", "src",
  ]
}

extension KnownKeys {
  /// Whether a key is a known name, without regard to case.
  static func isSame(_ key: [UInt8], _ name: String) -> Bool {
    key.count == name.utf8.count && zip(key, name.utf8).allSatisfy { lowercased($0) == $1 }
  }

  /// Whether a key ends in `id` in a way that sets it off: `trackId`, `tweet_id`, `objectID`.
  static func endsInMarkedID(_ key: [UInt8]) -> Bool {
    guard key.count > 2 else { return false }
    let before = key[key.count - 3]
    return switch String(decoding: key.suffix(2), as: UTF8.self) {
    case "Id", "ID": true
    case "id": before == UInt8(ascii: "_") || before == ASCII.minus
    default: false
    }
  }

  /// Whether a key ends in `id`.
  static func endsInID(_ key: [UInt8]) -> Bool { isSame(key.suffix(2), "id") }

  /// Whether a key ends in `name` or `title`.
  static func endsInName(_ key: [UInt8]) -> Bool {
    isSame(key.suffix(4), "name") || isSame(key.suffix(5), "title")
  }

  private static func isSame(_ key: ArraySlice<UInt8>, _ name: String) -> Bool {
    isSame(Array(key), name)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
