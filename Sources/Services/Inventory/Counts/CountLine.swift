internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The counted quantity of an item in a place. A line is never changed: a second count of the same place is another
/// line, and the last line counts.
struct CountLine: ImmutableRecord {
  let id: ID<CountLine>, company: CompanyID, count: ID<CountDetails>, item: ID<ItemDetails>,
    location: ID<LocationDetails>
  let lot: ID<LotDetails>?, quantity: Decimal, expected: Decimal?, actor: UUID, at: Timestamp

  static let entityName: StaticString = "countLine"
  static let service = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString = "The counted quantity of an item in a location."

  /// The counted quantity less the expected quantity, in units of `Decimal`.
  var difference: Int { quantity.units - (expected?.units ?? quantity.units) }
}

extension CountLine {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The line's id.")
    company = field("company", \.company, "The company that the line belongs to.")
    count = field("count", \.count, "The stocktake.")
    item = field("item", \.item, "The counted item.")
    location = field("location", \.location, "The location of the counted stock.")
    lot = field("lot", \.lot, "The counted lot; `null` for an item that is not tracked by lots.")
    quantity = field("quantity", \.quantity, "The counted quantity, in the item's own unit.")
    expected = field(
      "expected", \.expected,
      "The quantity in the ledger when the line was recorded, in the item's own unit. So a later sale makes no difference. `null` for a caller who counts blind."
    )
    actor = field("actor", \.actor, "The user who counted.")
    at = field("at", \.at, "The instant at which the stock was counted.")
  }

  /// The line without the expected quantity, for a caller who counts blind.
  var blinded: CountLine {
    CountLine(
      id: id, company: company, count: count, item: item, location: location, lot: lot, quantity: quantity,
      expected: nil, actor: actor,
      at: at)
  }
}
