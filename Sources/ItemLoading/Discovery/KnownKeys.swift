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
