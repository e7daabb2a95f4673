internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An entry of the ledger: a quantity of an item that arrived in a location or left it, and the instant. An entry is
/// never changed or deleted. A wrong entry is corrected by a second entry that reverses it.
struct StockEntry: ImmutableRecord {
  let id: ID<StockEntry>, company: CompanyID, transaction: UUID, item: ID<ItemDetails>, location: ID<LocationDetails>
  let type: StockEntryType, quantity: Decimal, unitCost: UnitCost?, reason: Line?, note: String?,
    reverses: ID<StockEntry>?
  let actor: UUID, effectiveAt: Timestamp, at: Timestamp, lot: ID<LotDetails>?, order: UUID?, orderLine: UUID?,
    dispatch: UUID?
  let loan: UUID?, count: UUID?, build: UUID?

  static let entityName: StaticString = "stockEntry"
  static let service = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString =
    "An entry of the ledger: a quantity of an item that came into or left a location. Entries are never changed; another entry can reverse an entry."
}

extension StockEntry {
  /// Returns the id of the reversal of an entry. The id is computed from the entry's id. So if several devices reverse
  /// the same entry, they create the same reversal.
  static func reversal(of entry: ID<StockEntry>) -> ID<StockEntry> { ID(NaturalKey("reversal", entry.uuid, "").id()) }

  /// Returns the id of an entry of an action that can be done only once. The id is computed from the action and the
  /// lot, so that all devices create the same entry.
  static func naturalID(of deed: UUID, _ lot: ID<LotDetails>?) -> ID<StockEntry> {
    ID(NaturalKey("stockEntry", deed, lot.map { "\($0)" } ?? "").id())
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The entry's id.")
    company = field("company", \.company, "The id of the company that the entry belongs to.")
    transaction = field(
      "transaction", \.transaction,
      "The id of the transaction. All entries that were posted together have the same id. It is the id of the first of them, or an id that is computed from the stocktake."
    )
    item = field("item", \.item, "The id of the moved item.")
    location = field("location", \.location, "The id of the location that the stock came into or left.")
    type = field(
      "type", \.type,
      "The reason for the movement: purchase, sale, return, adjustment, transfer, consumption, count or production.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity that came into the location, in the item's own unit; negative for stock that left the location."
    )
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost,
      "The purchase cost, or the cost of production, of one of the item's own units, for managers of the inventory only."
    )
    reason = field("reason", \.reason, "The reason for the movement, in the company's words.", .length(1...200))
    note = field("note", \.note, "A free text about the movement.", .length(1...4000))
    reverses = field(
      "reverses", \.reverses, "The id of the entry that this entry reverses; `null` if it reverses none.")
    actor = field("actor", \.actor, "The id of the user who posted the entry.")
    effectiveAt = field("effectiveAt", \.effectiveAt, "The instant at which the movement happened.")
    at = field("at", \.at, "The instant at which the entry was posted.")
    lot = field("lot", \.lot, "The id of the moved lot; `null` for an item that is not tracked by lots.")
    order = field("order", \.order, "The id of the order or of the purchase for which the entry was posted.")
    orderLine = field("orderLine", \.orderLine, "The id of the line of that order or purchase.")
    dispatch = field("dispatch", \.dispatch, "The id of the dispatch with which the goods left.")
    loan = field("loan", \.loan, "The id of the loan for which the entry was posted.")
    count = field("count", \.count, "The id of the stocktake that posted the entry.")
    build = field("build", \.build, "The id of the build that used or made the goods.")
  }
}

/// The kind of event for which a ledger entry was posted.
enum StockEntryType: String, Choice {
  /// The goods were bought from a supplier.
  case purchase
  /// The goods were sold.
  case sale
  /// The goods came back from a customer, or went back to a supplier.
  case `return`
  /// The quantity was corrected, or goods were found or lost.
  case adjustment
  /// The goods were moved to another location or lot. A transfer has two entries, one for the source and one for the
  /// target.
  case transfer
  /// The goods were used up.
  case consumption
  /// A stocktake found a quantity that differs from the expected one.
  case count
  /// A build made the goods.
  case production

  static let spellings = Spellings<StockEntryType>()

  /// A Boolean value that indicates whether arriving goods of this type have a cost that changes the item's average
  /// cost.
  var hasCost: Bool { self == .purchase || self == .production }
}
