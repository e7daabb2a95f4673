internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The full-text index over items. New items enter it in idle moments, or when somebody searches: indexing costs more than storing.
///
/// A company's rows get numbers that only grow, so `items_text_state.indexed`, the highest row that is in the index, tells what is missing.
/// Rows up to it are kept in step at once when they change. Both are written in the transaction of the rows, so a crash loses nothing.
final class ItemIndex {
  /// A company's part of the index.
  private struct Partition: Hashable {
    let store: Store
    let company: Int

    init(_ scope: CompanyScope) {
      store = scope.store
      company = scope.number
    }

    init(_ store: Store, _ company: Int) {
      self.store = store
      self.company = company
    }
  }

  private struct Position {
    /// The number that the next row gets.
    var next: Int
    /// The highest row that is in the index.
    var indexed: Int

    var isBehind: Bool { indexed < next - 1 }
  }

  private let stores: Stores
  private var positions: [Partition: Position] = [:]
  /// Those that miss rows.
  private var behind: Set<Partition> = []
  /// Whether all companies have been looked at since the last undo, so that `behind` has all that miss rows.
  private var knowsAll = false
  /// Whether indexing in idle moments has failed; it is tried again after the next new row.
  private var isPaused = false

  /// The company's rows are those from `?1` to `?2`, and `?3` is its number: bound in this order. A company without rows, or without an index,
  /// begins at `?1`.
  private let readPosition = StoreStatement(
    """
    SELECT coalesce((SELECT max(row) FROM {store}.items WHERE row BETWEEN ?1 AND ?2), ?1),
      coalesce((SELECT indexed FROM {store}.items_text_state WHERE company = ?3), ?1)
    """)
  private let companies = StoreStatement("SELECT row FROM {store}.companies")
  private let add = StoreStatement(
    """
    INSERT INTO {store}.items_text (rowid, sku, name, category, tags, barcodes, manufacturer)
    SELECT row, sku, name, category, tags, barcodes, manufacturer FROM {store}.items WHERE row BETWEEN ? AND ?
    """)
  private let remove = StoreStatement("DELETE FROM {store}.items_text WHERE rowid BETWEEN ? AND ?")
  private let setIndexed = StoreStatement("INSERT OR REPLACE INTO {store}.items_text_state (company, indexed) VALUES (?, ?)")
  private let forget = StoreStatement("DELETE FROM {store}.items_text_state WHERE company = ?")

  /// How many rows are indexed in one step of idle time: about a millisecond's worth.
  private static let stepSize = 128

  init(_ stores: Stores) {
    self.stores = stores
    stores.whenUndone { [unowned self] in
      positions.removeAll()
      behind.removeAll()
      knowsAll = false
    }
  }

  /// The number of the next new row.
  func nextRow(in scope: CompanyScope) throws(Failure) -> Int {
    let partition = Partition(scope)
    var position = try position(partition)
    let row = position.next
    position.next += 1
    positions[partition] = position
    behind.insert(partition)
    isPaused = false
    return row
  }

  func rowChanged(_ row: Int, in scope: CompanyScope) throws(Failure) {
    guard row <= (try position(Partition(scope))).indexed else { return }
    try rowDeleted(row, in: scope)
    try index(row, row, in: scope.store)
  }

  func rowDeleted(_ row: Int, in scope: CompanyScope) throws(Failure) {
    guard row <= (try position(Partition(scope))).indexed else { return }
    try stores.run(remove, in: scope.store) {
      $0.add(row)
      $0.add(row)
    }
  }

  func companyDeleted(_ scope: CompanyScope) throws(Failure) {
    let rows = RowRange(company: scope.number)
    try stores.run(remove, in: scope.store) {
      $0.add(rows.floor)
      $0.add(rows.ceiling)
    }
    try stores.run(forget, in: scope.store) { $0.add(scope.number) }
    positions[Partition(scope)] = nil
    behind.remove(Partition(scope))
  }

  /// Indexes everything that a company's index misses.
  func catchUp(_ scope: CompanyScope) throws(Failure) {
    let partition = Partition(scope)
    while try position(partition).isBehind { try step(partition, 4096) }
  }

  /// The chore of an idle moment.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !isPaused && (try? firstBehind()) ?? nil != nil },
      step: { [unowned self] () throws(Failure) in
        if let partition = try firstBehind() { try step(partition, ItemIndex.stepSize) }
      },
      pause: { [unowned self] in isPaused = true })
  }

  private func firstBehind() throws(Failure) -> Partition? {
    if !knowsAll {
      for store in Store.ofCompanies {
        for company in try stores.all(companies, in: store, { _ in }, { $0.next(Int.self) }) { _ = try position(Partition(store, company)) }
      }
      knowsAll = true
    }
    return behind.first
  }

  private func step(_ partition: Partition, _ count: Int) throws(Failure) {
    let position = try position(partition)
    let last = min(position.indexed + count, position.next - 1)
    try stores.maintain(partition.store) { () throws(Failure) in
      try index(position.indexed + 1, last, in: partition.store)
      try stores.run(setIndexed, in: partition.store) {
        $0.add(partition.company)
        $0.add(last)
      }
    }
    let now = Position(next: position.next, indexed: last)
    positions[partition] = now
    if !now.isBehind { behind.remove(partition) }
  }

  private func index(_ first: Int, _ last: Int, in store: Store) throws(Failure) {
    try stores.run(add, in: store) {
      $0.add(first)
      $0.add(last)
    }
  }

  private func position(_ partition: Partition) throws(Failure) -> Position {
    if let known = positions[partition] { return known }
    let rows = RowRange(company: partition.company)
    let found = try stores.first(
      readPosition, in: partition.store,
      {
        $0.add(rows.floor)
        $0.add(rows.ceiling)
        $0.add(partition.company)
      }, { (highest: $0.next(Int.self), indexed: $0.next(Int.self)) })
    let (highest, indexed) = found ?? (rows.floor, rows.floor)
    // A deleted row's number is not given again while the index might know it.
    let position = Position(next: max(highest, indexed) &+ 1, indexed: indexed)
    positions[partition] = position
    if position.isBehind { behind.insert(partition) }
    return position
  }
}
