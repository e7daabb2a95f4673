internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// What was found of an item in a place, when it was counted. It is never changed: what is counted again is another line, and the last one
/// holds.
struct CountLine: ImmutableRecord {
  let id: ID<CountLine>, company: CompanyID, count: ID<CountDetails>, item: ID<ItemDetails>, location: ID<LocationDetails>
  let lot: ID<LotDetails>?, quantity: Decimal, expected: Decimal?, actor: UUID, at: Timestamp

  static let entityName: StaticString = "countLine"
  static let service = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString = "What was found of an item in a place, when it was counted."

  /// How much more there was than expected.
  var difference: Int { quantity.units - (expected?.units ?? quantity.units) }
}

extension CountLine {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The line's id.")
    company = field("company", \.company, "The company that it belongs to.")
    count = field("count", \.count, "The stocktake.")
    item = field("item", \.item, "What was counted.")
    location = field("location", \.location, "Where.")
    lot = field("lot", \.lot, "Which lot of it; null for an item whose lots are not told apart.")
    quantity = field("quantity", \.quantity, "How much there was, in the item's own unit.")
    expected = field(
      "expected", \.expected, "How much the ledger said then, so that what is sold meanwhile is no difference; null for who counts blind.")
    actor = field("actor", \.actor, "Who counted.")
    at = field("at", \.at, "When.")
  }

  /// The same for who is not to be told what was expected.
  var blinded: CountLine {
    CountLine(
      id: id, company: company, count: count, item: item, location: location, lot: lot, quantity: quantity, expected: nil, actor: actor,
      at: at)
  }
}
