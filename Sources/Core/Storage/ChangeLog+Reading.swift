public import RPC
internal import SQLite
internal import Shape

extension ChangeLog {
  /// The changes of a store behind a position, oldest first.
  public func changes(after seq: Int, limit: Int, in store: Store) throws(Failure) -> [Change] {
    try writeIfOpen(store)
    return try stores.all(
      page, in: store,
      {
        $0.add(seq)
        $0.add(limit)
      },
      {
        Change(
          store: store, seq: $0.next(), company: $0.next(), entity: $0.next(), record: $0.next(),
          action: Action(rawValue: $0.next()) ?? .updated, version: $0.next(), fields: $0.next([String]?.self), actor: $0.next(),
          at: $0.next())
      })
  }

  /// The position behind which a store's log is complete.
  public func floor(in store: Store) throws(Failure) -> Int {
    try stores.first(floorPosition, in: store, { _ in }, { $0.next(Int.self) }) ?? 0
  }

  /// Forgets the oldest changes when there are more than are kept, a thousand at a time.
  public var retention: Chore {
    Chore(
      isWanted: { [unowned self] in mayBeLong },
      step: { [unowned self] () throws(Failure) in
        for store in Store.ofCompanies {
          let floor = try floor(in: store)
          let newFloor = min(try newest(in: store) - kept, floor + 1000)
          if newFloor > floor { return try trim(store, to: newFloor) }
        }
        mayBeLong = false
      },
      pause: { [unowned self] in mayBeLong = false })
  }

  /// Changes of the open transaction belong to the log, too.
  private func writeIfOpen(_ store: Store) throws(Failure) {
    if stores.isWriting(store) { try write(to: store) }
  }

  private func trim(_ store: Store, to newFloor: Int) throws(Failure) {
    // Whoever reads the log live sees that it is shorter.
    stores.beginWrite()
    try stores.run(setFloor, in: store) { $0.add(newFloor) }
    try stores.run(trimming, in: store) { $0.add(newFloor) }
    stores.endWrite()
  }

  /// Where a store's log begins: changes up to `floor` are forgotten.
  static let floorSQL = """
    CREATE TABLE {store}.changes_state (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      floor INTEGER NOT NULL
    ) STRICT;
    INSERT INTO {store}.changes_state (only, floor) VALUES (1, 0);
    """
}
