public import RPC
internal import SQLite

/// The row numbers that the records of a table get. Within a company they only grow.
public final class RowNumbers {
  /// The known state of a company's rows.
  struct Position {
    let partition: Partition
    /// The number that the next row gets.
    var next: Int
    /// The highest row that is in the full-text index, or the highest of all rows if there is no index.
    var indexed: Int

    var isBehind: Bool { indexed < next - 1 }

    func isOf(_ other: Partition) -> Bool { partition.number == other.number && partition.store == other.store }
  }

  private let stores: Stores
  private let isIndexed: Bool
  /// The positions that were looked up since the last undo. The one that was used last is the first.
  private(set) var known: [Position] = []

  private let highest: StoreStatement
  private let first: StoreStatement

  public init(of table: String, isIndexed: Bool = false, _ stores: Stores) {
    self.stores = stores
    self.isIndexed = isIndexed
    // A deleted row's number is not given again while the index might know it.
    let indexed =
      isIndexed ? "coalesce((SELECT indexed FROM {store}.\(table)_text_state WHERE company = ?3), ?1)" : "?1"
    // ?1 and ?2 are the rows before the company's first one and its last possible one, ?3 is its number.
    highest = StoreStatement(
      "SELECT coalesce((SELECT max(row) FROM {store}.\(table) WHERE row BETWEEN ?1 AND ?2), ?1), \(indexed), ?3")
    first = StoreStatement("SELECT row FROM {store}.\(table) WHERE row >= ? ORDER BY row LIMIT 1")
    stores.whenUndone { [unowned self] in known.removeAll() }
  }

  /// Returns the number of the next new row.
  public func next(in partition: Partition) throws(Failure) -> Int {
    let index = try find(partition)
    assert(partition.rows.all.contains(known[index].next), "a new row lies in the range of its company")
    defer { known[index].next += 1 }
    return known[index].next
  }

  /// Returns the position of a company's rows, and looks it up if need be.
  func position(of partition: Partition) throws(Failure) -> Position { known[try find(partition)] }

  /// Notes that the full-text index has all rows up to this one.
  func noteIndexed(_ row: Int, of partition: Partition) throws(Failure) { known[try find(partition)].indexed = row }

  /// Forgets a company that was deleted.
  public func forget(_ partition: Partition) { known.removeAll { $0.isOf(partition) } }

  private func find(_ partition: Partition) throws(Failure) -> Int {
    if let first = known.first, first.isOf(partition) { return 0 }
    if let index = known.firstIndex(where: { $0.isOf(partition) }) {
      known.swapAt(0, index)
      return 0
    }
    let rows = partition.rows
    let found = try stores.first(highest, in: partition.store, bind: rows.floor, rows.ceiling, partition.number) {
      (highest: $0.next(Int.self), indexed: $0.next(Int.self))
    }
    let (last, indexed) = found ?? (rows.floor, rows.floor)
    let next = max(last, indexed) &+ 1
    known.insert(Position(partition: partition, next: next, indexed: isIndexed ? indexed : next - 1), at: 0)
    return 0
  }

  /// Looks up all companies of a store that have rows. One search in the table's order finds each company.
  func lookAtAll(in store: Store) throws(Failure) {
    var from = 0
    while let row = try stores.first(first, in: store, bind: from, read: { $0.next(Int.self) }) {
      let partition = Partition(store: store, number: RowRange.number(of: row))
      _ = try find(partition)
      from = partition.rows.ceiling + 1
    }
  }
}
