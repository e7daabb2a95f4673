public import RPC
internal import SQLite
public import Shape

/// The results of writes with an idempotency key. They are stored for 30 days, in the store and the transaction of the
/// write.
///
/// If the keys of a store take more than `mostBytes`, the oldest are removed first. Keys of the last hour stay.
public final class IdempotencyLog {
  private let clock: Clock
  private unowned let stores: Stores
  /// Returns a Boolean value that indicates whether a company exists.
  private let isThere: (UUID) throws(Failure) -> Bool
  /// The company that the current request deletes. The result of the deletion is stored without this company.
  private var deleted: UUID?
  /// A Boolean value that indicates whether there may be keys to remove. It is set at the start, and after many new
  /// keys.
  private var mayBeOld = true
  private var newOnes = 0
  /// The number of bytes that were stored since old keys were last looked for.
  private var newBytes = 0
  /// The instant of the next search for old keys, in milliseconds, or `nil` if none is planned. It is set while the
  /// keys take too many bytes, because the youngest keys may not be removed yet.
  private var due: Int?

  private let selection = StoreStatement(
    "SELECT request, result, audience, company FROM {store}.idempotency_keys WHERE key = ? AND actor = ? AND at > ?")
  private let companies = StoreStatement(
    "SELECT DISTINCT company FROM {store}.idempotency_keys WHERE company IS NOT NULL")
  private let insertion = StoreStatement(
    """
    INSERT INTO {store}.idempotency_keys (key, actor, company, request, result, audience, at) VALUES (?, ?, ?, ?, ?, ?, ?)
    """)
  /// Deletes a key that is to be stored again, together with the parts of its write.
  private let removal = StoreStatement("DELETE FROM {store}.idempotency_keys WHERE key = ? AND actor = ?")
  private let parts = StoreStatement(
    "SELECT done FROM {store}.unfinished_writes WHERE key = ? AND actor = ? ORDER BY part")
  private let partInsertion = StoreStatement(
    """
    INSERT INTO {store}.unfinished_writes (key, actor, part, done)
    SELECT ?1, ?2, coalesce(max(part), 0) + 1, ?3 FROM {store}.unfinished_writes WHERE key = ?1 AND actor = ?2
    """)
  private let companyDeletion = StoreStatement("DELETE FROM {store}.idempotency_keys WHERE company = ?")
  private let oldest = StoreStatement(
    "SELECT at FROM {store}.idempotency_keys WHERE at <= ?1 AND (result <> '' OR at <= ?2) ORDER BY at LIMIT 1")
  private let deletion = StoreStatement(
    """
    DELETE FROM {store}.idempotency_keys WHERE (key, actor) IN
      (SELECT key, actor FROM {store}.idempotency_keys WHERE at <= ?1 AND (result <> '' OR at <= ?2) ORDER BY at LIMIT 500)
    """)

  private let deletionOfUser = StoreStatement(
    """
    DELETE FROM {store}.idempotency_keys
    WHERE actor = ?1 OR company IS NULL AND (instr(result, '"user":"' || ?2 || '"') OR instr(result, '"id":"' || ?2 || '"'))
    """)
  private let deletionOfRecords = StoreStatement(
    """
    DELETE FROM {store}.idempotency_keys
    WHERE actor = ?1 AND EXISTS (SELECT 1 FROM json_each(?2) WHERE instr(result, '"id":"' || value || '"'))
    """)
  /// The records that the open transaction deletes, each with the user that it belongs to.
  private var deletedRecords: [(record: UUID, user: UUID)] = []

  private let size = StoreStatement("SELECT keys, bytes FROM {store}.idempotency_size")

  /// The number of bytes that the keys of a store may take, with the requests and the results.
  public var mostBytes = 256 << 20

  /// The lifetime of a key, in milliseconds.
  private static let lifetime = 30 * 86_400_000
  /// The minimum age, in milliseconds, of keys that are removed to make room. Clients repeat a request sooner than
  /// this.
  private static let leastLifetime = 3_600_000
  /// The stored result of a write that is not finished: an empty text. No real result is empty.
  private static var unfinished: KeptResult { KeptResult(text: "", audience: .anyone) }

  init(_ stores: Stores, clock: Clock, isThere: @escaping (UUID) throws(Failure) -> Bool) {
    self.stores = stores
    self.clock = clock
    self.isThere = isThere
    stores.beforeCommit { [unowned self] (store) throws(Failure) in if store == .private { try forgetDeletedRecords() }
    }
    stores.whenUndone { [unowned self] in deletedRecords.removeAll() }
  }

  private func actor(_ user: UUID?) throws(Failure) -> UUID {
    if let user { return user }
    return try stores.account()
  }

  /// The instant up to which keys are too old.
  private var horizon: Int { clock.now.milliseconds - IdempotencyLog.lifetime }

  func recall(_ key: IdempotencyKey, for user: UUID?) throws(Failure) -> KeptResult? {
    let account = try stores.account()
    let actor = user ?? account
    for store in stores.present {
      guard let known = try find(key, of: actor, in: store) else { continue }
      // When a company is deleted, its results in the device's store are deleted later, in another transaction.
      if let company = known.company, try !isThere(company) { continue }
      // A request without `company` works in the selected company. If another company is selected, the repeat is
      // another request.
      if let company = known.company, let entered = stores.footprint.company, company != entered { throw .keyReused }
      guard try known.mark.isSame(as: key) else { throw .keyReused }
      return known.isUnfinished ? nil : known.result
    }
    // The result of a company's deletion is stored for the account. A user in a company may repeat the deletion.
    // Outside of companies, all results of a user are stored for that user.
    return actor == account || stores.footprint.company == nil ? nil : try recallDeletion(key)
  }

  /// Returns the result of a company's deletion. It is stored for the account, whichever user requested the deletion.
  /// That user may still have a role in another copy of the company, and repeat the request there.
  private func recallDeletion(_ key: IdempotencyKey) throws(Failure) -> KeptResult? {
    for store in stores.ofCompanies {
      guard let known = try find(key, of: try stores.account(), in: store), known.company == nil else { continue }
      if try known.mark.isSame(as: key) { return known.result }
    }
    return nil
  }

  private struct Known {
    let mark: RequestMark, result: KeptResult, company: UUID?
    /// A Boolean value that indicates whether the write is not finished: only some parts of it are done.
    var isUnfinished: Bool { result.text.isEmpty }
  }

  private func find(_ key: IdempotencyKey, of actor: UUID, in store: Store) throws(Failure) -> Known? {
    let horizon = horizon
    return try stores.first(selection, in: store, bind: key.key, actor, horizon) {
      Known(
        mark: RequestMark($0.next(String.self)),
        result: KeptResult(text: $0.next(String.self), audience: Audience(bits: $0.next(Int.self))),
        company: $0.next(UUID?.self))
    }
  }

  /// - Parameters:
  ///   - company: the company of the write, or `nil` if there is none. The result is deleted with the company.
  ///   - store: the store in which the result is stored.
  func remember(
    _ key: IdempotencyKey, for user: UUID?, result: KeptResult, of company: UUID?, in store: Store
  ) throws(Failure) {
    let isDeletion = deleted != nil && company == deleted
    let account = try stores.account()
    // A user who deletes a company has no role there afterwards, and repeats the request as the account.
    let (actor, company) = isDeletion ? (account, nil) : (user ?? account, company)
    try insert(key, of: actor, company, result, in: store)
  }

  private func insert(
    _ key: IdempotencyKey, of actor: UUID, _ company: UUID?, _ result: KeptResult, in store: Store
  ) throws(Failure) {
    let mark = try RequestMark(of: key, stores.ids)
    // Deletes an earlier row first. Unlike a REPLACE, this fires the triggers that count keys and bytes.
    try stores.run(removal, in: store, bind: key.key, actor)
    try stores.run(
      insertion, in: store, bind: key.key, actor, company, mark.text, result.text, result.audience.bits, clock.now)
    newOnes += 1
    newBytes += key.request.utf8.count + result.text.utf8.count
    if newOnes % 10_000 == 0 || newBytes > mostBytes / 8 { (mayBeOld, newBytes) = (true, 0) }
  }

  func parts(of key: IdempotencyKey, for user: UUID?) throws(Failure) -> [String] {
    let actor = try actor(user)
    for store in stores.present {
      guard let known = try find(key, of: actor, in: store), known.isUnfinished else { continue }
      return try stores.all(parts, in: store, bind: key.key, actor) { $0.next(String.self) }
    }
    return []
  }

  func keep(_ part: String, of key: IdempotencyKey, for user: UUID?, company: UUID?, in store: Store) throws(Failure) {
    let actor = try actor(user)
    if let known = try find(key, of: actor, in: store) {
      // Another write with the same key may have been committed before the first commit of this write.
      guard known.isUnfinished, try known.mark.isSame(as: key) else { throw .keyReused }
    } else {
      try insert(key, of: actor, company, IdempotencyLog.unfinished, in: store)
    }
    try stores.run(partInsertion, in: store, bind: key.key, actor, part)
  }

  /// Forgets the company that the previous request deleted, at the beginning of a request.
  func beginRequest() { deleted = nil }

  /// Removes the results that were stored for a company.
  public func forget(company: UUID, _ store: Store) throws(Failure) {
    try stores.run(companyDeletion, in: store, bind: company)
    deleted = company
    mayBeOld = true
  }

  /// Removes the results that were stored for a user who is deleted, and results that show this user. The result of the
  /// request that deletes the user is stored later, so it stays.
  public func forget(user: UUID, _ store: Store) throws(Failure) {
    try stores.run(deletionOfUser, in: store, bind: user, "\(user)")
  }

  /// Registers a deleted record of a user. Before the commit, the user's results that show the record are removed.
  public func forget(record: UUID, of user: UUID) { deletedRecords.append((record, user)) }

  private func forgetDeletedRecords() throws(Failure) {
    if deletedRecords.isEmpty { return }
    let deleted = deletedRecords
    deletedRecords.removeAll()
    for (index, user) in deleted.map(\.user).enumerated() where deleted.firstIndex(where: { $0.user == user }) == index
    {
      let ids = deleted.filter { $0.user == user }.map { "\"\($0.record)\"" }
      try stores.runInTransaction(deletionOfRecords, in: .private, bind: user, "[\(ids.joined(separator: ","))]")
    }
  }

  /// Returns the number of keys in a store, and the number of bytes that they take.
  public func size(of store: Store) throws(Failure) -> (keys: Int, bytes: Int) {
    try stores.first(size, in: store) { (keys: $0.next(Int.self), bytes: $0.next(Int.self)) } ?? (0, 0)
  }

  /// Returns the instant up to which keys may be removed from a store. Keys of unfinished writes stay for 30 days,
  /// because a repeated request continues the write.
  private func horizon(of store: Store) throws(Failure) -> Int {
    guard try size(of: store).bytes > mostBytes else { return horizon }
    due = clock.now.milliseconds + IdempotencyLog.leastLifetime / 4
    return clock.now.milliseconds - IdempotencyLog.leastLifetime
  }

  /// The chore that removes keys which are too old. If all keys take too much room, it also removes the oldest ones.
  public var chore: Chore {
    Chore(
      isWanted: { [unowned self] in mayBeOld || due.map { clock.remaining(until: $0) == 0 } ?? false },
      step: { [unowned self] () throws(Failure) in
        due = nil
        for store in stores.present {
          let bounds = (try horizon(of: store), horizon)
          func bind(_ binder: inout Binder) {
            binder.add(bounds.0)
            binder.add(bounds.1)
          }
          if try stores.first(oldest, in: store, bind, { $0.next(Int.self) }) == nil { continue }
          mayBeOld = true
          return try stores.run(deletion, in: store, bind)
        }
        for company in try stores.all(companies, in: .device, read: { $0.next(UUID.self) }) where try !isThere(company)
        {
          return try stores.run(companyDeletion, in: .device, bind: company)
        }
        mayBeOld = false
      },
      pause: { [unowned self] in mayBeOld = false })
  }

  /// Adds the column that older stores lack: the audience of each result. (Older programs stored results of owners
  /// only.)
  static let audienceSQL = "ALTER TABLE {store}.idempotency_keys ADD COLUMN audience INTEGER NOT NULL DEFAULT -1;"

  /// The table in which every store keeps the keys of its own writes.
  static let sql = """
    CREATE TABLE {store}.idempotency_keys (
      key TEXT NOT NULL,
      actor BLOB NOT NULL,
      company BLOB,
      request TEXT NOT NULL,
      result TEXT NOT NULL,
      at INTEGER NOT NULL,
      audience INTEGER NOT NULL DEFAULT -1,
      PRIMARY KEY (key, actor)
    ) STRICT, WITHOUT ROWID;
    \(indexes)
    \(sizeSQL)
    """

  /// The number of keys, and the number of bytes that they take. Triggers update both numbers, because counting would
  /// take as long as reading all keys.
  static let sizeSQL = """
    CREATE TABLE {store}.idempotency_size (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      keys INTEGER NOT NULL,
      bytes INTEGER NOT NULL
    ) STRICT;
    INSERT INTO {store}.idempotency_size (only, keys, bytes)
      SELECT 1, count(*), coalesce(sum(\(bytes(of: "k"))), 0) FROM {store}.idempotency_keys k;
    CREATE TRIGGER {store}.idempotency_keys_more AFTER INSERT ON idempotency_keys BEGIN
      UPDATE idempotency_size SET keys = keys + 1, bytes = bytes + \(bytes(of: "new"));
    END;
    CREATE TRIGGER {store}.idempotency_keys_less AFTER DELETE ON idempotency_keys BEGIN
      UPDATE idempotency_size SET keys = keys - 1, bytes = bytes - (\(bytes(of: "old")));
    END;
    """

  /// Returns the expression for the approximate size of a row, with its entries in the indexes.
  private static func bytes(of row: String) -> String {
    "100 + 2 * length(CAST(\(row).key AS BLOB)) + length(CAST(\(row).request AS BLOB)) + length(CAST(\(row).result AS BLOB))"
  }

  /// The committed parts of writes that take many commits, by the idempotency key of the write. They are deleted when
  /// the key is stored again with the result, or is removed.
  static let partsSQL = """
    CREATE TABLE {store}.unfinished_writes (
      key TEXT NOT NULL,
      actor BLOB NOT NULL,
      part INTEGER NOT NULL,
      done TEXT NOT NULL,
      PRIMARY KEY (key, actor, part),
      FOREIGN KEY (key, actor) REFERENCES idempotency_keys (key, actor) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    """

  /// The table in its first form, which the oldest stores have.
  static let firstSQL = """
    CREATE TABLE {store}.idempotency_keys (
      key TEXT NOT NULL,
      actor BLOB NOT NULL,
      company BLOB,
      request TEXT NOT NULL,
      result TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (key, actor)
    ) STRICT, WITHOUT ROWID;
    \(indexes)
    """

  private static let indexes = """
    CREATE INDEX {store}.idempotency_keys_company ON idempotency_keys (company) WHERE company IS NOT NULL;
    CREATE INDEX {store}.idempotency_keys_at ON idempotency_keys (at);
    """
}
