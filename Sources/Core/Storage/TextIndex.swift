public import RPC
public import SQLite
internal import Shape

/// The full-text index over a table: the FTS5 table `<table>_text`, with the terms of `TextContent`. New rows are
/// indexed in idle moments, because indexing takes longer than storing. Until then, a search examines the rows
/// themselves.
///
/// A company's rows get numbers that only grow. `<table>_text_state.indexed` is the highest row that is in the index,
/// so all rows above it are missing. When a row up to it changes, the row is indexed again. The index and `indexed` are
/// written in the transaction of the rows, so a crash loses nothing.
///
/// After each statement, FTS5 writes the entries that it has collected. So changed rows are collected here, and indexed
/// together before the commit, or before a search (https://www.sqlite.org/src/file/ext/fts5/fts5_main.c,
/// `fts5ReleaseMethod`).
///
/// The index is merged in idle moments, too (`automerge=0` in its table). A merge in the middle of an update would
/// delay the update by tens of milliseconds (https://www.sqlite.org/fts5.html#the_automerge_configuration_option).
public final class TextIndex {
  let stores: Stores
  let numbers: RowNumbers
  let columns: [IndexedColumn]
  /// A Boolean value that indicates whether only the account's own store has the table.
  private let isOfAccount: Bool
  /// A Boolean value that indicates whether the terms of deleted rows are removed with the rows, rather than by later
  /// merges.
  private let forgetsDeleted: Bool
  /// The names of the members in the index. Changes of other members don't affect the index.
  private lazy var names = Set(columns.flatMap(\.names))
  /// A Boolean value that indicates whether the rows of all companies were looked up since the last rollback. Only then
  /// are all companies with missing rows known.
  private var knowsAll = false
  /// A Boolean value that indicates whether work in idle moments has failed. It is tried again after the next change.
  private var isPaused = false
  /// For each store, whether its index may have something to merge.
  private var mayMerge: [Bool]
  /// For each store, whether this process has searched its index. The first search sets `mayMerge`, because an earlier
  /// process may have left something to merge.
  private var isSearched: [Bool]
  /// The store that the open transaction writes, or `nil` before it changes indexed rows.
  private var changedStore: Store?
  /// The changed rows whose entries in the index are out of date.
  private var changedRows: Set<Int> = []
  /// The deleted rows whose entries in the index are not removed yet.
  private var deletedRows: Set<Int> = []

  private let sizes: StoreStatement
  private let add: StoreStatement
  private let replace: StoreStatement
  private let remove: StoreStatement
  private let empty: StoreStatement
  private let setIndexed: StoreStatement
  private let forget: StoreStatement
  private let merge: StoreStatement
  private let mergeAll: StoreStatement
  let rowsOfTerm: StoreStatement
  let content: StoreStatement
  let unindexed: StoreStatement

  /// The maximum number of pages that one step of merging writes.
  private static let mergeSize = 16
  /// The maximum number of rows that wait to be indexed again.
  private static let mostWaiting = 4096

  init(
    of table: String, _ columns: [IndexedColumn], _ numbers: RowNumbers, _ stores: Stores, isOfAccount: Bool,
    forgetsDeleted: Bool = false
  ) {
    self.stores = stores
    self.forgetsDeleted = forgetsDeleted
    self.isOfAccount = isOfAccount
    self.numbers = numbers
    self.columns = columns
    mayMerge = [Bool](repeating: false, count: Store.allCases.count)
    isSearched = mayMerge
    let kinds = String(decoding: columns.map(\.kind.rawValue), as: UTF8.self)
    func contentOfRow() -> String { "text_content(row, '\(kinds)', \(columns.map(\.name).listed))" }
    sizes = StoreStatement(
      """
      SELECT row, \(columns.map { "coalesce(length(CAST(\($0.name) AS BLOB)), 0)" }.joined(separator: " + ")) FROM {store}.\(table)
      WHERE row BETWEEN ? AND ? ORDER BY row LIMIT \(IndexBudget.mostRows)
      """)
    add = StoreStatement(
      """
      INSERT INTO {store}.\(table)_text (rowid, content)
      SELECT row, \(contentOfRow()) FROM {store}.\(table) WHERE row BETWEEN ? AND ? ORDER BY row
      """)
    // The rows are sorted, because FTS5 writes its collected entries whenever a row number is lower than the previous
    // one.
    replace = StoreStatement(
      """
      INSERT OR REPLACE INTO {store}.\(table)_text (rowid, content)
      SELECT row, \(contentOfRow()) FROM {store}.\(table) WHERE row IN (SELECT value FROM json_each(?)) ORDER BY row
      """)
    remove = StoreStatement("DELETE FROM {store}.\(table)_text WHERE rowid IN (SELECT value FROM json_each(?))")
    empty = StoreStatement("DELETE FROM {store}.\(table)_text WHERE rowid BETWEEN ? AND ?")
    setIndexed = StoreStatement("INSERT OR REPLACE INTO {store}.\(table)_text_state (company, indexed) VALUES (?, ?)")
    forget = StoreStatement("DELETE FROM {store}.\(table)_text_state WHERE company = ?")
    merge = StoreStatement("INSERT INTO {store}.\(table)_text (\(table)_text, rank) VALUES ('merge', ?)")
    mergeAll = StoreStatement("INSERT INTO {store}.\(table)_text (\(table)_text) VALUES ('optimize')")
    rowsOfTerm = StoreStatement(
      "SELECT rowid FROM {store}.\(table)_text WHERE \(table)_text MATCH ? ORDER BY rowid DESC")
    // Reads the contents directly from the table in which FTS5 stores them.
    content = StoreStatement("SELECT c0 FROM {store}.\(table)_text_content WHERE id = ?")
    unindexed = StoreStatement(
      "SELECT row, \(contentOfRow()) FROM {store}.\(table) WHERE row BETWEEN ? AND ? ORDER BY row DESC LIMIT 1")
    stores.whenUndone { [unowned self] in
      knowsAll = false
      isPaused = false
      changedRows.removeAll()
      deletedRows.removeAll()
    }
    stores.beforeCommit { [unowned self] (store) throws(Failure) in try indexChanged(in: store) }
  }

  /// Registers a row that was changed, to be indexed again.
  /// - Parameter values: the changes of the row, or `nil` if any member may have changed.
  public func changed(_ row: Int, _ values: [FieldChange]? = nil, in partition: Partition) throws(Failure) {
    if let values, !values.contains(where: { names.contains($0.name) }) { return }
    if try note(row, in: partition) { changedRows.insert(row) }
  }

  /// Registers a row that is about to be deleted, to be removed from the index.
  public func deleted(_ row: Int, in partition: Partition) throws(Failure) {
    if try note(row, in: partition) { deletedRows.insert(row) }
  }

  /// Prepares the transaction for a change of a row in the index. The row is indexed together with the transaction's
  /// other rows.
  /// - Returns: `false` if the index does not have the row yet. Then there is nothing to do.
  private func note(_ row: Int, in partition: Partition) throws(Failure) -> Bool {
    guard row <= (try numbers.position(of: partition)).indexed else { return false }
    try stores.willWrite(partition.store)
    stores.noteChange()
    changedStore = partition.store
    if stores.footprint.isObserved { try stores.noteWriting(replace, in: partition.store) }
    if changedRows.count + deletedRows.count >= TextIndex.mostWaiting { try indexChanged(in: partition.store) }
    return true
  }

  /// Indexes the rows of a store that the open transaction has changed. Does nothing if these rows are in another
  /// store.
  func indexChanged(in store: Store) throws(Failure) {
    if store != changedStore || changedRows.isEmpty && deletedRows.isEmpty { return }
    mayMerge[store.rawValue] = true
    isPaused = false
    do throws(Failure) {
      if !deletedRows.isEmpty { try stores.runInTransaction(remove, in: store, bind: TextIndex.list(deletedRows)) }
      if !changedRows.isEmpty { try stores.runInTransaction(replace, in: store, bind: TextIndex.list(changedRows)) }
      if forgetsDeleted, !deletedRows.isEmpty { try stores.runInTransaction(mergeAll, in: store) }
    } catch {
      // The changes of the rows are undone, too, because no search could find the changed rows.
      stores.lose()
      throw error
    }
    deletedRows.removeAll(keepingCapacity: true)
    changedRows.removeAll(keepingCapacity: true)
  }

  /// Returns the rows as a JSON array.
  private static func list(_ rows: Set<Int>) -> String { "[\(rows.map { "\($0)" }.listed)]" }

  /// Removes all rows of a company from the index, before they are deleted.
  public func emptied(_ partition: Partition) throws(Failure) {
    try stores.willWrite(partition.store)
    let rows = partition.rows.floor...partition.rows.ceiling
    // The registered rows belong to the store that the transaction writes. After `willWrite`, that is this store.
    changedRows = changedRows.filter { !rows.contains($0) }
    deletedRows = deletedRows.filter { !rows.contains($0) }
    mayMerge[partition.store.rawValue] = true
    try stores.run(empty, in: partition.store, bind: rows.lowerBound, rows.upperBound)
    try stores.run(forget, in: partition.store, bind: partition.number)
  }

  /// Indexes some of the company's missing rows, if there are too many for a search to examine one by one. Idle moments
  /// are not enough for this, because a caller that searches again and again leaves none. If every run must give the
  /// same output (`isRepeatable`), indexes all missing rows, because idle moments differ between runs.
  public func catchUp(_ partition: Partition) throws(Failure) {
    if !isSearched[partition.store.rawValue] {
      isSearched[partition.store.rawValue] = true
      mayMerge[partition.store.rawValue] = true
    }
    if stores.isRepeatable {
      while try numbers.position(of: partition).isBehind { try step(partition) }
    } else {
      let position = try numbers.position(of: partition)
      if position.next - position.indexed > 2 * IndexBudget.mostRows { try step(partition) }
    }
  }

  /// The chore that indexes and merges in idle moments.
  public var chore: Chore {
    Chore(
      isWanted: { [unowned self] in
        if isPaused { return false }
        return mayMerge.contains(true) || (try? firstBehind()) ?? nil != nil
      },
      step: { [unowned self] () throws(Failure) in
        if let partition = try firstBehind() { try step(partition) } else { try mergeSome() }
      },
      pause: { [unowned self] in isPaused = true })
  }

  /// The stores that have the table.
  private var homes: [Store] { isOfAccount ? [.private] : stores.ofCompanies }

  private func firstBehind() throws(Failure) -> Partition? {
    if !knowsAll {
      for store in homes { try numbers.lookAtAll(in: store) }
      knowsAll = true
    }
    return numbers.known.first(where: \.isBehind)?.partition
  }

  private func step(_ partition: Partition) throws(Failure) {
    let position = try numbers.position(of: partition)
    let last = try lastRow(from: position.indexed + 1, to: position.next - 1, in: partition.store)
    try stores.maintain(partition.store) { () throws(Failure) in
      mayMerge[partition.store.rawValue] = true
      isPaused = false
      try stores.run(add, in: partition.store, bind: position.indexed + 1, last)
      try stores.run(setIndexed, in: partition.store, bind: partition.number, last)
    }
    try numbers.noteIndexed(last, of: partition)
  }

  /// Returns the last row that one step indexes. The number of rows varies, because some rows take a hundred times as
  /// long as others.
  private func lastRow(from first: Int, to last: Int, in store: Store) throws(Failure) -> Int {
    var (budget, end) = (IndexBudget(), last)
    try stores.each(sizes, in: store, bind: first, last) {
      if budget.isUsedUp { return }
      let row = $0.next(Int.self)
      budget.tookRow(of: $0.next())
      if budget.isUsedUp { end = row }
    }
    return end
  }

  /// Merges a few pages. If nothing is left to merge, FTS5 changes only one row: that of the statement itself.
  private func mergeSome() throws(Failure) {
    for store in homes where mayMerge[store.rawValue] {
      let before = stores.changedRows
      try stores.maintain(store) { () throws(Failure) in try stores.run(merge, in: store, bind: TextIndex.mergeSize) }
      if stores.changedRows - before < 2 { mayMerge[store.rawValue] = false }
      return
    }
    mayMerge = mayMerge.map { _ in false }
  }
}
