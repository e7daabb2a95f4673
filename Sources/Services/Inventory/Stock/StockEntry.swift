internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An entry of the ledger: a quantity that arrived or left, with its place and its instant. It is never changed and
/// never deleted. A wrong entry is reversed by another one.
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
  static let doc: StaticString = "An entry of the ledger: a quantity of an item that came into or left a location."
}

extension StockEntry {
  /// Returns the id of the reversal of an entry. It follows from the id of the entry, so that all devices reverse an
  /// entry once.
  static func reversal(of entry: ID<StockEntry>) -> ID<StockEntry> { ID(NaturalKey("reversal", entry.uuid, "").id()) }

  /// Returns the id of an entry of an action that can be done only once. It follows from the action and from the lot.
  static func naturalID(of deed: UUID, _ lot: ID<LotDetails>?) -> ID<StockEntry> {
    ID(NaturalKey("stockEntry", deed, lot.map { "\($0)" } ?? "").id())
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The entry's id.")
    company = field("company", \.company, "The company that the entry belongs to.")
    transaction = field(
      "transaction", \.transaction,
      "The id that the entries of one transaction share: the id of the first entry, or an id that follows from the stocktake."
    )
    item = field("item", \.item, "The moved item.")
    location = field("location", \.location, "The location.")
    type = field(
      "type", \.type,
      "The type of the movement: purchase, sale, return, adjustment, transfer, consumption, count or production.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity that came into the location, in the item's own unit; negative for stock that left the location."
    )
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost,
      "The purchase cost, or the cost of production, of one of the item's own units, for managers of the inventory only."
    )
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    note = field("note", \.note, "A free note.", .length(1...4000))
    reverses = field(
      "reverses", \.reverses, "The id of the entry that this entry reverses; `null` if it reverses none.")
    actor = field("actor", \.actor, "The user who posted the entry.")
    effectiveAt = field("effectiveAt", \.effectiveAt, "The instant at which the movement happened.")
    at = field("at", \.at, "The instant at which the entry was posted.")
    lot = field("lot", \.lot, "The lot; `null` for an item that is not tracked by lots.")
    order = field("order", \.order, "The order or the purchase that the entry was posted for.")
    orderLine = field("orderLine", \.orderLine, "The line of the order or the purchase.")
    dispatch = field("dispatch", \.dispatch, "The dispatch with which the goods left.")
    loan = field("loan", \.loan, "The loan that the entry was posted for.")
    count = field("count", \.count, "The stocktake that posted the entry.")
    build = field("build", \.build, "The build that used or made the goods.")
  }
}

/// The reason of an entry.
enum StockEntryType: String, Choice {
  /// The goods were bought.
  case purchase
  /// The goods were sold.
  case sale
  /// The goods came back from a customer, or went back to a supplier.
  case `return`
  /// The stock was found, was missing, or was corrected.
  case adjustment
  /// The goods were moved: one entry for the source, one for the target.
  case transfer
  /// The goods were used up.
  case consumption
  /// A stocktake has found more or less than expected.
  case count
  /// The goods were made.
  case production

  static let spellings = Spellings<StockEntryType>()

  /// A Boolean value that indicates whether goods of the type arrive at a cost that changes the average cost.
  var hasCost: Bool { self == .purchase || self == .production }
}
