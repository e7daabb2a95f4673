public import RPC
public import Shape

/// Answers of a query that were asked for lately, by what was asked for. They are given again for as long as no statement has written the
/// tables that they were read from, and nothing was undone: no other process writes them, as a store has one.
public final class RecentAnswers<Key: RecentKey, Answer> {
  private final class Entry {
    let key: Key, store: Store
    var answer: Answer
    /// Which state of the tables it is of.
    var state: Int

    init(_ key: Key, _ store: Store, _ answer: Answer, _ state: Int) {
      (self.key, self.store, self.answer, self.state) = (key, store, answer, state)
    }
  }

  private unowned let stores: Stores
  private let versions: TableVersions
  private let query: StoreStatement
  /// The tables that it reads, a bit each; nil before it was asked for.
  private var tables: UInt64?
  /// Each key has two places of these, one beside the other; the first is that of the newer entry.
  private var entries: [Entry?] = []
  /// The states of the tables that were met, counted, and the version of the last one.
  private var state = 0
  private var version: UInt64 = 0
  /// How often anything was written when the tables were last looked at; nil before.
  private var written: UInt64?
  /// Whether something was asked before: what asks but once, as a command does, needs no memory for it.
  private var wasAsked = false

  private let bits: Int

  /// - Parameters:
  ///   - query: reads the tables that the answers are read from.
  ///   - bits: how many answers are remembered at most, as a power of two.
  public init(_ stores: Stores, of query: StoreStatement, bits: Int = 13) {
    self.stores = stores
    versions = stores.versions
    self.query = query
    self.bits = bits
  }

  /// The answer for a key; nil where there is none, which is not remembered.
  /// - Parameter ask: asks the store.
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

  /// Writes to the tables: of the answers, those alone are other ones then that are remembered after it.
  public func writing(to store: Store, _ write: () throws(Failure) -> Void) throws(Failure) {
    try look(in: store)
    try write()
    version = try newestVersion(in: store)
    written = versions.total
  }

  /// This is the answer for a key from now on.
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
    if let entry = entries[place], entry.key == key, entry.store == store { return entry }
    if let entry = entries[place + 1], entry.key == key, entry.store == store { return entry }
    return nil
  }

  /// Looks whether the tables are still as they were.
  private func look(in store: Store) throws(Failure) {
    // Mostly nothing at all was written.
    if written == versions.total { return }
    let now = try newestVersion(in: store)
    written = versions.total
    if now == version { return }
    version = now
    state += 1
  }

  /// The number of the tables: another one after each write to any of them. It is of all stores together.
  private func newestVersion(in store: Store) throws(Failure) -> UInt64 {
    if let tables { return versions.version(of: tables) }
    let tables = try stores.tables(of: query, in: store)
    self.tables = tables
    return versions.version(of: tables)
  }

  /// The first place of a key: an even one.
  private func place(of key: Key) -> Int { Int(truncatingIfNeeded: key.spread >> UInt64(64 - bits)) & ~1 }
}
