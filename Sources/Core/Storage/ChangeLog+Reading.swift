public import RPC
internal import SQLite
internal import Shape

/// Reads the changes of a store from its change log.
extension ChangeLog {
  /// The stores that exist. Each has a log.
  public var logged: [Store] { stores.present }

  /// Returns the changes of a store behind a position, oldest first.
  public func changes(after seq: Int, limit: Int, in store: Store) throws(Failure) -> [Change] {
    try writeIfOpen(store)
    return try stores.all(page, in: store, bind: seq, limit) {
      ChangeLog.read(&$0, from: store)
    }
  }

  static func read(_ row: inout RowSource, from store: Store) -> Change {
    let (seq, company): (Int, UUID) = (row.next(), row.next())
    let (entity, record): (String, UUID) = (row.next(), row.next())
    let (action, version): (Int, Int) = (row.next(), row.next())
    let (fields, old, new): ([String]?, String?, String?) = (row.next(), row.next(), row.next())
    let values = fields == nil && old == nil ? nil : ChangedValues(fields: fields ?? [], old: old, new: new)
    return Change(
      store: store, seq: seq, company: company == accountOwner ? nil : company, entity: entity, record: record,
      action: Action(rawValue: action) ?? .updated, version: version, values: values, actor: row.next(), at: row.next(),
      origin: Change.Origin(rawValue: row.next()) ?? .here)
  }

  /// Returns the position behind which a store's log is complete. Changes up to this position may have been removed.
  public func floor(in store: Store) throws(Failure) -> Int {
    try stores.first(floorPosition, in: store) { $0.next(Int.self) } ?? 0
  }

  /// Returns a Boolean value that indicates whether the log proves that a company has not changed since a position.
  /// - Parameter company: the company, or `nil` for the account's own records.
  func isUnchanged(_ company: UUID?, since position: Int, in store: Store) throws(Failure) -> Bool {
    let newest = try newest(in: store)
    if position == newest { return true }
    // If the position is behind the newest one, it was given out before the log was restored from a backup. The log
    // then lacks changes. If there are many newer changes, examining them would take long, even if all are of other
    // companies.
    guard position < newest, newest - position <= ChangeLog.mostCompared, try floor(in: store) <= position else {
      return false
    }
    try writeIfOpen(store)
    let change = try stores.first(
      changeOf, in: store, bind: position, company ?? ChangeLog.accountOwner, ChangeLog.accountOwner, ChangeLog.told
    ) { $0.next(Int.self) }
    return change == nil
  }

  /// The maximum number of changes, of all companies, that `isUnchanged` examines.
  private static let mostCompared = 100_000
  /// The kinds of log entries that only report on a company's sync. `isUnchanged` ignores them.
  private static let told = ["syncEvent", "conflict"]

  /// The chore that removes the oldest changes, 1,000 at a time, while a store has more than `kept` changes. Changes of
  /// records with a history stay until their company is deleted, or until they are older than its setting
  /// `historyMonths` allows.
  public var retention: Chore {
    Chore(
      isWanted: { [unowned self] in mayBeLong },
      step: { [unowned self] () throws(Failure) in
        for store in logged {
          let floor = try floor(in: store)
          let newFloor = min(try newest(in: store) - kept, floor + ChangeLog.trimmedAtOnce, try needed(store) ?? .max)
          if newFloor > floor { return try trim(store, from: floor, to: newFloor) }
        }
        mayBeLong = false
      },
      pause: { [unowned self] in mayBeLong = false })
  }

  /// Inserts the pending changes of the open transaction into the table, so that a query of the table finds them.
  private func writeIfOpen(_ store: Store) throws(Failure) {
    if stores.isWriting(store) { try write(to: store) }
  }

  /// The maximum number of changes that one step of `retention` removes.
  static let trimmedAtOnce = 1000

  func trim(_ store: Store, from floor: Int, to newFloor: Int) throws(Failure) {
    // The removal counts as a write, so that live queries of the log run again.
    stores.beginWrite()
    try stores.run(setFloor, in: store, bind: newFloor)
    try stores.run(trimming, in: store) {
      $0.add(floor)
      $0.add(newFloor)
      $0.add(keptKinds())
      // In the device's store, some kinds of data have the same name as a kind of record with a history. They belong to
      // the account, and their changes are removed.
      $0.add(store == .device ? ChangeLog.accountOwner : nil)
    }
    stores.endWrite()
  }

  /// The table that says where a store's log begins. Up to the position `floor`, only changes for histories are left.
  static let floorSQL = """
    CREATE TABLE {store}.changes_state (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      floor INTEGER NOT NULL
    ) STRICT;
    INSERT INTO {store}.changes_state (only, floor) VALUES (1, 0);
    """
}
