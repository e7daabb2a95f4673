public import Cloud
internal import JSON
public import RPC
public import Shape

/// Handling records that the container has not saved.
extension Replica {
  /// Merges the container's state of a record, after the container has refused to save this device's state. The
  /// container has another state of the record than this device knew. The remaining changes of this device are to be
  /// sent again.
  /// - Returns: `false` if the state can't be merged before the zone is fetched.
  public func changed(_ record: UUID, _ server: CloudRecord?) throws(Failure) -> Bool {
    guard let marks = try refuse(record) else { return true }
    try keep(marks)
    if marks.isDeletion { try buryUnsaved(record) }
    guard let server, let zone = try zone(marks.zone) else { return true }
    return try apply(Arrival(server, in: zone.number, fetch: zone.fetches))
  }

  /// Handles a change or deletion of a record that the container no longer has. A changed record is sent again with all
  /// its fields.
  public func vanished(_ record: UUID) throws(Failure) {
    guard let marks = try refuse(record) else { return }
    if marks.isDeletion {
      try buryUnsaved(record)
      return try forget(record)
    }
    guard let kind = kind(named: marks.kind), let zone = try zone(marks.zone) else { return }
    let isRenamedOnly = try isRenamedOnly(record, kind, in: marks.zone)
    guard isRenamedOnly || kind.deletionWins else { return try makeAgain(marks) }
    // Another device has deleted the record, and the deletion is accepted in two cases. A grant of rights does not
    // bring back a deleted access record. A record whose only change is a suffix of a unique value is not brought back,
    // either.
    try apply(Arrival(CloudDeletion(record, kind.recordType), in: zone.number, fetch: zone.fetches))
  }

  /// Handles a save that the container refuses for good. The record gets the container's state again.
  public func forbidden(_ record: UUID) throws(Failure) {
    if try leavesAppendOnly(record) { return }
    if try !discard(record, for: .rejected) {
      try postpone(record, until: Marks.never, "the user has no right to change this record")
    }
  }

  /// Discards the changes of a record that were made here. The record gets the container's state again, and conflict
  /// lines name the discarded values.
  /// - Returns: `false` if no change was pending, or if the changes can't be discarded because of other records.
  public func discard(_ record: UUID, for reason: SyncConflict.Reason) throws(Failure) -> Bool {
    underWay[record] = nil
    guard let marks = try storage.marks(record), let kind = kind(named: marks.kind) else { return false }
    let (known, local) = (try storage.known(record), try kind.rows.read(record, in: marks.zone))
    // All other records of a company need the company's record.
    if kind.rank == 0, known?.tag == nil { return false }
    if let known, known.tag != nil {
      // A member that was changed here and has no value in the container loses its value.
      let changed = (local ?? known.fields).list.filter { marks.isWhole || marks.names.contains($0.name) }.map(\.name)
      let empty = changed.filter { kind.form.has($0) && known.fields[$0] == nil }.map { Members.Member($0, "null") }
      let there = (local ?? Members()).changed(by: Members(empty).changed(by: known.fields))
      // Another record may have the unique value by now. In that case, the changes of that record must be discarded
      // first.
      if case .duplicate = try kind.rows.put(record, there, in: marks.zone, by: known.modifier) { return false }
      if local == nil {
        // A record that is inserted again must get its former place in the order of records.
        noteUnordered(kind, marks.zone)
        hasChanged = true
      }
    } else if local != nil, !kind.isOfLines, try kind.rows.delete(record, in: marks.zone, by: nil) == .inUse {
      return false
    }
    try storage.forgetMarks(record)
    if known?.tag == nil, let local {
      // If the cloud never had the record, one line contains the whole record.
      try note(marks, field: nil, nil, local.text, nil, kept: .server, for: reason)
    }
    let lost =
      marks.isDeletion || known?.tag == nil
      ? [] : local?.names.filter({ marks.isWhole || marks.names.contains($0) }) ?? []
    for name in lost {
      guard kind.form.has(name), !PropertyMerge.bookkeeping.contains(name), known?.fields[name] != local?[name] else {
        continue
      }
      try note(marks, field: name, known?.fields[name], local?[name], known?.fields[name], kept: .server, for: reason)
    }
    if marks.isDeletion { try note(marks, field: nil, nil, nil, known?.fields.text, kept: .server, for: reason) }
    // A conflict line that may not be sent stays on this device. It does not count as a rejected change.
    if reason == .rejected, !kind.isOfLines { rejections[marks.zone, default: 0] += 1 }
    // Data of the owners follows from their remaining parts, so it is computed again.
    let parents = local.map { owners(of: $0, kind) } ?? []
    try settle([(kind, record, marks.zone)] + parents.map { ($0.kind, $0.id, marks.zone) })
    return true
  }

  /// Postpones a record that the container has refused for a reason that concerns this record only.
  /// - Parameter instant: the instant of the next attempt. `nil` means at once, and `Marks.never` means only after a
  ///   change of the record.
  public func postpone(_ record: UUID, until instant: Int?, _ reason: String) throws(Failure) {
    if try forgetUnsaved(record) { return }
    guard var marks = try refuse(record) else { return }
    marks.attempts += 1
    marks.nextAttemptAt = instant
    marks.lastError = reason
    try keep(marks)
  }

  /// Makes a postponed record due, so that it is sent with the next batch.
  /// - Returns: `false` if the record has no pending changes.
  public func retry(_ record: UUID) throws(Failure) -> Bool {
    guard var marks = try storage.marks(record) else { return false }
    marks.nextAttemptAt = nil
    try keep(marks)
    return true
  }

  /// Forgets a record that was deleted here while its save was in progress, if the container has not saved the record.
  /// Sending the deletion could otherwise remove a record that another device has made under the same natural key.
  /// - Returns: `true` if the record was forgotten.
  private func forgetUnsaved(_ record: UUID) throws(Failure) -> Bool {
    guard let marks = try storage.marks(record), marks.isDeletion, !marks.isSent, try storage.known(record) == nil
    else { return false }
    underWay[record] = nil
    try storage.forgetMarks(record)
    return true
  }

  /// Marks the records of a batch to be sent again, because the batch was not saved or its result is unknown.
  /// - Parameter isNotDone: a Boolean value that indicates whether it is known that the container has saved nothing of
  ///   the batch.
  public func lost(_ batch: Batch, isNotDone: Bool = false) throws(Failure) {
    for record in batch.records {
      if isNotDone, try forgetUnsaved(record) { continue }
      guard let marks = try refuse(record) else { continue }
      try keep(marks)
      if isNotDone, marks.isDeletion { try buryUnsaved(record) }
    }
    // It is not known which records of the batch the container has saved. A fetch of changes may leave out this
    // device's own records, so the zone is fetched completely.
    guard !isNotDone, let number = batch.zone, var state = try zone(number) else { return }
    (state.token, state.isDirty) = (nil, true)
    try storage.put(state)
  }
}
