internal import RPC
internal import SQLite
internal import Shape
internal import Storage
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

  init(of item: ID<ItemDetails>, row: Int) {
    self.item = item
    self.row = row
  }

  var isEmpty: Bool { last == 0 }

  /// The columns that `add` reads.
  static let columns = "row, location, ifnull(lot, zeroblob(16)), type, quantity, unitCost"

  /// Takes one entry in, in the order in which they were posted.
  mutating func add(_ row: inout RowSource) {
    last = row.next()
    let place = Place(location: row.next(), lot: row.next())
    let (type, quantity, cost) = (row.next(StockEntryType.self), row.next(Int.self), row.next(UnitCost?.self))
    // What was too much to be averaged was never posted.
    if type == .purchase || type == .adjustment, quantity > 0, let cost { try? stock.average(quantity, at: cost, "") }
    stock.level.onHand += quantity
    let sum = places[place, default: 0] + quantity
    places[place] = sum == 0 ? nil : sum
  }
}
