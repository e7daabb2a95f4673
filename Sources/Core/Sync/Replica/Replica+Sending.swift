public import Cloud
internal import JSON
public import RPC
public import Shape

/// What is sent, and what becomes of it.
extension Replica {
  /// The zones that must be made, or be gone, before anything else is sent.
  public func zonesToModify() throws(Failure) -> (save: [ZoneState], delete: [ZoneState]) {
    let zones = try storage.zones()
    return (zones.filter { !$0.isMade && !$0.isDeletion }, zones.filter { $0.isDeletion && $0.isMade })
  }

  /// A zone is there, or is gone.
  public func modified(_ zone: ZoneState) throws(Failure) {
    if zone.isDeletion { return try rememberDeletion(of: zone, isConfirmed: false) }
    guard var known = try self.zone(zone.number) else { return }
    known.isMade = true
    try storage.put(known)
  }

  /// The next records to send: at most as many as a container takes at once. What is in it counts as under way from now on.
  /// - Parameters:
  ///   - most: how many records at most.
  ///   - instant: by the clock that says when something may be tried again.
  ///   - before: the batch that is under way, whose records are not sent again before it is answered.
  /// - Returns: nil when there is nothing that could be sent now, or a part of a batch while what was there before is still being marked.
  public func batch(most: Int = ModifyRecords.mostRecords, at instant: Int, behind before: Batch? = nil) throws(Failure) -> Batch? {
    let busy = Set(before?.records ?? [])
    while true {
      let limit = min(most, ModifyRecords.mostRecords)
      let adoption = try storage.adoption()
      let due = try storage.due(limit: limit + busy.count, at: instant, but: busy).filter { mayBeSent($0, while: adoption) }.prefix(limit)
      if due.isEmpty || due.count < limit && adoption != nil { return nil }
      let ready = try withParts(Array(due), limit: limit, but: busy)
      // What is due waits for records that are on their way.
      if ready.isEmpty { return nil }
      let batch = try batch(of: ready)
      if !batch.isEmpty { return batch }
    }
  }

  /// Whether what a record belongs to is marked, too: while what was there before is still being marked, what ranks behind that waits.
  private func mayBeSent(_ marks: Marks, while adoption: Adoption?) -> Bool {
    guard let adoption, adoption.kind < kinds.count, (adoption.zone ?? marks.zone) == marks.zone else { return true }
    return kind(named: marks.kind)?.rank ?? 0 <= kinds[adoption.kind].rank
  }

  private func batch(of due: [Marks]) throws(Failure) -> Batch {
    var (save, delete, bytes): ([CloudRecord], [CloudDeletion], Int) = ([], [], 0)
    // One zone at a time: what is refused as a whole is refused for its sake.
    guard let zone = try self.zone(due[0].zone) else {
      // A zone that is gone takes its marks along.
      try storage.forgetMarks(due[0].record)
      return Batch(ModifyRecords(database, save: [], delete: [], operation: ""), in: nil)
    }
    for var marks in due where marks.zone == zone.number {
      guard let kind = kind(named: marks.kind) else {
        try storage.forgetMarks(marks.record)
        continue
      }
      let known = try storage.known(marks.record)
      if marks.isDeletion {
        // A deletion without a tag would also remove what another device has made under the same natural key, unseen here. The container
        // does not have this device's record: its save was refused.
        guard let tag = known?.tag else {
          try forget(marks.record)
          continue
        }
        delete.append(CloudDeletion(marks.record, kind.recordType, in: zone.zone, tag: tag))
        marks.sending(Members())
      } else if let (record, values) = try difference(marks, kind, zone.zone, known) {
        let size = record.fields.text.utf8.count
        if !save.isEmpty, bytes + size > ModifyRecords.mostBytes { break }
        bytes += size
        save.append(record)
        if known?.tag == nil, marks.isWhole, marks.edits.isEmpty {
          underWay[marks.record] = values
          continue
        }
        marks.sending(values)
      } else {
        // The server has all of it already; a later fetch confirms that.
        marks.sending(marks.sent)
        marks.saved(during: zone.fetches)
      }
      try keep(marks)
    }
    return Batch(
      ModifyRecords(zone.database, save: save, delete: delete, operation: try operation(), behind: zone.reached), in: zone.number)
  }

  /// The container has answered a batch, and says where the zone is behind it.
  ///
  /// A batch that was asked ahead names a position before that of the batch in front of it. The container may have gone
  /// back between the two: then it has the later position, and lacks the earlier one. Both are asked for before
  /// anything is fetched.
  public func reached(_ token: String?, by batch: Batch) throws(Failure) {
    guard let token, let zone = batch.zone, var state = try self.zone(zone) else { return }
    state.skipped.removeAll { $0 == batch.request.behind }
    if let before = state.reached, before != batch.request.behind { state.skipped.append(before) }
    state.reached = token
    try storage.put(state)
  }

  /// The container has the first position that was skipped.
  public func confirmSkippedPosition(of zone: Int) throws(Failure) {
    guard var state = try self.zone(zone), !state.skipped.isEmpty else { return }
    state.skipped.removeFirst()
    try storage.put(state)
  }

  /// Forgets the skipped positions of a zone, all records of which are fetched again.
  public func forgetSkippedPositions(of zone: Int) throws(Failure) {
    guard var state = try self.zone(zone), !state.skipped.isEmpty else { return }
    state.skipped = []
    try storage.put(state)
  }

  /// No batch is on its way any more, except those whose answer never came.
  public func noteQuiet() throws(Failure) {
    if !underWay.isEmpty, try storage.unanswered().isEmpty { underWay = [:] }
  }

  /// What of a record was under way is not there, or nobody knows whether it is.
  private func refuse(_ record: UUID) throws(Failure) -> Marks? {
    let sent = underWay.removeValue(forKey: record)
    guard var marks = try storage.marks(record) else { return nil }
    marks.refused()
    if let sent { marks.unsure = marks.unsure.changed(by: sent) }
    return marks
  }

  /// What differs from what the server has; nil for nothing.
  private func difference(
    _ marks: Marks, _ kind: SyncKind, _ zone: CloudZone, _ known: Known?
  ) throws(Failure) -> (CloudRecord, Members)? {
    if known == nil, marks.isWhole { return try whole(marks, kind, zone) }
    guard let local = try kind.rows.read(marks.record, in: marks.zone) else { return nil }
    let isNew = known?.tag == nil
    let names = Set(marks.edits.map(\.name))
    var values = kind.form.known(of: local)
    if !isNew { values = values.only { (marks.isWhole || names.contains($0)) && known?.fields[$0] ?? "null" != local[$0] } }
    if values.list.isEmpty { return nil }
    // A record that is made again has what a newer version knows of it, too.
    var fields = kind.form.fields(of: values, isNew: isNew)
    if let known, let stamps = kind.stamps(behind: values, over: known) { fields = fields.changed(by: stamps) }
    var all = isNew ? Doubt.removed(from: known?.unknown ?? CloudFields([])).changed(by: fields) : fields
    // Other devices need to know which earlier state was added to a record that is there again.
    if !isNew, let unknown = known?.unknown, let revival = Revival(in: unknown), revival.added != nil { all = revival.added(to: all) }
    let owner = owners(of: local, kind).first?.id
    // Written once, and counted and sent as it is.
    return (CloudRecord(marks.record, kind.recordType, in: zone, CloudFields(text: all.text), tag: known?.tag, parent: owner), values)
  }

  /// All of a record of which the server has nothing; nil where it is not here.
  private func whole(_ marks: Marks, _ kind: SyncKind, _ zone: CloudZone) throws(Failure) -> (CloudRecord, Members)? {
    guard let text = try kind.rows.text(marks.record, in: marks.zone),
      let whole = kind.form.whole(text, owners: kind.ownerNames)
    else { return nil }
    let owner = owners(of: whole.owners, kind).first?.id
    var fields = whole.fields
    if let stamps = try stampsOfMaking(marks.record, whole.members) { fields = CloudFields(text: fields.changed(by: stamps).text) }
    return (CloudRecord(marks.record, kind.recordType, in: zone, fields, parent: owner), whole.members)
  }

  /// Removes all that is known of a record that is gone. Files of it that could not be sent are not waited for any more.
  func forget(_ record: UUID) throws(Failure) {
    try storage.forgetMarks(record)
    try storage.forgetKnown(record)
    try storage.forgetUpload(record)
  }

  /// The server has a record as it was sent.
  /// - Parameter zone: where it is.
  public func saved(_ record: CloudRecord, in zone: Int, _ result: CloudResult) throws(Failure) {
    // Nobody can have had another state of what was never there before: there is nothing that marks would protect.
    if let new = underWay[record.recordName], let kind = kind(of: record.recordType), try add(record, new, result, in: zone),
      try storage.forgetWhole(record.recordName)
    {
      underWay[record.recordName] = nil
      try noteCreation(kind, zone, before: nil, now: result.creationDate)
      return try noteFiles(of: record.recordName, kind, in: zone)
    }
    try saved(record.recordName, result)
  }

  /// - Returns: false where something of the record was known.
  private func add(_ record: CloudRecord, _ fields: Members, _ result: CloudResult, in number: Int) throws(Failure) -> Bool {
    guard let zone = try zone(number) else { return false }
    let stamps = try stampsOfMaking(record.recordName, fields)
    return try storage.add(
      Known(
        record.recordName, in: number, record.recordType, tag: result.recordChangeTag, createdAt: result.creationDate,
        modifiedAt: result.modificationDate, modifier: nil, fields: fields, unknown: stamps ?? CloudFields([]), generation: zone.generation)
    )
  }

  /// The server has a record as it was sent, or does not have it any more, as it was to be deleted.
  public func saved(_ record: UUID, _ result: CloudResult) throws(Failure) {
    let new = underWay.removeValue(forKey: record)
    guard var marks = try storage.marks(record), let kind = kind(named: marks.kind), let zone = try zone(marks.zone) else { return }
    if marks.isDeletion, !marks.isSent {
      // Deleted here while its save was under way: that state of it is to be deleted.
      guard var known = try storage.known(record) else { return try keepTag(of: record, result, marks, kind) }
      known.tag = result.recordChangeTag
      known.fields = known.fields.changed(by: marks.unsure)
      return try storage.put(known)
    }
    if marks.isDeletion {
      try forget(record)
    } else {
      let known = try storage.known(record)
      // Of one that was deleted and made again while its save was under way, that state is what was sent before.
      let sent = new ?? (marks.isWhole && !marks.isSent ? marks.unsure : marks.sent)
      var unknown = if let known { known.unknown } else { try stampsOfMaking(record, sent) ?? CloudFields([]) }
      if let known, let stamps = kind.stamps(behind: sent, over: known) { unknown = Doubt.removed(from: unknown).changed(by: stamps) }
      try storage.put(
        Known(
          record, in: marks.zone, kind.recordType, tag: result.recordChangeTag, createdAt: result.creationDate ?? known?.createdAt,
          modifiedAt: result.modificationDate, modifier: nil,
          fields: (known?.fields ?? Members()).changed(by: sent), unknown: unknown, generation: zone.generation))
      try noteCreation(kind, marks.zone, before: known?.createdAt, now: result.creationDate ?? known?.createdAt)
      try noteFiles(of: record, kind, in: marks.zone)
    }
    if new != nil { marks.isSent = true }
    marks.saved(during: zone.fetches)
    try keep(marks)
    guard marks.isDeletion else { return }
    try putBackIfWholeIsThere(record)
    // What waits for it can have it back.
    hasChanged = true
  }

  /// The server does not have a record any more, as it was deleted here.
  public func removed(_ record: UUID, _ result: CloudResult) throws(Failure) {
    guard var marks = try storage.marks(record), marks.isWhole, !marks.isDeletion else { return try saved(record, result) }
    // It was made again here while its deletion was under way.
    try storage.forgetKnown(record)
    marks.removed()
    try keep(marks)
  }

  private func keepTag(of record: UUID, _ result: CloudResult, _ marks: Marks, _ kind: SyncKind) throws(Failure) {
    try storage.put(
      Known(
        record, in: marks.zone, kind.recordType, tag: result.recordChangeTag, createdAt: result.creationDate,
        modifiedAt: result.modificationDate, modifier: nil,
        fields: marks.unsure, unknown: CloudFields([]), generation: try zone(marks.zone)?.generation ?? 0))
  }

  /// The server has another state of the record: it is merged, and what is left of ours is to be sent again.
  /// - Returns: false where it can't be merged before the zone was fetched.
  public func changed(_ record: UUID, _ server: CloudRecord?) throws(Failure) -> Bool {
    guard let marks = try refuse(record) else { return true }
    try keep(marks)
    if marks.isDeletion { try buryUnsaved(record) }
    guard let server, let zone = try zone(marks.zone) else { return true }
    return try apply(Arrival(server, in: zone.number, fetch: zone.fetches))
  }

  /// The server has no such record any more: it is made again, with all its fields.
  public func vanished(_ record: UUID) throws(Failure) {
    guard let marks = try refuse(record) else { return }
    if marks.isDeletion {
      try buryUnsaved(record)
      return try forget(record)
    }
    guard let kind = kind(named: marks.kind), let zone = try zone(marks.zone) else { return }
    let isRenamedOnly = try isRenamedOnly(record, kind, in: marks.zone)
    guard isRenamedOnly || kind.deletionWins else { return try makeAgain(marks) }
    // Rights that were given before it was known that their holder has left bring nobody back, and a number behind a value brings back no
    // record.
    try apply(Arrival(CloudDeletion(record, kind.recordType), in: zone.number, fetch: zone.fetches))
  }

  /// The server refuses a save for good: what was changed here is as the server has it again.
  public func forbidden(_ record: UUID) throws(Failure) {
    if try leavesAppendOnly(record) { return }
    if try !discard(record, for: .rejected) { try postpone(record, until: Marks.never, "nobody may change this who holds no right to") }
  }

  /// What was changed here is as the server has it again. What is discarded is noted.
  /// - Returns: false where nothing was pending, or others need what would go.
  public func discard(_ record: UUID, for reason: SyncConflict.Reason) throws(Failure) -> Bool {
    underWay[record] = nil
    guard let marks = try storage.marks(record), let kind = kind(named: marks.kind) else { return false }
    let (known, local) = (try storage.known(record), try kind.rows.read(record, in: marks.zone))
    // All else in a company needs it.
    if kind.rank == 0, known?.tag == nil { return false }
    if let known, known.tag != nil {
      // What was changed here and has no value there has none.
      let changed = (local ?? known.fields).list.filter { marks.isWhole || marks.names.contains($0.name) }.map(\.name)
      let empty = changed.filter { kind.form.has($0) && known.fields[$0] == nil }.map { Members.Member($0, "null") }
      let there = (local ?? Members()).changed(by: Members(empty).changed(by: known.fields))
      // Another record may have its unique value by now, which goes first.
      if case .duplicate = try kind.rows.put(record, there, in: marks.zone, by: known.modifier) { return false }
      if local == nil {
        // What is there again stands where it stood.
        noteUnordered(kind, marks.zone)
        hasChanged = true
      }
    } else if local != nil, !kind.isOfLines, try kind.rows.delete(record, in: marks.zone, by: nil) == .inUse {
      return false
    }
    try storage.forgetMarks(record)
    if known?.tag == nil, let local {
      // Of what the cloud never had one line has all.
      try note(marks, field: nil, nil, local.text, nil, kept: .server, for: reason)
    }
    let lost = marks.isDeletion || known?.tag == nil ? [] : local?.names.filter({ marks.isWhole || marks.names.contains($0) }) ?? []
    for name in lost {
      guard kind.form.has(name), !PropertyMerge.bookkeeping.contains(name), known?.fields[name] != local?[name] else { continue }
      try note(marks, field: name, known?.fields[name], local?[name], known?.fields[name], kept: .server, for: reason)
    }
    if marks.isDeletion { try note(marks, field: nil, nil, nil, known?.fields.text, kept: .server, for: reason) }
    // A line that may not be sent stays here, and nobody is told of that.
    if reason == .rejected, !kind.isOfLines { rejections[marks.zone, default: 0] += 1 }
    // What it belongs to is what its other parts make of it.
    let parents = local.map { owners(of: $0, kind) } ?? []
    try settle([(kind, record, marks.zone)] + parents.map { ($0.kind, $0.id, marks.zone) })
    return true
  }

  /// A record can't be sent now, for a reason of its own.
  /// - Parameter instant: when it may be tried again; `Marks.never` where it can't be sent as it is.
  public func postpone(_ record: UUID, until instant: Int?, _ reason: String) throws(Failure) {
    if try forgetUnsaved(record) { return }
    guard var marks = try refuse(record) else { return }
    marks.attempts += 1
    marks.nextAttemptAt = instant
    marks.lastError = reason
    try keep(marks)
  }

  /// A record that had to wait, or was put aside, is sent with the next batch.
  /// - Returns: false where nothing of it is pending.
  public func retry(_ record: UUID) throws(Failure) -> Bool {
    guard var marks = try storage.marks(record) else { return false }
    marks.nextAttemptAt = nil
    try keep(marks)
    return true
  }

  /// Forgets a record that was deleted here while its save was under way, if the container has not saved it. A deletion could meet a record
  /// that another device has made under the same natural key.
  /// - Returns: whether it was forgotten.
  private func forgetUnsaved(_ record: UUID) throws(Failure) -> Bool {
    guard let marks = try storage.marks(record), marks.isDeletion, !marks.isSent, try storage.known(record) == nil else { return false }
    underWay[record] = nil
    try storage.forgetMarks(record)
    return true
  }

  /// Nobody knows what has become of a batch.
  /// - Parameter isNotDone: whether the container is known to have done nothing of it.
  public func lost(_ batch: Batch, isNotDone: Bool = false) throws(Failure) {
    for record in batch.records {
      if isNotDone, try forgetUnsaved(record) { continue }
      guard let marks = try refuse(record) else { continue }
      try keep(marks)
      if isNotDone, marks.isDeletion { try buryUnsaved(record) }
    }
    // What the container has of it comes with all of the zone. Own records may be left out of what has changed.
    guard !isNotDone, let number = batch.zone, var state = try zone(number) else { return }
    (state.token, state.isDirty) = (nil, true)
    try storage.put(state)
  }
}
