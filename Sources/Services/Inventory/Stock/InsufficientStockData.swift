internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The `data` of the error `insufficientStock`, which refuses a movement that takes more stock than there is.
struct InsufficientStockData: ErrorData {
  let item: ID<ItemDetails>, location: ID<LocationDetails>, lot: ID<LotDetails>?, asked: Decimal, onHand: Decimal,
    available: Decimal
  var elsewhere: [StockElsewhere] = []
  var incoming: Decimal?, incomingAt: Timestamp?

  static let code = ErrorCode.insufficientStock

  init(item: ID<ItemDetails>, location: ID<LocationDetails>, lot: ID<LotDetails>?, asked: Int, _ level: Level) {
    self.item = item
    self.location = location
    self.lot = lot
    self.asked = Decimal(units: asked)
    onHand = Decimal(units: level.onHand)
    available = Decimal(units: level.available)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    location = field("location", \.location, "The id of the location from which the request takes the stock.")
    lot = field("lot", \.lot, "The id of the lot; `null` if the request named none.")
    asked = field("asked", \.asked, "The requested quantity, in the item's own unit.")
    onHand = field(
      "onHand", \.onHand,
      "The quantity on hand in the location, in the item's own unit. If the request named a lot, the quantity of this lot."
    )
    available = field(
      "available", \.available,
      "The quantity that could be taken, in the item's own unit. Stock that is reserved for orders or builds is excluded. If the request named no lot, expired lots and lots that must not be sold are excluded, too."
    )
    elsewhere = field(
      "elsewhere", \.elsewhere,
      "The usable stock of the item in other locations, at most ten of them. Empty for callers who may not view the inventory."
    )
    incoming = field(
      "incoming", \.incoming,
      "The quantity that is expected: on order, or to be made by open builds. `null` for callers who may not view the inventory."
    )
    incomingAt = field(
      "incomingAt", \.incomingAt,
      "The instant at which the next part of `incoming` is expected; `null` if it is not known.")
  }
}

/// The usable stock of an item in another location than the one from which a refused request takes it.
struct StockElsewhere: Record, Sendable {
  let location: UUID, locationName: Line, usable: Decimal

  static let doc: StaticString = "The usable stock of an item in another location."

  init(_ place: PlaceStock) { (location, locationName, usable) = (place.location, place.name, place.usable) }

  init<F: Fields<Self>>(_ field: inout F) {
    location = field("location", \.location, "The id of the location.")
    locationName = field("locationName", \.locationName, "The location's name.")
    usable = field(
      "usable", \.usable,
      "The quantity in the location that can be used, in the item's own unit. A part of it may be reserved.")
  }
}

extension Posting {
  private static let mostElsewhere = 10

  /// Returns the error for a movement that takes more stock than there is. To callers who may view the inventory, the
  /// error also says where else the item is in stock, and what is expected.
  /// - Parameter message: what is there, and what the request takes.
  func insufficientStock(
    of item: Item, in location: Location, _ lot: Lot?, asked: Int, onHand: Int, available: Int, _ message: String
  ) throws(Failure) -> Failure {
    var data = InsufficientStockData(
      item: item.id, location: location.id, lot: lot?.id, asked: asked,
      Level(onHand: onHand, unavailable: onHand - available))
    guard Access.view(.inventory).permits(context.rights) else { return Failure(data, message) }
    let others = try inventory.places(of: [item.uuid], in: context)
    data.elsewhere = others.filter { $0.location != location.uuid && $0.usable.units > 0 }
      .prefix(Posting.mostElsewhere).map(StockElsewhere.init)
    if let facts = try inventory.facts(of: [item.uuid], in: context).first ?? nil {
      (data.incoming, data.incomingAt) = (facts.incoming, facts.incomingAt)
    }
    return Failure(data, message + data.otherStock(in: item.details.unit.text))
  }
}

extension InsufficientStockData {
  /// Sentences for the error message: the stock in other locations, and the stock that is expected.
  fileprivate func otherStock(in unit: String) -> String {
    let places = elsewhere.map { "\($0.usable) \(unit) in \($0.locationName.text)" }
    let there = places.isEmpty ? "" : ". In stock elsewhere: \(places.joined(separator: ", "))"
    guard let incoming, incoming.units > 0 else { return there }
    return "\(there). Expected: \(incoming) \(unit)\(incomingAt.map { ", the next at \($0)" } ?? "")"
  }
}
