public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Knows what a company keeps in stock, and posts to its ledger for other services.
public protocol StockKeeper: AnyObject {
  /// The item that is named by its id or by its SKU.
  /// - Parameter pointer: where `item` and `sku` stand in the parameters.
  /// - Throws: `notFound`; -32602 where it is named by neither, or by both.
  func item(_ id: UUID?, _ sku: Line?, at pointer: String, in context: CompanyContext) throws(Failure) -> StockedItem

  /// How much there is of an item, in all.
  func stock(of item: UUID, in context: CompanyContext) throws(Failure) -> StockFigures

  /// What one of an item costs on the average; nil where nobody knows.
  func unitCost(of item: UUID, in context: CompanyContext) throws(Failure) -> UnitCost?

  /// Goes through the ledger, item by item, and says what there was and what it was worth: entries count by when they happened, and what
  /// one costs on the average follows from them in the order in which they were posted. What is posted meanwhile is not counted.
  /// - Parameters:
  ///   - from: before which what has happened makes the opening; nil for the beginning.
  ///   - until: from which on what happens is not counted; nil for what there is now.
  func valuation(from: Timestamp?, until: Timestamp?, in context: CompanyContext) throws(Failure) -> Walk<ValuedItem>

  /// What of it wants looking at.
  /// - Parameter day: on which it is looked at: lots count that expire within as many days as the company's settings say.
  func summary(on day: Day, in context: CompanyContext) throws(Failure) -> StockSummary

  /// Locations, in the order of their tree: each before its parts, and these by their names.
  func places(_ ids: [UUID], in context: CompanyContext) throws(Failure) -> [StockPlace]

  /// How files spell a location: by its code, or by its path. nil for one that is not there.
  func spelling(ofLocation id: UUID, in context: CompanyContext) throws(Failure) -> String?

  /// The location that a request names; nil where it names none.
  /// - Throws: `notFound`; -32602 at the pointer for one that holds no stock.
  func location(_ name: LocationName?, at pointer: String, in context: CompanyContext) throws(Failure) -> UUID?

  /// The location that files spell so, or by its id; nil for none.
  func location(spelled text: String, in context: CompanyContext) throws(Failure) -> UUID?

  /// The lot of an item with this serial number, or else this batch; nil for none.
  func lot(of item: UUID, batch: Line?, serial: Line?, in context: CompanyContext) throws(Failure) -> UUID?

  func lot(_ id: UUID, in context: CompanyContext) throws(Failure) -> StockLot

  /// Posts movements as one request, all or none.
  /// - Throws: `insufficientStock`, `notFound` and -32602 at the movement's pointers.
  func post(_ movements: [StockMovement], in context: CompanyContext) throws(Failure) -> [PostedMovement]

  /// Takes back a transaction that was posted by mistake, once.
  /// - Parameter pointer: where in the parameters stands what names it.
  /// - Returns: what was moved back.
  /// - Throws: `alreadyReversed`, `insufficientStock` where what came is not there any more.
  func reverse(_ transaction: UUID, reason: Line, at pointer: String, in context: CompanyContext) throws(Failure) -> PostedMovement

  /// The entries that take a transaction back which devices have posted too much of: the same on all devices.
  /// - Returns: the entries, and their transaction; nil where the ledger does not have the transaction.
  func undoing(
    _ transaction: UUID, reason: Line, in context: CompanyContext
  ) throws(Failure) -> (consequences: SyncedConsequences, transaction: UUID)?

  /// Keeps how much of an item open orders ask for, in all. What there is of it is reserved for them.
  func setDemand(_ quantity: Decimal, for item: UUID, in context: CompanyContext) throws(Failure)

  /// Keeps how much of an item is ordered and has not come, in all, and when the next of it will; nil where nobody knows.
  func setIncoming(_ quantity: Decimal, at instant: Timestamp?, for item: UUID, in context: CompanyContext) throws(Failure)

  /// Returns a page of the items whose projected stock is too low, those that lack most first, and where to go on; `nil` at the end.
  func low(after cursor: String?, in context: CompanyContext) throws(Failure) -> (items: [LowItem], next: String?)
}
