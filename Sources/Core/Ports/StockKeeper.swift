public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Provides a company's stock to other services, and posts their movements to the ledger.
public protocol StockKeeper: AnyObject {
  /// Returns the item with the given id or SKU.
  /// - Parameter pointer: the JSON pointer to the object with `item` and `sku` in the parameters.
  /// - Throws: `notFound`; -32602 unless exactly one of `item` and `sku` is given.
  func item(_ id: UUID?, _ sku: Line?, at pointer: String, in context: CompanyContext) throws(Failure) -> StockedItem

  /// Returns the quantities of an item, summed over all locations.
  func stock(of item: UUID, in context: CompanyContext) throws(Failure) -> StockFigures

  /// Returns the items that one unit of a kit takes from the stock at present.
  /// - Parameter pointer: the JSON pointer to the kit in the parameters.
  /// - Throws: -32602 for a kit without a usable bill of materials.
  func parts(of kit: StockedItem, at pointer: String, in context: CompanyContext) throws(Failure) -> [KitPart]

  /// Returns the changes of items' kinds that sync has undone, and removes them from the list. Sync undoes such a
  /// change if goods of the item are in stock, reserved or on order.
  func undoneKinds(in context: CompanyContext) -> SyncedConsequences

  /// Returns the average cost of one unit of an item, or the cost of a service. Returns `nil` if it is not known.
  func unitCost(of item: UUID, in context: CompanyContext) throws(Failure) -> UnitCost?

  /// Returns a walk through the ledger, item by item, with the quantities and the value of each item. An entry counts
  /// at the time when its movement happened. The average cost of one unit is computed from the counted entries, in the
  /// order in which they were posted. Entries that are posted after this call are not counted.
  /// - Parameters:
  ///   - from: the beginning of the period, or `nil` for the beginning of the ledger. Earlier entries make the opening
  ///     stock.
  ///   - until: the end of the period, or `nil` for the present stock. Entries from this instant on are not counted.
  func valuation(from: Timestamp?, until: Timestamp?, in context: CompanyContext) throws(Failure) -> Walk<ValuedItem>

  /// Returns the numbers of low items, expiring lots and overdue loans.
  /// - Parameter day: the current day. A lot is counted if it expires within a number of days from this day on. The
  ///   company's settings give that number.
  func summary(on day: Day, in context: CompanyContext) throws(Failure) -> StockSummary

  /// Returns the given locations in the order of the tree of locations. A location comes before the locations inside
  /// it, and locations with the same parent are sorted by name.
  func places(_ ids: [UUID], in context: CompanyContext) throws(Failure) -> [StockPlace]

  /// Returns the text that names a location in exported files: its code or its path. Returns `nil` if there is no such
  /// location.
  func spelling(ofLocation id: UUID, in context: CompanyContext) throws(Failure) -> String?

  /// Returns the location that a request names, or `nil` if the request names none.
  /// - Throws: `notFound`; -32602 with the pointer for a location that can't hold stock.
  func location(_ name: LocationName?, at pointer: String, in context: CompanyContext) throws(Failure) -> UUID?

  /// Returns the location that a text in a file names by its code, its path or its id. Returns `nil` if there is no
  /// such location.
  func location(spelled text: String, in context: CompanyContext) throws(Failure) -> UUID?

  /// Returns the lot of an item with this serial number. If there is none, returns the lot with this batch. Returns
  /// `nil` if there is no such lot either.
  func lot(of item: UUID, batch: Line?, serial: Line?, in context: CompanyContext) throws(Failure) -> UUID?

  func lot(_ id: UUID, in context: CompanyContext) throws(Failure) -> StockLot

  /// Posts movements to the ledger. Either all movements are posted or none.
  /// - Parameter asOne: a Boolean value that indicates whether all entries belong to one transaction.
  /// - Throws: `insufficientStock`, `notFound` and -32602 with the movement's pointers.
  func post(_ movements: [StockMovement], asOne: Bool, in context: CompanyContext) throws(Failure) -> [PostedMovement]

  /// Reverses a transaction that was posted by mistake. A transaction can be reversed once.
  /// - Parameter pointer: the JSON pointer to the id of the transaction in the parameters.
  /// - Returns: the reversing movement.
  /// - Throws: `alreadyReversed`; `insufficientStock` if stock that came with the transaction is no longer there.
  func reverse(_ transaction: UUID, reason: Line, at pointer: String, in context: CompanyContext) throws(Failure)
    -> PostedMovement

  /// Returns the entries that reverse a transaction. Such entries are needed if devices that had not synced have
  /// together posted too much. Each device makes the same entries.
  /// - Returns: the entries, and the id of the transaction that they form. `nil` if the ledger does not have the
  ///   transaction to reverse.
  func undoing(
    _ transaction: UUID, reason: Line, in context: CompanyContext
  ) throws(Failure) -> (consequences: SyncedConsequences, transaction: UUID)?

  /// Stores the demand of one source for an item: the quantity that all its open records will take. Stock of the item
  /// is reserved for these records. The demand of other sources does not change.
  func setDemand(_ quantity: Decimal, of source: PlanSource, for item: UUID, in context: CompanyContext)
    throws(Failure)

  /// Stores the quantity of an item that the open records of one source expect, and the time of the next arrival. The
  /// time is `nil` if it is not known. The expected quantities of other sources do not change.
  func setIncoming(
    _ quantity: Decimal, at instant: Timestamp?, of source: PlanSource, for item: UUID, in context: CompanyContext
  ) throws(Failure)

  /// Returns the part of a source's demand for an item that is older than an instant. Older demand gets stock first.
  func demand(
    for item: UUID, of source: PlanSource, queuedBefore instant: Timestamp, in context: CompanyContext
  ) throws(Failure) -> Decimal

  /// Returns the facts of items in the order of their ids, with `nil` for an unknown item. One query reads all items.
  func facts(of items: [UUID], in context: CompanyContext) throws(Failure) -> [ItemFacts?]

  /// Returns the stock of items in each of their locations. One query reads all items.
  func places(of items: [UUID], in context: CompanyContext) throws(Failure) -> [PlaceStock]

  /// Returns the conditions under which a contact supplies an item, or `nil` if the contact does not supply the item.
  /// If the item lists the contact as a supplier more than once, the preferred entry counts, or else the oldest entry.
  func supply(of item: UUID, from contact: UUID, in context: CompanyContext) throws(Failure) -> ItemSupply?

  /// Returns a page of the items whose projected stock is below their minimum. The items that lack most come first.
  /// Also returns the cursor of the next page, or `nil` at the end.
  func low(after cursor: String?, in context: CompanyContext) throws(Failure) -> (items: [LowItem], next: String?)
}

extension StockKeeper {
  /// Posts movements to the ledger, all of them or none. Each movement has a transaction of its own.
  public func post(_ movements: [StockMovement], in context: CompanyContext) throws(Failure) -> [PostedMovement] {
    try post(movements, asOne: false, in: context)
  }
}
