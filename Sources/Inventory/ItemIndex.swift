internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// The full-text index over items. New items enter it in idle moments, or when somebody searches: indexing costs more than storing.
///
/// Rows get numbers that only grow, so `items_text_state.indexed`, the highest row that is in the index, tells what is missing. Rows up to it
/// are kept in step at once when they change. Both are written in the transaction of the rows, so a crash loses nothing.
final class ItemIndex {
  private let stores: Stores
  /// By store: the number of the next row, and the highest row that is in the index; nil until first needed.
  private var positions: [Store: (next: Int, indexed: Int)] = [:]

  private let readPositions = StoreStatement(
    "SELECT coalesce((SELECT max(row) FROM {store}.items), 0), (SELECT indexed FROM {store}.items_text_state)")
  private let add = StoreStatement(
    """
    INSERT INTO {store}.items_text (rowid, company, sku, name, category, tags, barcodes, manufacturer)
    SELECT row, hex(company), sku, name, category, tags, barcodes, manufacturer
    FROM {store}.items WHERE row BETWEEN ? AND ?
    """)
  private let remove = StoreStatement("DELETE FROM {store}.items_text WHERE rowid = ?")
  private let removeCompany = StoreStatement(
    "DELETE FROM {store}.items_text WHERE rowid IN (SELECT row FROM {store}.items WHERE company = ?)")
  private let setIndexed = StoreStatement("UPDATE {store}.items_text_state SET indexed = ?")

  /// How many rows are indexed in one step of idle time: about a millisecond's worth.
  private static let stepSize = 128

  init(_ stores: Stores) {
    self.stores = stores
    stores.whenUndone { [unowned self] in positions.removeAll() }
  }

  /// The number of the next new row.
  func nextRow(in store: Store) throws(Failure) -> Int {
    let position = try position(store)
    positions[store] = (position.next + 1, position.indexed)
    return position.next
  }

  func rowChanged(_ row: Int, in store: Store) throws(Failure) {
    guard row <= (try position(store)).indexed else { return }
    try rowDeleted(row, in: store)
    try stores.run(add, in: store) {
      $0.add(row)
      $0.add(row)
    }
  }

  func rowDeleted(_ row: Int, in store: Store) throws(Failure) {
    guard row <= (try position(store)).indexed else { return }
    try stores.run(remove, in: store) { $0.add(row) }
  }

  func companyDeleted(_ company: UUID, in store: Store) throws(Failure) {
    try stores.run(removeCompany, in: store) { $0.add(company) }
  }

  /// Indexes everything that is missing in a store.
  func catchUp(_ store: Store) throws(Failure) {
    while try isBehind(store) { try step(store, 4096) }
  }

  /// The chore of an idle moment.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in Store.ofCompanies.contains { (try? isBehind($0)) ?? false } },
      step: { [unowned self] in
        for store in Store.ofCompanies where (try? isBehind(store)) ?? false {
          try? step(store, ItemIndex.stepSize)
          return
        }
      })
  }

  private func isBehind(_ store: Store) throws(Failure) -> Bool {
    let position = try position(store)
    return position.indexed < position.next - 1
  }

  private func step(_ store: Store, _ count: Int) throws(Failure) {
    let position = try position(store)
    let last = min(position.indexed + count, position.next - 1)
    try stores.maintain(store) { () throws(Failure) in
      try stores.run(add, in: store) {
        $0.add(position.indexed + 1)
        $0.add(last)
      }
      try stores.run(setIndexed, in: store) { $0.add(last) }
    }
    positions[store] = (position.next, last)
  }

  private func position(_ store: Store) throws(Failure) -> (next: Int, indexed: Int) {
    if let known = positions[store] { return known }
    let (highest, indexed) = try stores.first(readPositions, in: store, { _ in }, { ($0.next(Int.self), $0.next(Int.self)) }) ?? (0, 0)
    // A deleted row's number is not given again while the index might know it.
    let position = (next: max(highest, indexed) + 1, indexed: indexed)
    positions[store] = position
    return position
  }
}
