internal import Cloud
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Decides whether a call concerns the account's own records or the records of a company.
extension Sync {
  /// Returns a Boolean value that indicates whether records of a kind are secrets. Callers do not see secrets as
  /// records of the account.
  func isSecret(_ kind: String) -> Bool { allKinds.contains { "\($0.name)" == kind && $0.traits.isScanned } }

  /// Decides for a call that names a record whether the call concerns a company or the account.
  func selector(_ given: CompanyOrAccount, for record: UUID?) throws(Failure) -> CompanyOrAccount {
    guard let record, given.company == nil else { return given }
    return given.naming(
      "record", record, ofAccount: try stores.untraced { () throws(Failure) in try isOfAccount(record) })
  }

  /// Decides for a call that names a conflict line whether the call concerns a company or the account.
  func selector(_ given: CompanyOrAccount, forLine id: UUID) throws(Failure) -> CompanyOrAccount {
    if given.company != nil { return given }
    guard try storage != nil else { return given.naming("conflict", id, ofAccount: false) }
    let line = try stores.untraced { () throws(Failure) in
      try stores.first(statements.line, in: .private, bind: id, UUID?.none) { SyncedLine(&$0) }
    }
    return given.naming("conflict", id, ofAccount: line.map { !isSecret($0.type) } ?? false)
  }

  /// Returns a Boolean value that indicates whether a record is the account's own. The record exists, or was deleted
  /// and is named by a conflict line or the queue.
  private func isOfAccount(_ record: UUID) throws(Failure) -> Bool {
    let line = "\(StoreStorage.conflict.name)"
    for kind in allKinds where kind.home.includesAccount && !kind.traits.isScanned && "\(kind.name)" != line {
      if try kind.has(record, .account) { return true }
    }
    guard let storage = try storage else { return false }
    let lines = try stores.all(statements.conflictsOfAccount, in: .private, bind: Int.max, record, Bool?.none) {
      SyncedLine(&$0)
    }
    if lines.contains(where: { !isSecret($0.type) }) { return true }
    guard let marks = try storage.marks(record), !isSecret(marks.kind) else { return false }
    return try storage.zones().first { $0.number == marks.zone }?.zone == .account
  }
}
