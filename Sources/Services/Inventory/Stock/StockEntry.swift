internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// One line of the ledger: so much came or went, there and then. It is never changed and never deleted; what was wrong is reversed by
/// another one.
struct StockEntry: ImmutableRecord {
  let id: ID<StockEntry>, company: CompanyID, transaction: UUID, item: ID<ItemDetails>, location: ID<LocationDetails>
  let type: StockEntryType, quantity: Decimal, unitCost: UnitCost?, reason: Line?, note: String?, reverses: ID<StockEntry>?
  let actor: UUID, effectiveAt: Timestamp, at: Timestamp, lot: ID<LotDetails>?, order: UUID?, orderLine: UUID?, dispatch: UUID?
  let loan: UUID?, count: UUID?

  static let entityName: StaticString = "stockEntry"
  static let service = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString = "One line of the ledger: so much of an item came or went, there and then."
}

extension StockEntry {
  /// The id of the entry that takes another one back. It follows from the other entry, which so is taken back once on all devices.
  static func reversal(of entry: ID<StockEntry>) -> ID<StockEntry> { ID(NaturalKey("reversal", entry.uuid, "").id()) }

  /// The id of an entry of something that can be done only once, which follows from that and from the lot.
  static func naturalID(of deed: UUID, _ lot: ID<LotDetails>?) -> ID<StockEntry> {
    ID(NaturalKey("stockEntry", deed, lot.map { "\($0)" } ?? "").id())
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The entry's id.")
    company = field("company", \.company, "The company that it belongs to.")
    transaction = field(
      "transaction", \.transaction,
      "The id that the entries of one transaction share: the id of the first entry, or an id that follows from the stocktake."
    )
    item = field("item", \.item, "What came or went.")
    location = field("location", \.location, "Where.")
    type = field("type", \.type, "Why.")
    quantity = field("quantity", \.quantity, "How much came, in the item's own unit; less than 0 for what went.")
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost,
      "What one of the item's own unit was bought for; for managers of the inventory alone.")
    reason = field("reason", \.reason, "Why, in the company's words.", .length(1...200))
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
    reverses = field("reverses", \.reverses, "The entry that it takes back.")
    actor = field("actor", \.actor, "Who posted it.")
    effectiveAt = field("effectiveAt", \.effectiveAt, "When it happened.")
    at = field("at", \.at, "When it was posted.")
    lot = field("lot", \.lot, "Which lot of the item; null for an item whose lots are not told apart.")
    order = field("order", \.order, "The order that it was posted for; of what was bought, the purchase.")
    orderLine = field("orderLine", \.orderLine, "The line of that.")
    dispatch = field("dispatch", \.dispatch, "The dispatch that it left with.")
    loan = field("loan", \.loan, "The loan that it was posted for.")
    count = field("count", \.count, "The count that found it.")
  }
}

/// Why stock came or went.
enum StockEntryType: String, Choice {
  /// It was bought.
  case purchase
  /// It was sold.
  case sale
  /// It came back from a customer, or went back to a supplier.
  case `return`
  /// It was found, or found missing, or is corrected.
  case adjustment
  /// It was moved: one entry where it went, one where it came.
  case transfer
  /// It was used up.
  case consumption
  /// A count has found so much more, or less.
  case count

  static let spellings = Spellings<StockEntryType>()
}
