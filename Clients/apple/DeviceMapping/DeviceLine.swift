import CloudKitMapping

/// A line from the core, as a host with a device's store, maps and browser reads it.
public enum DeviceLine: Equatable, Sendable {
  /// `host.places.search`, with the id that the reply must have.
  case search(PlaceQuery, id: JSONValue)
  /// `host.places.resolve`, with the token of a suggestion.
  case resolve(token: String, id: JSONValue)
  /// `host.store.products`, with the ids of the products.
  case products(ids: [String], id: JSONValue)
  /// `host.store.purchase`.
  case purchase(PurchaseQuestion, id: JSONValue)
  /// `host.store.sync`.
  case sync(id: JSONValue)
  /// `host.url.open`.
  case open(url: String, id: JSONValue)
  /// `host.cancel`, with the id of a request that needs no reply any more.
  case cancel(id: JSONValue)
  /// A request that can't be understood, with the line that answers it.
  case malformed(reply: String)
  /// Any other line, for the app.
  case other

  /// The names of the requests about places.
  public static let places = ["host.places.search", "host.places.resolve"]
  /// The names of the requests about the store.
  public static let store = ["host.store.products", "host.store.purchase", "host.store.sync"]
  /// The name of the request that opens an address.
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

/// A search for places by a typed text.
public struct PlaceQuery: Equatable, Sendable {
  public let text: String
  /// The place to search near, in degrees, or `nil` to search everywhere.
  public let near: Coordinates?
  /// The greatest number of suggestions.
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
  /// The id of the purchase. It is the same when the core sends the request again.
  ///
  /// It is StoreKit's `appAccountToken`, by which a purchase that was already made is found.
  public let purchaseID: String

  init?(_ params: JSONValue) {
    guard let product = params["productId"]?.string, let purchase = params["purchaseId"]?.string else { return nil }
    productID = product
    purchaseID = purchase
    offerID = params["offerId"]?.string
  }
}

extension JSONValue {
  /// A number as a `Double`, for coordinates: MapKit has doubles.
  var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }
}
