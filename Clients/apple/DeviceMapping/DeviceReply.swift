import CloudKitMapping

/// Makes the lines that a host for the store, maps and browser of a device sends. They have no line feed at the end.
public enum DeviceReply {
  /// Returns the reply with suggestions of places. Suggestions have no coordinates.
  public static func suggestions(_ suggestions: [Suggestion], id: JSONValue) -> String {
    let list = suggestions.map { one in
      JSONValue.members(
        ("token", .string(one.token)), ("title", .string(one.title)),
        ("subtitle", one.subtitle.isEmpty ? nil : .string(one.subtitle)))
    }
    return HostReply.result(.members(("suggestions", .array(list))), id: id)
  }

  /// Returns the reply with a place and its coordinates.
  public static func place(_ place: ResolvedPlace, id: JSONValue) -> String {
    HostReply.result(
      .members(
        ("name", .string(place.name)), ("region", place.region.map { .string($0) }),
        ("country", place.country.map { .string($0) }),
        ("latitude", .number("\(place.latitude)")), ("longitude", .number("\(place.longitude)")),
        ("timeZone", place.timeZone.map { .string($0) })), id: id)
  }

  /// Returns the reply with products of the store.
  public static func products(_ products: [ProductFacts], id: JSONValue) -> String {
    HostReply.result(.members(("products", .array(products.map(\.json)))), id: id)
  }

  /// Returns the reply with the result of a purchase.
  public static func purchase(_ outcome: PurchaseOutcome, id: JSONValue) -> String {
    let member: (String, JSONValue?) =
      switch outcome {
      case .document(let text): ("document", .string(text))
      case .pending: ("pending", .bool(true))
      case .cancelled: ("cancelled", .bool(true))
      }
    return HostReply.result(.members(member), id: id)
  }

  /// Returns the reply with the user's purchases: the documents that the store has signed.
  public static func documents(_ documents: [String], id: JSONValue) -> String {
    HostReply.result(.members(("documents", .array(documents.map { .string($0) }))), id: id)
  }

  /// Returns the reply to a request to open an address.
  public static func opened(_ isOpened: Bool, id: JSONValue) -> String {
    HostReply.result(.members(("opened", .bool(isOpened))), id: id)
  }

  /// Returns the error for a request that could not be carried out.
  public static func failure(_ message: String, id: JSONValue) -> String {
    let error = JSONValue.members(("code", .int(1)), ("message", .string(message)))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("error", error)).text
  }

  /// Returns the request that sends documents to the core. They are from transactions that the store has reported by
  /// itself, such as approved purchases, and purchases on other devices.
  public static func ingest(_ documents: [String], id: String) -> String {
    JSONValue.members(
      ("jsonrpc", .string("2.0")), ("id", .string(id)), ("method", .string("entitlements.ingest")),
      ("params", .members(("documents", .array(documents.map { .string($0) }))))
    ).text
  }
}

/// A suggestion of a place for a typed text.
public struct Suggestion: Equatable, Sendable {
  public let token: String, title: String, subtitle: String

  public init(token: String, title: String, subtitle: String) {
    self.token = token
    self.title = title
    self.subtitle = subtitle
  }
}

/// A place with its coordinates, in degrees.
public struct ResolvedPlace: Equatable, Sendable {
  public let name: String, region: String?, country: String?, latitude: Double, longitude: Double, timeZone: String?

  /// - Parameter country: the country's code, two capital letters (ISO 3166-1).
  public init(name: String, region: String?, country: String?, latitude: Double, longitude: Double, timeZone: String?) {
    self.name = name
    self.region = region
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
  }
}

/// The result of a purchase.
public enum PurchaseOutcome: Equatable, Sendable {
  /// The user has bought the product. The text is the transaction that the store has signed.
  case document(String)
  case pending
  case cancelled
}
