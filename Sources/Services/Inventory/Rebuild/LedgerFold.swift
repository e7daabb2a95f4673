internal import RPC
internal import SQLite
internal import Shape
internal import Vocabulary

/// The sums of the entries of one item that were read so far. After the last entry, they should equal the stored sums.
struct LedgerFold {
  /// A location and a lot, for which the quantity on hand is summed up.
  struct Place: Hashable {
    let location: UUID, lot: UUID
  }

  let item: ID<ItemDetails>
  /// The row of the item in the table of items.
  let row: Int
  /// The row of the entry that was read last; 0 before the first.
  private(set) var last = 0
  /// The quantity on hand in each place, in units of `Decimal`. Places with the quantity 0 are left out.
  private(set) var places: [Place: Int] = [:]
  /// The quantity on hand in all places, and the average cost.
  private(set) var stock = ItemStock.none
  /// The number of reversed entries that were left out, less the number of reversals that were left out.
  private var unmatched = 0

  init(of item: ID<ItemDetails>, row: Int) {
    self.item = item
    self.row = row
  }

  var isEmpty: Bool { last == 0 }
  /// A Boolean value that indicates whether each skipped entry has its reversal among the skipped ones. It is `false`
  /// if an entry was reversed after it had been read.
  var isSound: Bool { unmatched == 0 }

  /// The columns of an entry `e` that `add` reads, in their order.
  static let columns = """
    row, \(JoinedRecords.root(of: "e.location")),
    CASE WHEN lot IS NULL THEN zeroblob(16) ELSE \(JoinedRecords.root(of: "e.lot")) END, type, quantity, unitCost,
    reverses IS NOT NULL AND EXISTS (SELECT 1 FROM {store}.stock_entries o WHERE o.id = e.reverses AND o.reverses IS NULL),
    reverses IS NULL AND EXISTS (SELECT 1 FROM {store}.stock_entries o WHERE o.reverses = e.id)
    """

  /// Adds one entry to the sums. Entries must be added in the order in which they were posted.
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
