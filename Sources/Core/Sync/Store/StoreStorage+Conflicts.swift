internal import Cloud
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The storage of conflict lines. A conflict line is the record of one value that was discarded.
extension StoreStorage {
  /// The kind of conflict lines, as the change log names it.
  static let conflict = DeviceKind("conflict", of: "sync")

  /// The number of days that a conflict line is stored after it was resolved.
  private static let keptDays = 90
  /// The largest number of conflict lines of a company. The oldest ones are deleted first.
  private static let mostLines = 10_000
  /// The number of conflict lines that are stored between two searches for old ones.
  private static let linesBetween = 64

  func note(_ conflict: SyncConflict) throws(Failure) -> UUID? {
    let now = clock.now
    let company = try company(of: conflict.zone)
    if notedConflicts.isMultiple(of: StoreStorage.linesBetween) { try forgetOldConflicts(of: company, at: now) }
    notedConflicts += 1
    let (id, before) = (conflict.id, stores.changedRows)
    try stores.run(
      statements.noteConflict, in: store, bind: id, company, conflict.kind, conflict.record, conflict.field,
      conflict.ancestor,
      conflict.local, conflict.server, conflict.kept, conflict.reason, conflict.modifier, now)
    if stores.changedRows == before { return nil }
    try tell(StoreStorage.conflict, id, of: company, at: now)
    return id
  }

  /// Deletes a company's conflict lines that were resolved long ago, and the oldest ones beyond the largest number.
  /// They are deleted here and in the cloud.
  private func forgetOldConflicts(of company: UUID?, at now: Timestamp) throws(Failure) {
    let old = try stores.all(
      statements.oldConflicts, in: store, bind: company,
      Timestamp(milliseconds: now.milliseconds - StoreStorage.keptDays * 86_400_000),
      StoreStorage.mostLines
    ) { $0.next(UUID.self) }
    for id in old { try forgetConflict(id, of: company, at: now) }
  }

  /// Deletes the conflict lines about a record, here and in the cloud.
  func forgetConflicts(about record: UUID) throws(Failure) {
    let lines = try stores.all(statements.conflictsOfRecord, in: store, bind: record) {
      (id: $0.next(UUID.self), company: $0.next(UUID?.self))
    }
    for line in lines { try forgetConflict(line.id, of: line.company, at: clock.now) }
  }

  private func forgetConflict(_ id: UUID, of company: UUID?, at now: Timestamp) throws(Failure) {
    try stores.run(statements.forgetConflict, in: store, bind: id, company)
    try stores.changes.note(StoreStorage.conflict, .deleted, id, of: company, in: store, at: now)
  }

  /// Removes the conflict lines of a company that no longer exists, only on this device.
  func forgetConflicts(in zone: Int) throws(Failure) {
    guard let company = try company(of: zone) else { return }
    try stores.run(statements.forgetConflicts, in: store, bind: company)
  }

  private func company(of zone: Int) throws(Failure) -> UUID? {
    try zones().first { $0.number == zone }.flatMap { UUID($0.zone.name) }
  }
}
