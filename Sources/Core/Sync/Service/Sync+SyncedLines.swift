internal import Cloud
internal import JSON
public import RPC
internal import SQLite
public import Shape
public import Storage
internal import Tenancy

/// Syncs the conflict lines as records of their own.
extension Sync {
  /// Deletes the conflict lines about a deleted record. This is needed for kinds whose deleted records must leave no
  /// content on a device (`forgetsDeleted`). The lines are deleted here and in the cloud.
  public func forgetLines(about record: UUID, in store: Store) throws(Failure) {
    try storage(of: store)?.forgetConflicts(about: record)
  }

  /// Returns a Boolean value that indicates whether a conflict line is about a deleted record whose kind has
  /// `forgetsDeleted`. Such records leave no content on a device.
  private func isOfForgotten(_ line: SyncedLine, in partition: Partition) throws(Failure) -> Bool {
    guard let records = allKinds.first(where: { "\($0.name)" == line.type }), records.forgetsDeleted else {
      return false
    }
    guard try storage(of: partition.store)?.tombstone(line.record) != nil else { return false }
    return try records.read(line.record, partition) == nil
  }

  /// The conflict lines as records that sync, each in the zone of its company.
  ///
  /// The content of a line never changes, except for the time when the conflict was found, the writer, and the time
  /// when it was resolved.
  var syncedLines: SyncedRecords {
    let (stores, statements) = (stores, statements)
    func isThere(_ store: Store) throws(Failure) -> Bool {
      try storages.first { $0.store == store }.map { (storage) throws(Failure) in try storage.version() } ?? 0 > 0
    }
    func find(_ id: UUID, of company: UUID?, in store: Store) throws(Failure) -> SyncedLine? {
      try stores.first(statements.line, in: store, bind: id, company) { SyncedLine(&$0) }
    }
    var records = SyncedRecords(
      StoreStorage.conflict.name,
      SyncTraits("Conflicts", rank: 20, names: [("record", "subjectID"), ("type", "subjectType")]),
      schema: { ObjectSchema(of: SyncedLine.self) },
      read: { (id, partition) throws(Failure) in
        try find(id, of: partition.company, in: partition.store).map { jsonText($0, for: .core) }
      },
      put: { [unowned self] (id, json, context) throws(Failure) in
        guard let new = SyncedLine(json: json), new.id == id, new.company == context.partition.company else {
          return .unfit("the record is not a valid line about a conflict")
        }
        if try isOfForgotten(new, in: context.partition) {
          // The device that sent the line did not know of the deletion yet. The line is deleted in the cloud, too.
          try stores.changes.note(
            StoreStorage.conflict, .deleted, id, of: new.company, in: context.store, at: context.now)
          return .done
        }
        let old = try find(id, of: new.company, in: context.store)
        if let old, jsonText(old, for: .core) == jsonText(new, for: .core) { return .done }
        let before = stores.changedRows
        try stores.run(statements.putLine, in: context.store) { new.bind(to: &$0) }
        if stores.changedRows == before { return .unfit("another company has a line with this id") }
        try stores.changes.note(
          StoreStorage.conflict, old == nil ? .created : .updated, id, of: new.company, in: context.store,
          members: old == nil ? [] : ["at", "modifier", "resolvedAt"], at: context.now, origin: context.base.origin)
        return .done
      },
      delete: { (id, context) throws(Failure) in
        guard try find(id, of: context.partition.company, in: context.store) != nil else { return true }
        try stores.run(statements.forgetConflict, in: context.store, bind: id, context.partition.company)
        try stores.changes.note(
          StoreStorage.conflict, .deleted, id, of: context.partition.company, in: context.store, at: context.now,
          origin: context.base.origin)
        return true
      },
      walk: { (row, limit, store) throws(Failure) in
        guard try isThere(store) else { return [] }
        return try stores.all(statements.lines, in: store, bind: row, limit) {
          (record: $0.next(UUID.self), company: $0.next(UUID?.self), row: $0.next(Int.self))
        }
      })
    records.home = .both
    records.forgetsDeleted = true
    records.tail = { (row, limit, partition) throws(Failure) in
      try stores.all(statements.linesOfCompany, in: partition.store, bind: partition.company, row, limit) {
        (record: $0.next(UUID.self), row: $0.next(Int.self))
      }
    }
    records.move = { (moves, context) throws(Failure) in
      // The rows first get negative numbers, because the new numbers are a permutation of the old ones.
      for (from, to) in moves.map({ ($0.from, -$0.to) }) + moves.map({ (-$0.to, $0.to) }) {
        try stores.run(statements.moveLine, in: context.store, bind: from, to)
      }
    }
    return records
  }
}
