public import RPC
internal import SQLite

/// Gives the new records of a table their row numbers. Within a company, the numbers only grow.
public final class RowNumbers {
  /// The known state of a company's rows: the number of the next row, and the highest indexed row.
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
  /// The positions that were looked up since the last rollback. The position that was used last comes first.
  private(set) var known: [Position] = []

  private let highest: StoreStatement
  private let first: StoreStatement

  public init(of table: String, isIndexed: Bool = false, _ stores: Stores) {
    self.stores = stores
    self.isIndexed = isIndexed
    // If a row is deleted while the full-text index may still contain it, its number is not given to another row.
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

  /// Returns the position of a company's rows, and reads it from the store if it is not known.
  func position(of partition: Partition) throws(Failure) -> Position { known[try find(partition)] }

  /// Records that the full-text index contains all rows up to this one.
  func noteIndexed(_ row: Int, of partition: Partition) throws(Failure) { known[try find(partition)].indexed = row }

  /// Forgets the position of a deleted company.
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

  /// Looks up the positions of all companies that have rows in a store. Each company takes one search, because the
  /// table is in the order of companies.
  func lookAtAll(in store: Store) throws(Failure) {
    var from = 0
    while let row = try stores.first(first, in: store, bind: from, read: { $0.next(Int.self) }) {
      let partition = Partition(store: store, number: RowRange.number(of: row))
      _ = try find(partition)
      from = partition.rows.ceiling + 1
    }
  }
}
