public import Cloud
internal import JSON
public import RPC
public import Shape

/// Sending records, and handling the results.
extension Replica {
  /// A Boolean value that indicates whether changed records or files are to be sent.
  var hasUnsent: Bool {
    get throws(Failure) {
      if try storage.pending().edits > 0 { return true }
      return try storage.uploads().all > 0
    }
  }

  /// Returns the zones that must be created or deleted before anything else is sent.
  public func zonesToModify() throws(Failure) -> (save: [ZoneState], delete: [ZoneState]) {
    let zones = try storage.zones()
    return (zones.filter { !$0.isMade && !$0.isDeletion }, zones.filter { $0.isDeletion && $0.isMade })
  }

  /// Handles the container's success in creating or deleting a zone.
  public func modified(_ zone: ZoneState) throws(Failure) {
    if zone.isDeletion { return try rememberDeletion(of: zone, isConfirmed: false) }
    guard var known = try self.zone(zone.number) else { return }
    known.isMade = true
    try storage.put(known)
  }

  /// Returns the next batch of records to send, not more than a container accepts at once. These records count as being
  /// sent from now on.
  /// - Parameters:
  ///   - most: the largest number of records.
  ///   - instant: the present instant, by the clock that decides when a record may be tried again.
  ///   - before: the batch that waits for its reply, or `nil`. Its records are not sent again before the reply.
  /// - Returns: the batch, or `nil` if no record can be sent now. While records from before the connection are still
  ///   being put into the queue, also returns `nil` if the batch would not be full.
  public func batch(most: Int = ModifyRecords.mostRecords, at instant: Int, behind before: Batch? = nil) throws(Failure)
    -> Batch?
  {
    let busy = Set(before?.records ?? [])
    while true {
      let limit = min(most, ModifyRecords.mostRecords)
      let adoption = try storage.adoption()
      let due = try storage.due(limit: limit + busy.count, at: instant, but: busy).filter {
        mayBeSent($0, while: adoption)
      }.prefix(limit)
      if due.isEmpty || due.count < limit && adoption != nil { return nil }
      let ready = try withParts(Array(due), limit: limit, but: busy)
      // All due records wait, because parts of them are being sent.
      if ready.isEmpty { return nil }
      let batch = try batch(of: ready)
      if !batch.isEmpty { return batch }
    }
  }

  /// Returns a Boolean value that indicates whether a record may be sent now. The records from before the connection
  /// are put into the queue one kind after the other. Until that is done, records with a higher rank than the present
  /// kind wait, because their owners may not be in the queue.
  private func mayBeSent(_ marks: Marks, while adoption: Adoption?) -> Bool {
    guard let adoption, adoption.kind < kinds.count, (adoption.zone ?? marks.zone) == marks.zone else { return true }
    return kind(named: marks.kind)?.rank ?? 0 <= kinds[adoption.kind].rank
  }

  private func batch(of due: [Marks]) throws(Failure) -> Batch {
    var (save, delete, bytes): ([CloudRecord], [CloudDeletion], Int) = ([], [], 0)
    // All records of a batch are of one zone. So if the whole batch is refused, it is known which zone is concerned.
    guard let zone = try self.zone(due[0].zone) else {
      // The zone no longer exists, so the record is removed from the queue.
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
        // Without a change tag, the container does not have this device's record, because it has refused to save it. A
        // deletion without a tag could remove a record that another device has made under the same natural key.
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
        // The container already has all values. The next fetch confirms that.
        marks.sending(marks.sent)
        marks.saved(during: zone.fetches)
      }
      try keep(marks)
    }
    return Batch(
      ModifyRecords(zone.database, save: save, delete: delete, operation: try operation(), behind: zone.reached),
      in: zone.number)
  }

  /// Stores the token of a zone that came with the reply to a batch.
  ///
  /// Each batch names the newest known token as `behind`. A batch that was sent ahead does not know the token of the
  /// previous batch yet, so it names an earlier token. If the container was restored between the two batches, it has
  /// the data of the later token and lacks data of the skipped one. So both tokens are checked before the next fetch.
  public func reached(_ token: String?, by batch: Batch) throws(Failure) {
    guard let token, let zone = batch.zone, var state = try self.zone(zone) else { return }
    state.skipped.removeAll { $0 == batch.request.behind }
    if let before = state.reached, before != batch.request.behind { state.skipped.append(before) }
    state.reached = token
    try storage.put(state)
  }

  /// Removes the first token in `skipped` of a zone, because the container has confirmed that it has the token's data.
  public func confirmSkippedPosition(of zone: Int) throws(Failure) {
    guard var state = try self.zone(zone), !state.skipped.isEmpty else { return }
    state.skipped.removeFirst()
    try storage.put(state)
  }

  /// Removes all tokens in `skipped` of a zone, because all its records are fetched again.
  public func forgetSkippedPositions(of zone: Int) throws(Failure) {
    guard var state = try self.zone(zone), !state.skipped.isEmpty else { return }
    state.skipped = []
    try storage.put(state)
  }

  /// Forgets the sent values of new records if no batch waits for its reply. The caller calls this at the end of the
  /// sending.
  public func noteQuiet() throws(Failure) {
    if !underWay.isEmpty, try storage.unanswered().isEmpty { underWay = [:] }
  }

  /// Marks the values of a record that were being sent to be sent again. The container does not have these values, or
  /// may not have them.
  /// - Returns: the record's new entry in the queue, or `nil` if the record has none.
  func refuse(_ record: UUID) throws(Failure) -> Marks? {
    let sent = underWay.removeValue(forKey: record)
    guard var marks = try storage.marks(record) else { return nil }
    marks.refused()
    if let sent { marks.unsure = marks.unsure.changed(by: sent) }
    return marks
  }

  /// Returns the record to send and the sent values: the difference from the container's state. Returns `nil` if there
  /// is no difference.
  private func difference(
    _ marks: Marks, _ kind: SyncKind, _ zone: CloudZone, _ known: Known?
  ) throws(Failure) -> (CloudRecord, Members)? {
    if known == nil, marks.isWhole { return try whole(marks, kind, zone) }
    guard let local = try kind.rows.read(marks.record, in: marks.zone) else { return nil }
    let isNew = known?.tag == nil
    let names = Set(marks.edits.map(\.name))
    var values = kind.form.known(of: local)
    if !isNew {
      values = values.only { (marks.isWhole || names.contains($0)) && known?.fields[$0] ?? "null" != local[$0] }
    }
    if values.list.isEmpty { return nil }
    // A record that is made again also gets the fields that only a newer version of the program knows.
    var fields = kind.form.fields(of: values, isNew: isNew)
    if let known, let stamps = kind.stamps(behind: values, over: known) { fields = fields.changed(by: stamps) }
    var all = isNew ? Doubt.removed(from: known?.unknown ?? CloudFields([])).changed(by: fields) : fields
    // A record that has returned may contain values of an earlier state that a device has added. Other devices need to
    // know that state.
    if !isNew, let unknown = known?.unknown, let revival = Revival(in: unknown), revival.added != nil {
      all = revival.added(to: all)
    }
    let owner = owners(of: local, kind).first?.id
    // The fields are converted to a text only once, and this text is counted and sent.
    return (
      CloudRecord(marks.record, kind.recordType, in: zone, CloudFields(text: all.text), tag: known?.tag, parent: owner),
      values
    )
  }

  /// Returns a whole record that the container does not have, with the sent values. Returns `nil` if the record is not
  /// on this device.
  private func whole(_ marks: Marks, _ kind: SyncKind, _ zone: CloudZone) throws(Failure) -> (CloudRecord, Members)? {
    guard let text = try kind.rows.text(marks.record, in: marks.zone),
      let whole = kind.form.whole(text, owners: kind.ownerNames)
    else { return nil }
    let owner = owners(of: whole.owners, kind).first?.id
    var fields = whole.fields
    if let stamps = try stampsOfMaking(marks.record, whole.members) {
      fields = CloudFields(text: fields.changed(by: stamps).text)
    }
    return (CloudRecord(marks.record, kind.recordType, in: zone, fields, parent: owner), whole.members)
  }

  /// Removes all facts about a record that no longer exists. Its files are no longer to be sent, either.
  func forget(_ record: UUID) throws(Failure) {
    try storage.forgetMarks(record)
    try storage.forgetKnown(record)
    try storage.forgetUpload(record)
  }

  /// Handles the result of a saved record.
  /// - Parameter zone: the zone of the record.
  public func saved(_ record: CloudRecord, in zone: Int, _ result: CloudResult) throws(Failure) {
    // The record is new, so no other device can have had another state of it. The sent values need no protection until
    // a fetch confirms them, so the record is removed from the queue at once.
    if let new = underWay[record.recordName], let kind = kind(of: record.recordType),
      try add(record, new, result, in: zone),
      try storage.forgetWhole(record.recordName)
    {
      underWay[record.recordName] = nil
      try noteCreation(kind, zone, before: nil, now: result.creationDate)
      return try noteFiles(of: record.recordName, kind, in: zone)
    }
    try saved(record.recordName, result)
  }

  /// Stores the known state of a new record.
  /// - Returns: `false` if a state of the record was known already, or the zone no longer exists.
  private func add(_ record: CloudRecord, _ fields: Members, _ result: CloudResult, in number: Int) throws(Failure)
    -> Bool
  {
    guard let zone = try zone(number) else { return false }
    let stamps = try stampsOfMaking(record.recordName, fields)
    return try storage.add(
      Known(
        record.recordName, in: number, record.recordType, tag: result.recordChangeTag, createdAt: result.creationDate,
        modifiedAt: result.modificationDate, modifier: nil, fields: fields, unknown: stamps ?? CloudFields([]),
        generation: zone.generation)
    )
  }

  /// Handles the result of a record that the container has saved or deleted as requested.
  public func saved(_ record: UUID, _ result: CloudResult) throws(Failure) {
    let new = underWay.removeValue(forKey: record)
    guard var marks = try storage.marks(record), let kind = kind(named: marks.kind), let zone = try zone(marks.zone)
    else { return }
    if marks.isDeletion, !marks.isSent {
      // The record was deleted here while its save was in progress. The container has saved it, so the saved state must
      // be deleted there.
      guard var known = try storage.known(record) else { return try keepTag(of: record, result, marks, kind) }
      known.tag = result.recordChangeTag
      known.fields = known.fields.changed(by: marks.unsure)
      return try storage.put(known)
    }
    if marks.isDeletion {
      try forget(record)
    } else {
      let known = try storage.known(record)
      // The record may have been deleted and made again while its save was in progress. In that case, the saved values
      // are those of the former record, in `unsure`.
      let sent = new ?? (marks.isWhole && !marks.isSent ? marks.unsure : marks.sent)
      var unknown = if let known { known.unknown } else { try stampsOfMaking(record, sent) ?? CloudFields([]) }
      if let known, let stamps = kind.stamps(behind: sent, over: known) {
        unknown = Doubt.removed(from: unknown).changed(by: stamps)
      }
      try storage.put(
        Known(
          record, in: marks.zone, kind.recordType, tag: result.recordChangeTag,
          createdAt: result.creationDate ?? known?.createdAt,
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
    // An arrival that has waited for the result of the deletion may bring the record back.
    hasChanged = true
  }

  /// Handles the result of a record that the container has deleted because it was deleted here.
  public func removed(_ record: UUID, _ result: CloudResult) throws(Failure) {
    guard var marks = try storage.marks(record), marks.isWhole, !marks.isDeletion else {
      return try saved(record, result)
    }
    // The record was made again here while its deletion was in progress.
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
}
