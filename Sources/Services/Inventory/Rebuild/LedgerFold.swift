internal import RPC
internal import SQLite
internal import Shape
internal import Vocabulary

/// What the entries of an item come to, as far as they were read: the sums that should be kept beside them.
struct LedgerFold {
  /// What a level is of.
  struct Place: Hashable {
    let location: UUID, lot: UUID
  }

  let item: ID<ItemDetails>
  /// The item's row.
  let row: Int
  /// The row of the last entry that was read.
  private(set) var last = 0
  /// How much there is where, in units of `Decimal`; nothing of places that are empty.
  private(set) var places: [Place: Int] = [:]
  /// How much there is in all, and what one costs on the average.
  private(set) var stock = ItemStock.none
  /// How many entries were left out as they were taken back, less those that take one back.
  private var unmatched = 0

  init(of item: ID<ItemDetails>, row: Int) {
    self.item = item
    self.row = row
  }

  var isEmpty: Bool { last == 0 }
  /// Whether no entry was taken back after it was read.
  var isSound: Bool { unmatched == 0 }

  /// What `add` reads of an entry `e`.
  static let columns = """
    row, \(JoinedRecords.root(of: "e.location")),
    CASE WHEN lot IS NULL THEN zeroblob(16) ELSE \(JoinedRecords.root(of: "e.lot")) END, type, quantity, unitCost,
    reverses IS NOT NULL AND EXISTS (SELECT 1 FROM {store}.stock_entries o WHERE o.id = e.reverses AND o.reverses IS NULL),
    reverses IS NULL AND EXISTS (SELECT 1 FROM {store}.stock_entries o WHERE o.reverses = e.id)
    """

  /// Takes one entry in, in the order in which they were posted.
  mutating func add(_ row: inout RowSource) {
    last = row.next()
    let place = Place(location: row.next(), lot: row.next())
    let (type, quantity, cost) = (row.next(StockEntryType.self), row.next(Int.self), row.next(UnitCost?.self))
    let (isReversal, isReversed) = (row.next(Bool.self), row.next(Bool.self))
    if isReversal || isReversed {
      unmatched += isReversed ? 1 : -1
      return
    }
    stock.take(type, quantity, at: cost)
    let sum = places[place, default: 0] + quantity
    places[place] = sum == 0 ? nil : sum
  }
}
