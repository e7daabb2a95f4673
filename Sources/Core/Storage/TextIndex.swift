public import RPC
internal import SQLite
internal import Shape

/// The full-text index over a table: FTS5's, in the table `<table>_text`, whose terms are those of `TextContent`. New rows enter it in idle
/// moments: indexing costs more than storing. Until then whoever searches looks at the rows themselves.
///
/// A company's rows get numbers that only grow, so `<table>_text_state.indexed`, the highest row that is in the index, tells what is missing.
/// Rows up to it are kept in step at once when they change. Both are written in the transaction of the rows, so a crash loses nothing.
///
/// The index itself is merged in idle moments, too (`automerge=0` in its table): a merge in the middle of an update would hold it up for
/// tens of milliseconds (https://www.sqlite.org/fts5.html#the_automerge_configuration_option).
public final class TextIndex {
  let stores: Stores
  let numbers: RowNumbers
  let columns: [IndexedColumn]
  /// Whether all companies have been looked at since the last undo, so that every one that is behind is known.
  private var knowsAll = false
  /// Whether work in idle moments has failed; it is tried again after the next change.
  private var isPaused = false
  /// Stores whose index may have something to merge.
  private var mayMerge: [Bool]
  /// Stores in which was searched: an earlier process may have left something to merge.
  private var isSearched: [Bool]

  private let add: StoreStatement
  private let remove: StoreStatement
  private let setIndexed: StoreStatement
  private let forget: StoreStatement
  private let merge: StoreStatement
  let rowsOfTerm: StoreStatement
  let content: StoreStatement
  let unindexed: StoreStatement

  /// How many pages one step of merging writes at most.
  private static let mergeSize = 16

  init(of table: String, _ columns: [IndexedColumn], _ numbers: RowNumbers, _ stores: Stores) {
    self.stores = stores
    self.numbers = numbers
    self.columns = columns
    mayMerge = [Bool](repeating: false, count: Store.allCases.count)
    isSearched = mayMerge
    let kinds = String(decoding: columns.map(\.kind.rawValue), as: UTF8.self)
    func contentOfRow() -> String { "text_content(row, '\(kinds)', \(columns.map(\.name).listed))" }
    add = StoreStatement(
      "INSERT INTO {store}.\(table)_text (rowid, content) SELECT row, \(contentOfRow()) FROM {store}.\(table) WHERE row = ?")
    remove = StoreStatement("DELETE FROM {store}.\(table)_text WHERE rowid BETWEEN ? AND ?")
    setIndexed = StoreStatement("INSERT OR REPLACE INTO {store}.\(table)_text_state (company, indexed) VALUES (?, ?)")
    forget = StoreStatement("DELETE FROM {store}.\(table)_text_state WHERE company = ?")
    merge = StoreStatement("INSERT INTO {store}.\(table)_text (\(table)_text, rank) VALUES ('merge', ?)")
    rowsOfTerm = StoreStatement("SELECT rowid FROM {store}.\(table)_text WHERE \(table)_text MATCH ? ORDER BY rowid DESC")
    // The table behind that FTS5 keeps the contents in: it need not be asked in between.
    content = StoreStatement("SELECT c0 FROM {store}.\(table)_text_content WHERE id = ?")
    unindexed = StoreStatement("SELECT row, \(contentOfRow()) FROM {store}.\(table) WHERE row BETWEEN ? AND ? ORDER BY row DESC LIMIT 1")
    stores.whenUndone { [unowned self] in
      knowsAll = false
      isPaused = false
    }
  }

  /// A row was changed.
  public func changed(_ row: Int, in partition: Partition) throws(Failure) {
    guard row <= (try numbers.position(of: partition)).indexed else { return }
    try deleted(row, in: partition)
    try index(row, in: partition.store)
  }

  /// A row is about to be deleted.
  public func deleted(_ row: Int, in partition: Partition) throws(Failure) {
    guard row <= (try numbers.position(of: partition)).indexed else { return }
    try removeRows(row, row, in: partition.store)
  }

  /// All rows of a company are about to be deleted.
  public func emptied(_ partition: Partition) throws(Failure) {
    try removeRows(partition.rows.floor, partition.rows.ceiling, in: partition.store)
    try stores.run(forget, in: partition.store) { $0.add(partition.number) }
  }

  /// Indexes some of what a company's index misses, if that is more than a search would look at beside it; all of it where every run must be
  /// the same, which idle moments are not.
  func catchUp(_ partition: Partition) throws(Failure) {
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

  /// The chore of an idle moment.
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

  private func firstBehind() throws(Failure) -> Partition? {
    if !knowsAll {
      for store in stores.ofCompanies { try numbers.lookAtAll(in: store) }
      knowsAll = true
    }
    return numbers.known.first(where: \.isBehind)?.partition
  }

  /// Row by row, as some rows take a hundred times as long as others.
  private func step(_ partition: Partition) throws(Failure) {
    let position = try numbers.position(of: partition)
    var last = position.indexed
    try stores.maintain(partition.store) { () throws(Failure) in
      var budget = IndexBudget()
      while last < position.next - 1, !budget.isUsedUp {
        last += 1
        try index(last, in: partition.store)
        budget.tookRow(of: try stores.first(content, in: partition.store, { $0.add(last) }, { $0.withBlob(\.count) }) ?? 0)
      }
      try stores.run(setIndexed, in: partition.store) {
        $0.add(partition.number)
        $0.add(last)
      }
    }
    try numbers.noteIndexed(last, of: partition)
  }

  /// Merges a few pages; FTS5 says that there is nothing left by changing nothing but the statement's own row.
  private func mergeSome() throws(Failure) {
    for store in stores.ofCompanies where mayMerge[store.rawValue] {
      let before = stores.changedRows
      try stores.maintain(store) { () throws(Failure) in try stores.run(merge, in: store) { $0.add(TextIndex.mergeSize) } }
      if stores.changedRows - before < 2 { mayMerge[store.rawValue] = false }
      return
    }
    mayMerge = mayMerge.map { _ in false }
  }

  private func index(_ row: Int, in store: Store) throws(Failure) {
    mayMerge[store.rawValue] = true
    isPaused = false
    try stores.run(add, in: store) { $0.add(row) }
  }

  private func removeRows(_ first: Int, _ last: Int, in store: Store) throws(Failure) {
    mayMerge[store.rawValue] = true
    try stores.run(remove, in: store) {
      $0.add(first)
      $0.add(last)
    }
  }
}
