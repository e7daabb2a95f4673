import CloudKitMapping

/// A line from the core, as a host for the store, maps and browser of a device sorts it.
public enum DeviceLine: Equatable, Sendable {
  /// The request `host.places.search`, with the id for the reply.
  case search(PlaceQuery, id: JSONValue)
  /// The request `host.places.resolve`, with the token of a suggestion.
  case resolve(token: String, id: JSONValue)
  /// The request `host.store.products`, with the ids of the products.
  case products(ids: [String], id: JSONValue)
  /// The request `host.store.purchase`.
  case purchase(PurchaseQuestion, id: JSONValue)
  /// The request `host.store.sync`.
  case sync(id: JSONValue)
  /// The request `host.url.open`.
  case open(url: String, id: JSONValue)
  /// The notification `host.cancel`, with the id of a request that no longer needs a reply.
  case cancel(id: JSONValue)
  /// A request that can't be read, with the line that replies to it.
  case malformed(reply: String)
  /// Any other line, for the app.
  case other

  /// The names of the host requests about places.
  public static let places = ["host.places.search", "host.places.resolve"]
  /// The names of the host requests about the store.
  public static let store = ["host.store.products", "host.store.purchase", "host.store.sync"]
  /// The name of the host request that opens an address.
  public static let addresses = ["host.url.open"]

  public init(_ line: String) {
    guard let value = try? JSONValue(parsing: line), let method = value["method"]?.string else {
      self = .other
      return
    }
    if method == "host.cancel", let id = value["params"]?["id"] {
      self = .cancel(id: id)
      return
    }
    guard let id = value["id"], (DeviceLine.places + DeviceLine.store + DeviceLine.addresses).contains(method) else {
      self = .other
      return
    }
    self =
      DeviceLine(method, value["params"] ?? .object([]), id)
      ?? .malformed(
        reply: HostReply.fault(.invalidParams, "a parameter of \(method) is missing, or has the wrong type", id: id))
  }

  private init?(_ method: String, _ params: JSONValue, _ id: JSONValue) {
    switch method {
    case "host.places.search":
      guard let query = PlaceQuery(params) else { return nil }
      self = .search(query, id: id)
    case "host.places.resolve":
      guard let token = params["token"]?.string else { return nil }
      self = .resolve(token: token, id: id)
    case "host.store.products":
      guard let list = params["ids"]?.array, case let ids = list.compactMap(\.string), ids.count == list.count else {
        return nil
      }
      self = .products(ids: ids, id: id)
    case "host.store.purchase":
      guard let question = PurchaseQuestion(params) else { return nil }
      self = .purchase(question, id: id)
    case "host.store.sync": self = .sync(id: id)
    default:
      guard let url = params["url"]?.string else { return nil }
      self = .open(url: url, id: id)
    }
  }
}

/// A search for places that match a typed text.
public struct PlaceQuery: Equatable, Sendable {
  public let text: String
  /// The position near which to search, in degrees, or `nil` to search everywhere.
  public let near: Coordinates?
  /// The maximum number of suggestions.
  public let limit: Int

  public struct Coordinates: Equatable, Sendable {
    public let latitude: Double, longitude: Double

    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  init?(_ params: JSONValue) {
    guard let text = params["text"]?.string, let limit = params["limit"]?.int else { return nil }
    self.text = text
    self.limit = Int(limit)
    near =
      if let latitude = params["latitude"]?.double, let longitude = params["longitude"]?.double {
        Coordinates(latitude: latitude, longitude: longitude)
      } else {
        nil
      }
  }
}

/// A request to let the user buy a product.
public struct PurchaseQuestion: Equatable, Sendable {
  public let productID: String
  public let offerID: String?
  /// The id of the purchase. If the core repeats the request, the id is the same.
  ///
  /// It is stored in StoreKit as `appAccountToken`. By this token, a purchase that was already made is found.
  public let purchaseID: String

  init?(_ params: JSONValue) {
    guard let product = params["productId"]?.string, let purchase = params["purchaseId"]?.string else { return nil }
    productID = product
    purchaseID = purchase
    offerID = params["offerId"]?.string
  }
}

extension JSONValue {
  /// The number as a `Double`, which MapKit needs for coordinates.
  var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }
}
