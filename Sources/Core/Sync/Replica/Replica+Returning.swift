internal import Cloud
internal import RPC
internal import Shape

/// Records that one device has deleted and another device has changed without having seen the deletion. The change
/// wins, and the whole record returns. Its parts (the records that belong to it) return, too, if they were deleted with
/// it. So do values that third devices had changed.
///
/// The device that has changed the record sends it again. It keeps the parts whose deletions arrive together with the
/// record's deletion (`wholeGoingOn`). It also sends the values that it knew before its change (`Revival`), because
/// these may not be the latest values.
///
/// Each device that has deleted the record, or has received its deletion, stores the record's last state (`Tombstone`).
/// When the record returns, such a device adds the values that the other device did not know. It also adds the parts
/// that were deleted only because the whole record was. So a container need not store values of deleted records, and
/// CloudKit stores none.
extension Replica {
  // MARK: Burying

  /// Stores the last state of a record that was deleted here.
  /// - Parameters:
  ///   - last: the last state in the change log, or `nil` if it was not logged.
  ///   - instant: the instant of the request that has deleted the record, in milliseconds.
  func bury(_ record: UUID, _ kind: SyncKind, in zone: Int, _ last: Members?, at instant: Int) throws(Failure) {
    let known = try storage.known(record)
    // If a kind forgets deleted records, no last state is logged, so the container's state is used. A record that is
    // being sent counts as saved.
    guard let fields = last.map(kind.form.known) ?? known?.fields ?? underWay[record] else { return }
    try bury(record, kind, in: zone, fields, known, isOwn: true, occasion: instant)
  }

  /// Stores the last state of a record whose deletion has arrived.
  func bury(_ arrival: Arrival, _ kind: SyncKind, _ local: Members) throws(Failure) {
    let known = try storage.known(arrival.record)
    try bury(
      arrival.record, kind, in: arrival.zone, known?.fields ?? kind.form.known(of: local), known, isOwn: false,
      occasion: arrival.fetch)
  }

  private func bury(
    _ record: UUID, _ kind: SyncKind, in zone: Int, _ fields: Members, _ known: Known?, isOwn: Bool, occasion: Int
  ) throws(Failure) {
    // Values that are being sent count as saved. If the container refuses them, `buryUnsaved` corrects the stored
    // state.
    let sent = try storage.marks(record)?.sent ?? Members()
    let base = (known?.fields ?? underWay[record] ?? Members()).changed(by: sent)
    var stamped = known?.unknown ?? CloudFields([])
    if let known, !sent.list.isEmpty, let stamps = kind.stamps(behind: sent, over: known) {
      stamped = stamped.changed(by: stamps)
    }
    let unknown = try withFormerMakings(stamped, record, fields, over: base, known)
    try storage.put(
      Tombstone(
        record, in: zone, kind.recordType, kind.remembered(of: fields), over: kind.remembered(of: base), unknown,
        of: owners(of: fields, kind).first?.id, isOwn: isOwn, occasion: occasion))
  }

  /// Corrects the stored last state of a record that was deleted here, because the container has refused the values
  /// that were being sent. Otherwise the stored state would name values that the container never had.
  func buryUnsaved(_ record: UUID) throws(Failure) {
    guard let last = try storage.tombstone(record), last.isOwn, let known = try storage.known(record),
      known.fields != last.base
    else {
      return
    }
    let base = kind(of: last.recordType)?.remembered(of: known.fields) ?? known.fields
    try storage.put(
      Tombstone(
        record, in: last.zone, last.recordType, last.fields, over: base, last.unknown, of: last.whole, isOwn: true,
        occasion: last.occasion))
  }

  // MARK: Going on

  /// Returns the record to which a part belongs, if that record stays although its deletion and the part's deletion
  /// have arrived together. Returns `nil` otherwise.
  func wholeGoingOn(_ arrival: Arrival, _ kind: SyncKind, _ part: Members) throws(Failure) -> UUID? {
    guard let owner = owners(of: part, kind).first, try owner.kind.rows.has(owner.id, in: arrival.zone) else {
      return nil
    }
    guard let its = try storage.arrival(owner.id), its.fields == nil, its.zone == arrival.zone else { return nil }
    return try need(of: owner.id, owner.kind, in: arrival.zone) != nil ? owner.id : nil
  }

  /// The reason why a record stays although its deletion has arrived.
  enum Need {
    /// The record was changed here.
    case change
    /// The record has a part that the deletion had not seen.
    case part(UUID)

    var part: UUID? { if case .part(let part) = self { part } else { nil } }
  }

  /// Returns the reason why a record stays although its deletion has arrived, or `nil` if the record is deleted. The
  /// record stays if it was changed here, or if it has a part that the deletion had not seen. If the deletion had seen
  /// a part, the part's own deletion has arrived, too.
  func need(of record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> Need? {
    if kind.deletesForGood { return nil }
    // For kinds whose deletion wins, changes made here do not keep the record. For example, withdrawn rights do not
    // return because of a grant that was made without knowing of the withdrawal.
    let marks = try storage.marks(record)
    let hasOwnEdits = !kind.deletionWins && marks.map { !$0.isDone && !$0.isDeletion } ?? false
    if kind.rank == 0 { return .change }
    if hasOwnEdits, try !isRenamedOnly(record, kind, in: zone) { return .change }
    if let part = try pendingPart(of: record, kind, in: zone) { return .part(part) }
    for part in partKinds(of: kind) {
      for id in try part.rows.parts(of: record, kind.name, in: zone) {
        guard let arrival = try storage.arrival(id), arrival.fields == nil else { return .part(id) }
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a part was put back here and is not in the container again yet. If
  /// so, an arriving deletion of the part is older.
  func isPutBack(_ record: UUID) throws(Failure) -> Bool {
    guard let known = try storage.known(record), known.tag == nil else { return false }
    return Revival(in: known.unknown)?.whole != nil
  }

  /// Returns a Boolean value that indicates whether this device has deleted a record and made it again under its
  /// natural key. If so, an arriving deletion of the record is older.
  func isMadeAgain(_ record: UUID) throws(Failure) -> Bool {
    guard let marks = try storage.marks(record), marks.isWhole, !marks.isSent, try storage.known(record) == nil else {
      return false
    }
    return try storage.tombstone(record)?.isOwn == true
  }

  /// Returns the kinds whose records may be parts of records of the given kind.
  private func partKinds(of kind: SyncKind) -> [SyncKind] {
    kinds.filter { part in part.anyOwner != nil || part.owners.contains { $0.kind == kind.name } }
  }

  /// Marks a record that the container no longer has to be sent again, with all its members. The values that this
  /// device knew before are sent, too (`Revival`).
  /// - Parameters:
  ///   - whole: the record together with which the marked record returns as one of its parts. `nil` if it does not
  ///     return as a part.
  ///   - cause: the part because of which the marked record returns, or `nil` if there is another reason.
  func makeAgain(_ marks: Marks, with whole: UUID? = nil, for cause: UUID? = nil) throws(Failure) {
    var marks = marks
    marks.refused()
    marks.isWhole = true
    marks.nextAttemptAt = nil
    if var known = try storage.known(marks.record) {
      known.tag = nil
      let count = (Revival(in: known.unknown)?.count ?? 0) + 1
      known.unknown = Revival(from: known.fields, with: whole, for: cause, count: count).added(to: known.unknown)
      try storage.put(known)
    }
    try keep(marks)
    if let kind = kind(named: marks.kind) { noteMerged(marks.record, kind, in: marks.zone) }
  }

  // MARK: Leaving

  /// Returns the entries of the queue to send, with the deletions of parts in the right order. A part is a record that
  /// belongs to another record. The deletion of a part comes before the deletion of that other record, in the same
  /// batch or an earlier one. So no device learns of one deletion without the others.
  /// - Parameters:
  ///   - limit: the largest number of records.
  ///   - busy: records that are being sent. They are not sent again before the container has replied. If a part is
  ///     among them, the deletion of its whole record waits.
  func withParts(_ due: [Marks], limit: Int, but busy: Set<UUID>) throws(Failure) -> [Marks] {
    var (all, met) = ([Marks](), Set<UUID>())
    for marks in due {
      if marks.isDeletion {
        let parts = try storage.tombstones(ofPartsOf: marks.record)
        if parts.contains(where: { busy.contains($0.record) }) { continue }
        for part in parts where !met.contains(part.record) {
          guard let its = try storage.marks(part.record), its.isDeletion, !its.isSent else { continue }
          met.insert(part.record)
          all.append(its)
        }
      }
      // The batch is full. The deletion of a record waits until the deletions of its parts are sent.
      if all.count >= limit { break }
      if met.insert(marks.record).inserted { all.append(marks) }
    }
    return Array(all.prefix(limit))
  }

  // MARK: Coming back

  /// Returns the states for the merge of a record that has returned after a deletion.
  /// - Returns: the states, or `nil` if the record was not deleted, or if this device does not know the deleted record.
  func returning(_ met: Met, _ local: Members?, _ marks: Marks?) throws(Failure) -> Returning? {
    let (record, revival) = (met.arrival.record, Revival(in: met.unknown))
    if let known = met.known, known.tag != nil {
      if let local {
        // The record was deleted and has returned meanwhile, and this device has received neither change.
        guard let revival, !revival.isSameReturn(as: Revival(in: known.unknown)) else { return nil }
        return Returning(last: local, known: known.fields, known.unknown, revival: revival, in: met)
      }
      // The container has never carried out the deletion.
      guard let last = try storage.tombstone(record), last.isOwn || known.isInDoubt else { return nil }
      return Returning(
        last: last.fields, known: known.fields, known.unknown, revival: Revival(from: known.fields), in: met)
    }
    guard let revival else { return nil }
    if local == nil, let last = try storage.tombstone(record) {
      return Returning(last: last.fields, known: last.base, last.unknown, revival: revival, in: met)
    }
    guard let local, let known = met.known, marks?.isWhole == true else { return nil }
    return Returning(last: local, known: known.fields, known.unknown, revival: revival, in: met)
  }

  /// Returns an arrival's unknown fields, with the state that this device has added to a returned record. Other devices
  /// with the same state then do not add it again, because its values may have been changed or removed since.
  func noted(_ unknown: CloudFields, _ returning: Returning?, _ known: Known?) -> CloudFields {
    guard let revival = Revival(in: unknown) else { return unknown }
    var new = returning.map { revival.adding($0.known) } ?? revival
    // `added` is the state that this device has added and not sent yet.
    if let before = known.flatMap({ Revival(in: $0.unknown) }), let added = before.added,
      before.isSameReturn(as: revival)
    {
      new = new.adding(added)
    }
    return new.added == nil ? unknown : new.added(to: unknown)
  }

  /// Returns a Boolean value that indicates whether a part that has returned with its whole record must be deleted
  /// again. There are two cases:
  /// - The part alone was removed here, and no device has changed it.
  /// - The part was deleted here with its whole record, which has not returned. The deletion had seen the part.
  func wasRemoved(_ record: UUID, _ server: Members, _ unknown: CloudFields) throws(Failure) -> Bool {
    guard let revival = Revival(in: unknown), let whole = revival.whole, let part = try storage.tombstone(record),
      part.isOwn,
      revival.changes(in: server).isEmpty
    else { return false }
    // Another device may have changed the part and then deleted its whole record. The removal here had not seen that
    // change, so the part stays.
    if Returning.version(server) > Returning.version(part.base), !Revival.changes(from: part.base, to: server).isEmpty {
      return false
    }
    guard let last = try storage.tombstone(whole), part.isDeleted(with: last) else { return true }
    guard let kind = kind(of: last.recordType), try storage.arrival(whole)?.fields == nil else { return false }
    return try !kind.rows.has(whole, in: last.zone)
  }

  /// Returns a Boolean value that indicates whether a record that has returned because of a part must be deleted again.
  /// This is so if both the record and the part were deleted here. The deletion here had seen the part. The deletion on
  /// the device that sent the record again had not. If the part has changes of its own, it brings the record back by
  /// itself.
  func staysDeleted(
    _ arrival: Arrival, _ kind: SyncKind, _ marks: Marks?, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    guard let revival = Revival(in: unknown), let cause = revival.cause, revival.added == nil,
      revival.changes(in: server).isEmpty,
      marks?.isDeletion ?? true, !kind.forgetsDeleted, let last = try storage.tombstone(arrival.record), last.isOwn,
      last.zone == arrival.zone, !Replica.areMadeApart(last.fields, server),
      [last.base, last.fields].contains(where: { Revival.changes(from: $0, to: server).isEmpty }),
      try !kind.rows.has(arrival.record, in: arrival.zone),
      let part = try storage.tombstone(cause), part.isOwn, let its = self.kind(of: part.recordType)
    else { return false }
    return try !its.rows.has(cause, in: part.zone)
  }

  /// Puts back the parts that were deleted with a record, because the record has returned. Parts that already are on
  /// this device again stay unchanged.
  func putBackParts(of record: UUID) throws(Failure) {
    guard let whole = try storage.tombstone(record), try !isNewMaking(of: whole) else { return }
    for part in try storage.tombstones(ofPartsOf: record) where part.isDeleted(with: whole) { try putBack(part) }
  }

  /// Puts back a part whose deletion has reached the container, if its whole record has returned.
  func putBackIfWholeIsThere(_ record: UUID) throws(Failure) {
    guard let part = try storage.tombstone(record), let id = part.whole, let whole = try storage.tombstone(id),
      part.isDeleted(with: whole),
      let kind = kind(of: whole.recordType), try kind.rows.has(id, in: part.zone), try !isNewMaking(of: whole)
    else { return }
    try putBack(part)
  }

  /// Returns a Boolean value that indicates whether a deleted record was made again under its natural key. The new
  /// record has none of the former parts.
  private func isNewMaking(of whole: Tombstone) throws(Failure) -> Bool {
    guard let kind = kind(of: whole.recordType), let row = try kind.rows.read(whole.record, in: whole.zone) else {
      return false
    }
    return Replica.areMadeApart(whole.fields, row)
  }

  /// Brings back a deleted record, because another record belongs to it or needs it, and the deletion had not seen that
  /// other record.
  /// - Parameters:
  ///   - cause: the other record, or `nil` if there is another reason.
  ///   - isTold: a Boolean value that indicates whether a conflict line reports the discarded deletion.
  /// - Returns: `false` if the last state of the record is not known or can't be put back.
  func revive(_ record: UUID, _ kind: SyncKind, in zone: Int, for cause: UUID?, isTold: Bool = true) throws(Failure)
    -> Bool
  {
    guard let last = try storage.tombstone(record), last.zone == zone, last.recordType == kind.recordType else {
      return false
    }
    let deletion = try storage.marks(record)
    try putBack(last, for: cause)
    guard try kind.rows.has(record, in: zone) else { return false }
    if isTold, let deletion { try note(deletion, field: nil, last.fields.text, nil, last.fields.text, kept: .server) }
    return true
  }

  /// Puts back the last state of a deleted record.
  /// - Parameter cause: the record because of which the deleted record returns, or `nil` for a part that returns with
  ///   its whole record.
  private func putBack(_ part: Tombstone, for cause: UUID? = nil) throws(Failure) {
    guard let kind = kind(of: part.recordType), try !kind.rows.has(part.record, in: part.zone) else { return }
    let marks = try storage.marks(part.record)
    if let arrival = try storage.arrival(part.record) {
      // A waiting arrival with values is merged later, so nothing is put back now. A waiting deletion is old if this
      // device's own deletion has reached the container.
      let isOlder = part.isOwn && (marks?.isDeletion != true || marks?.isSent == true)
      // The other device's deletion had not seen changes that were made here and never sent.
      let isUnseen = part.isOwn && !Revival.changes(from: part.base, to: part.fields).isEmpty
      if arrival.fields != nil || !isOlder && !isUnseen { return }
    }
    // The container has not replied to the deletion. So it is not known whether the container still has the record.
    if let marks, marks.isDeletion, marks.isSent, marks.acknowledged == nil { return }
    guard case .done = try kind.rows.put(part.record, part.fields, in: part.zone, by: nil) else { return }
    noteWritten(kind, part.record, in: part.zone, part.fields)
    noteUnordered(kind, part.zone)
    noteMerged(part.record, kind, in: part.zone)
    if let marks, marks.isDeletion, !marks.isSent, let known = try storage.known(part.record), known.tag != nil {
      // The container still has the record. Changes that were made here before the deletion are to be sent.
      try storage.forgetMarks(part.record)
      var edits = Marks(of: part.record, kind.name, in: part.zone, order: try storage.position())
      edits.written(
        part.fields.names.filter { kind.form.has($0) && part.fields[$0] ?? "null" != known.fields[$0] ?? "null" }, at: 0
      )
      try keep(edits)
    } else {
      try storage.put(
        Known(
          part.record, in: part.zone, part.recordType, tag: nil, createdAt: nil, modifiedAt: nil, modifier: nil,
          fields: part.base,
          unknown: part.unknown, generation: try zone(part.zone)?.generation ?? 0))
      try makeAgain(
        Marks(of: part.record, kind.name, in: part.zone, order: try storage.position()), with: part.whole, for: cause)
    }
    try putBackParts(of: part.record)
  }
}
