public import RPC
public import Shape

/// The members of a remembered answer that do not depend on its type. Generic code that is not specialized compares
/// them without looking up types.
private class RecentEntry {
  let mark: UInt64, store: Store
  /// The number of the tables' state from which the answer was read.
  var state: Int

  init(_ mark: UInt64, _ store: Store, _ state: Int) { (self.mark, self.store, self.state) = (mark, store, state) }
}

/// A cache of the latest answers of a query, by their keys. An answer is valid as long as no statement has written the
/// tables that it was read from, and nothing was rolled back. No other process writes the tables, because only one
/// process has the store open.
public final class RecentAnswers<Key: RecentKey, Answer> {
  private final class Entry: RecentEntry {
    let key: Key
    var answer: Answer

    init(_ key: Key, _ store: Store, _ answer: Answer, _ state: Int) {
      (self.key, self.answer) = (key, answer)
      super.init(key.mark, store, state)
    }
  }

  private unowned let stores: Stores
  private let versions: TableVersions
  private let query: StoreStatement
  /// The tables that the query reads, one bit for each, or `nil` before its first use.
  private var tables: UInt64?
  /// The entries of the cache. Each key has two adjacent places, and the first one has the newer entry.
  private var entries: [RecentEntry?] = []
  /// The number of different states of the tables so far.
  private var state = 0
  /// The version of the tables in the last state.
  private var version: UInt64 = 0
  /// The number of all writes at the last check of the tables, or `nil` before the first check.
  private var written: UInt64?
  /// A Boolean value that indicates whether an answer was read before. The first answer is not remembered, so that a
  /// process which reads only one, such as a command, needs no memory for the cache.
  private var wasAsked = false

  private let bits: Int

  /// - Parameters:
  ///   - query: a query of the same tables as those that the answers are read from.
  ///   - bits: the maximum number of remembered answers, as a power of two.
  public init(_ stores: Stores, of query: StoreStatement, bits: Int = 13) {
    self.stores = stores
    versions = stores.versions
    self.query = query
    self.bits = bits
  }

  /// Returns the answer for a key, or `nil` if there is none. The fact that there is none is not remembered.
  /// - Parameter ask: reads the answer from the store.
  public func answer(for key: Key, in store: Store, _ ask: () throws(Failure) -> Answer?) throws(Failure) -> Answer? {
    try look(in: store)
    if let entry = entry(of: key, in: store), entry.state == state {
      stores.noteReading(query, in: store)
      return entry.answer
    }
    guard let answer = try ask() else { return nil }
    if wasAsked { remember(answer, for: key, in: store) }
    wasAsked = true
    return answer
  }

  /// Runs a write to the tables after which the remembered answers stay valid. The caller must call `remember` for each
  /// key whose answer the write changes.
  public func writing(to store: Store, _ write: () throws(Failure) -> Void) throws(Failure) {
    try look(in: store)
    try write()
    version = try newestVersion(in: store)
    written = versions.total
  }

  /// Stores the answer for a key.
  public func remember(_ answer: Answer, for key: Key, in store: Store) {
    if let entry = entry(of: key, in: store) {
      (entry.answer, entry.state) = (answer, state)
      return
    }
    if entries.isEmpty { entries = Array(repeating: nil, count: 1 << bits) }
    let place = place(of: key)
    entries[place + 1] = entries[place]
    entries[place] = Entry(key, store, answer, state)
  }

  private func entry(of key: Key, in store: Store) -> Entry? {
    if entries.isEmpty { return nil }
    let place = place(of: key)
    return entry(at: place, key, store) ?? entry(at: place + 1, key, store)
  }

  private func entry(at place: Int, _ key: Key, _ store: Store) -> Entry? {
    guard let found = entries[place], found.mark == key.mark, found.store == store else { return nil }
    assert(found is Entry)
    let entry = unsafeDowncast(found, to: Entry.self)
    return entry.key == key ? entry : nil
  }

  /// Checks whether the tables have changed. If so, all remembered answers become invalid.
  private func look(in store: Store) throws(Failure) {
    // In most cases, nothing was written at all.
    if written == versions.total { return }
    let now = try newestVersion(in: store)
    written = versions.total
    if now == version { return }
    version = now
    state += 1
  }

  /// Returns the version of the tables. It changes with each write to any of the tables, in any store.
  private func newestVersion(in store: Store) throws(Failure) -> UInt64 {
    if let tables { return versions.version(of: tables) }
    let tables = try stores.tables(of: query, in: store)
    self.tables = tables
    return versions.version(of: tables)
  }

  /// Returns the first of a key's two places. It is an even number.
  private func place(of key: Key) -> Int { Int(truncatingIfNeeded: key.spread >> UInt64(64 - bits)) & ~1 }
}
