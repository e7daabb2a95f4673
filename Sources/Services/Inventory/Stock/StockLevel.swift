internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The stock of an item: in all locations, in one location, or in one lot in a location.
struct StockLevel: Record {
  let item: ID<ItemDetails>
  let names: ItemNames
  let location: ID<LocationDetails>?
  let locationName: Line?
  let lot: ID<LotDetails>?
  var batch: Line?, serial: Line?
  let onHand: Decimal, reserved: Decimal?, unavailable: Decimal, onOrder: Decimal?,
    incomingAt: Timestamp?
  private(set) var available: Decimal
  let averageCost: UnitCost?

  static let doc: StaticString =
    "The stock of an item in all locations, in one location or in one lot: the sum of the entries in the ledger."

  /// Creates the level of an item in a location, or of one of its lots in the location.
  init(_ item: NamedItem, in location: Location, _ lot: Lot?, _ level: Level) {
    (self.item, names) = (item.id, item.names)
    (self.location, locationName) = (location.id, location.details.name)
    (self.lot, batch, serial) = (lot?.id, lot?.details.batch, lot?.details.serial)
    onHand = Decimal(units: level.onHand)
    unavailable = Decimal(units: level.unavailable)
    available = Decimal(units: level.available)
    (reserved, onOrder, incomingAt, averageCost) = (nil, nil, nil, nil)
  }

  /// Creates the level of a part, which is the stock of one lot in a location.
  init(_ item: NamedItem, _ part: StockPart) {
    self.init(
      item, in: part, lot: part.lot, onHand: Int128(part.onHand),
      unavailable: part.isAvailable ? 0 : Int128(part.onHand))
    (batch, serial) = (part.batch, part.serial)
  }

  /// Creates the level of a sum of parts. A part is the stock of one lot in a location.
  /// - Parameter part: one of the summed parts if all of them are in the same location; otherwise `nil`.
  init(_ item: NamedItem, in part: StockPart?, lot: ID<LotDetails>? = nil, onHand: Int128, unavailable: Int128) {
    (self.item, names) = (item.id, item.names)
    (location, locationName) = (part.map { ID($0.location) }, part?.locationName)
    (self.lot, batch, serial) = (lot, nil, nil)
    self.onHand = Decimal(units: Int(clamping: onHand))
    self.unavailable = Decimal(units: Int(clamping: unavailable))
    available = Decimal(units: Int(clamping: onHand - unavailable))
    (reserved, onOrder, incomingAt, averageCost) = (nil, nil, nil, nil)
  }

  /// Creates the level of an item in all locations together.
  init(_ item: NamedItem, _ stock: ItemStock) {
    (self.item, names) = (item.id, item.names)
    (location, locationName, lot, batch, serial) = (nil, nil, nil, nil, nil)
    onHand = Decimal(units: stock.level.onHand)
    reserved = Decimal(units: stock.reserved)
    unavailable = Decimal(units: stock.level.unavailable)
    available = Decimal(units: stock.available)
    onOrder = Decimal(units: stock.incoming)
    incomingAt = stock.incomingAt
    averageCost = stock.unitCost
  }

  /// Returns a copy of the level for a kit. A kit has no stock: the number of kits that can be made counts as
  /// available.
  func making(_ kits: Decimal) -> StockLevel {
    var level = self
    level.available = kits
    return level
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    names = field.embed(\.names)
    location = field("location", \.location, "The id of the location; `null` for all locations together.")
    locationName = field("locationName", \.locationName, "The location's name.")
    lot = field(
      "lot", \.lot, "The id of the lot; `null` for all lots together, and for an item that is not tracked by lots.")
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
    onHand = field("onHand", \.onHand, "The quantity on hand, in the item's own unit.")
    reserved = field(
      "reserved", \.reserved,
      "The quantity that is reserved for open orders and builds, in the item's own unit. `null` if the levels of an earlier time were requested. Also `null` for a single location or lot, because reservations apply to the stock of all locations together."
    )
    unavailable = field(
      "unavailable", \.unavailable,
      "The quantity on hand that must not be sold: it is lent, in transit, scrapped, or of a lot whose status is neither `ok` nor `attention`."
    )
    available = field(
      "available", \.available,
      "The quantity that can be sold or used, in the item's own unit: `onHand` less `reserved` and `unavailable`. For a kit in all locations together, the number of whole kits that can be made of available components."
    )
    onOrder = field(
      "onOrder", \.onOrder,
      "The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own unit. `null` for a single location or lot, and for an earlier instant."
    )
    incomingAt = field(
      "incomingAt", \.incomingAt,
      "The instant at which the next part of `onOrder` is expected; `null` if it is not known.")
    averageCost = field.restricted(
      to: Department.inventory.mask, "averageCost", \.averageCost,
      "The average purchase cost of one of the item's own units, for managers of the inventory only. `null` for a single location or lot, for an earlier instant, and if no receipt had a cost."
    )
  }
}
