public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Provides a company's stock, and posts to its ledger for other services.
public protocol StockKeeper: AnyObject {
  /// Returns the item that is named by its id or by its SKU.
  /// - Parameter pointer: the place of `item` and `sku` in the parameters.
  /// - Throws: `notFound`; -32602 if neither or both are given.
  func item(_ id: UUID?, _ sku: Line?, at pointer: String, in context: CompanyContext) throws(Failure) -> StockedItem

  /// Returns the quantities of an item in all locations.
  func stock(of item: UUID, in context: CompanyContext) throws(Failure) -> StockFigures

  /// Returns the items that one unit of a kit takes from the stock now.
  /// - Parameter pointer: the place of the kit in the parameters.
  /// - Throws: -32602 for a kit without a usable bill of materials.
  func parts(of kit: StockedItem, at pointer: String, in context: CompanyContext) throws(Failure) -> [KitPart]

  /// Removes and returns the changes of items' kinds that sync has undone, because goods of the items are in stock,
  /// reserved or on order.
  func undoneKinds(in context: CompanyContext) -> SyncedConsequences

  /// Returns the average cost of one unit of an item, or the cost of a service. Returns `nil` if it is not known.
  func unitCost(of item: UUID, in context: CompanyContext) throws(Failure) -> UnitCost?

  /// Returns a walk through the ledger, item by item, with the quantities and the value of each item. An entry counts
  /// at the instant at which its movement happened. The average cost of one unit is computed from the counted entries,
  /// in the order in which they were posted. Entries posted after this call are not counted.
  /// - Parameters:
  ///   - from: the beginning of the period, or `nil` for the beginning of the ledger. Earlier entries make the opening
  ///     stock.
  ///   - until: the end of the period, or `nil` for the present stock. Entries from this instant on are not counted.
  func valuation(from: Timestamp?, until: Timestamp?, in context: CompanyContext) throws(Failure) -> Walk<ValuedItem>

  /// Returns the numbers of items, lots and loans that need attention.
  /// - Parameter day: the current day. A lot is counted if it expires within the number of days in the company's
  ///   settings, from this day on.
  func summary(on day: Day, in context: CompanyContext) throws(Failure) -> StockSummary

  /// Returns locations in the order of their tree: each location before the locations inside it, which are sorted by
  /// name.
  func places(_ ids: [UUID], in context: CompanyContext) throws(Failure) -> [StockPlace]

  /// Returns the spelling of a location in files, which is its code or its path, or `nil` if there is no such location.
  func spelling(ofLocation id: UUID, in context: CompanyContext) throws(Failure) -> String?

  /// Returns the location that a request names, or `nil` if it names none.
  /// - Throws: `notFound`; -32602 at the pointer for a location that holds no stock.
  func location(_ name: LocationName?, at pointer: String, in context: CompanyContext) throws(Failure) -> UUID?

  /// Returns the location with this spelling in files, or with this id, or `nil` if there is none.
  func location(spelled text: String, in context: CompanyContext) throws(Failure) -> UUID?

  /// Returns the lot of an item with this serial number, or else with this batch, or `nil` if there is none.
  func lot(of item: UUID, batch: Line?, serial: Line?, in context: CompanyContext) throws(Failure) -> UUID?

  func lot(_ id: UUID, in context: CompanyContext) throws(Failure) -> StockLot

  /// Posts movements as one request, all or none.
  /// - Parameter asOne: a Boolean value that indicates whether all entries belong to one transaction.
  /// - Throws: `insufficientStock`, `notFound` and -32602 at the movement's pointers.
  func post(_ movements: [StockMovement], asOne: Bool, in context: CompanyContext) throws(Failure) -> [PostedMovement]

  /// Reverses a transaction that was posted by mistake. A transaction can be reversed once.
  /// - Parameter pointer: the place in the parameters that names the transaction.
  /// - Returns: the reversing movement.
  /// - Throws: `alreadyReversed`; `insufficientStock` if stock that came with the transaction is not there any more.
  func reverse(_ transaction: UUID, reason: Line, at pointer: String, in context: CompanyContext) throws(Failure)
    -> PostedMovement

  /// Returns the entries that reverse a transaction, because several devices together have posted too much. The entries
  /// are the same on all devices.
  /// - Returns: the entries, and the id of the transaction that they form. `nil` if the ledger does not have the
  ///   transaction to reverse.
  func undoing(
    _ transaction: UUID, reason: Line, in context: CompanyContext
  ) throws(Failure) -> (consequences: SyncedConsequences, transaction: UUID)?

  /// Stores the quantity of an item that all open records of a source ask for. Stock of the item is reserved for these
  /// records. The demand of other sources stays.
  func setDemand(_ quantity: Decimal, of source: PlanSource, for item: UUID, in context: CompanyContext)
    throws(Failure)

  /// Stores the quantity of an item that all open records of a source expect, and the instant of the next arrival. The
  /// instant is `nil` if it is not known. The quantities of other sources stay.
  func setIncoming(
    _ quantity: Decimal, at instant: Timestamp?, of source: PlanSource, for item: UUID, in context: CompanyContext
  ) throws(Failure)

  /// Returns the demand of a source for an item that is served before the demand that another source has queued at an
  /// instant.
  func demand(
    for item: UUID, of source: PlanSource, queuedBefore instant: Timestamp, in context: CompanyContext
  ) throws(Failure) -> Decimal

  /// Returns the facts of items in the order of their ids, with `nil` for an unknown item. All of them are read with
  /// one query.
  func facts(of items: [UUID], in context: CompanyContext) throws(Failure) -> [ItemFacts?]

  /// Returns the stock of items in each of their locations. All of it is read with one query.
  func places(of items: [UUID], in context: CompanyContext) throws(Failure) -> [PlaceStock]

  /// Returns the terms on which a contact supplies an item, or `nil` if the contact does not supply it. If the item has
  /// several suppliers with this contact, the preferred one counts, or else the oldest one.
  func supply(of item: UUID, from contact: UUID, in context: CompanyContext) throws(Failure) -> ItemSupply?

  /// Returns a page of the items whose projected stock is too low, those that lack most first. Also returns the next
  /// cursor, or `nil` at the end.
  func low(after cursor: String?, in context: CompanyContext) throws(Failure) -> (items: [LowItem], next: String?)
}

extension StockKeeper {
  /// Posts movements as one request, all or none. Each movement has a transaction of its own.
  public func post(_ movements: [StockMovement], in context: CompanyContext) throws(Failure) -> [PostedMovement] {
    try post(movements, asOne: false, in: context)
  }
}
