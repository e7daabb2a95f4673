internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A line of a stocktake: the counted quantity of an item in a location and lot. A line is never changed. If the same
/// place is counted again, a second line is added, and the last line is valid.
struct CountLine: ImmutableRecord {
  let id: ID<CountLine>, company: CompanyID, count: ID<CountDetails>, item: ID<ItemDetails>,
    location: ID<LocationDetails>
  let lot: ID<LotDetails>?, quantity: Decimal, expected: Decimal?, actor: UUID, at: Timestamp

  static let entityName: StaticString = "countLine"
  static let service = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString = "A line of a stocktake: the counted quantity of an item in a location."

  /// The counted quantity less the expected quantity, in units of `Decimal`; 0 if the expected quantity is hidden.
  var difference: Int { quantity.units - (expected?.units ?? quantity.units) }
}

extension CountLine {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The line's id.")
    company = field("company", \.company, "The id of the company that the line belongs to.")
    count = field("count", \.count, "The id of the stocktake.")
    item = field("item", \.item, "The id of the counted item.")
    location = field("location", \.location, "The id of the location of the counted stock.")
    lot = field("lot", \.lot, "The id of the counted lot; `null` for an item that is not tracked by lots.")
    quantity = field("quantity", \.quantity, "The counted quantity, in the item's own unit.")
    expected = field(
      "expected", \.expected,
      "The quantity in the ledger when the line was recorded, in the item's own unit. A sale after the recording does not change it. `null` if the caller may not see it, because the stocktake is blind."
    )
    actor = field("actor", \.actor, "The id of the user who counted.")
    at = field("at", \.at, "The instant at which the stock was counted.")
  }

  /// A copy of the line without the expected quantity, for a caller who may not see it because the stocktake is blind.
  var blinded: CountLine {
    CountLine(
      id: id, company: company, count: count, item: item, location: location, lot: lot, quantity: quantity,
      expected: nil, actor: actor,
      at: at)
  }
}
