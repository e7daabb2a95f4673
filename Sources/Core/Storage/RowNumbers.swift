public import RPC
internal import SQLite

/// The row numbers that the records of a table get: within a company they only grow.
public final class RowNumbers {
  /// What is known of a company's rows.
  struct Position {
    let partition: Partition
    /// The number that the next row gets.
    var next: Int
    /// The highest row that the full-text index has taken in; the highest of all where there is no index.
    var indexed: Int

    var isBehind: Bool { indexed < next - 1 }

    func isOf(_ other: Partition) -> Bool { partition.number == other.number && partition.store == other.store }
  }

  private let stores: Stores
  private let isIndexed: Bool
  /// Those that were looked at since the last undo; the one that was used last stands first.
  private(set) var known: [Position] = []

  private let highest: StoreStatement
  private let first: StoreStatement

  public init(of table: String, isIndexed: Bool = false, _ stores: Stores) {
    self.stores = stores
    self.isIndexed = isIndexed
    // A deleted row's number is not given again while the index might know it.
    let indexed = isIndexed ? "coalesce((SELECT indexed FROM {store}.\(table)_text_state WHERE company = ?3), ?1)" : "?1"
    // ?1 and ?2 are the rows before the company's first one and its last possible one, ?3 is its number.
    highest = StoreStatement(
      "SELECT coalesce((SELECT max(row) FROM {store}.\(table) WHERE row BETWEEN ?1 AND ?2), ?1), \(indexed), ?3")
    first = StoreStatement("SELECT row FROM {store}.\(table) WHERE row >= ? ORDER BY row LIMIT 1")
    stores.whenUndone { [unowned self] in known.removeAll() }
  }

  /// The number of the next new row.
  public func next(in partition: Partition) throws(Failure) -> Int {
    let index = try find(partition)
    assert(partition.rows.rows.contains(known[index].next), "a new row lies in the range of its company")
    defer { known[index].next += 1 }
    return known[index].next
  }

  /// What is known of a company's rows, looked up if need be.
  func position(of partition: Partition) throws(Failure) -> Position { known[try find(partition)] }

  /// The full-text index has taken in all rows up to this one.
  func noteIndexed(_ row: Int, of partition: Partition) throws(Failure) { known[try find(partition)].indexed = row }

  /// A company is gone.
  public func forget(_ partition: Partition) { known.removeAll { $0.isOf(partition) } }

  private func find(_ partition: Partition) throws(Failure) -> Int {
    if let first = known.first, first.isOf(partition) { return 0 }
    if let index = known.firstIndex(where: { $0.isOf(partition) }) {
      known.swapAt(0, index)
      return 0
    }
    let rows = partition.rows
    let found = try stores.first(
      highest, in: partition.store,
      {
        $0.add(rows.floor)
        $0.add(rows.ceiling)
        $0.add(partition.number)
      }, { (highest: $0.next(Int.self), indexed: $0.next(Int.self)) })
    let (last, indexed) = found ?? (rows.floor, rows.floor)
    let next = max(last, indexed) &+ 1
    known.insert(Position(partition: partition, next: next, indexed: isIndexed ? indexed : next - 1), at: 0)
    return 0
  }

  /// Looks at all companies of a store that have rows. One jump through the table's order finds each.
  func lookAtAll(in store: Store) throws(Failure) {
    var from = 0
    while let row = try stores.first(first, in: store, { $0.add(from) }, { $0.next(Int.self) }) {
      let partition = Partition(store: store, number: RowRange.number(of: row))
      _ = try find(partition)
      from = partition.rows.ceiling + 1
    }
  }
}
