internal import Cloud
internal import RPC
internal import Shape

/// Records that one device has deleted, and that another device has changed without having seen the deletion. The change wins, and the
/// record comes back whole. It has the parts that went with it, and the values that third devices had changed.
///
/// The device that makes the record again keeps the parts whose deletions arrive with that of the record (`wholeGoingOn`). It sends along
/// the values that it knew before (`Revival`), as these may not be the last ones. Each device that has deleted the record, or has received
/// its deletion, stores the record's last state (`Tombstone`). It adds the values that the other device did not know, and the parts that
/// only the deletion of the whole had removed. So a container needs to store no values of deleted records: CloudKit stores none.
extension Replica {
  // MARK: Burying

  /// Stores the last state of a record that was deleted here.
  /// - Parameters:
  ///   - last: the last state, as far as it was logged.
  ///   - instant: the instant of the request that has deleted the record.
  func bury(_ record: UUID, _ kind: SyncKind, in zone: Int, _ last: Members?, at instant: Int) throws(Failure) {
    let known = try storage.known(record)
    // Kinds that forget deleted records log no last state. A record on its way counts as there.
    guard let fields = last.map(kind.form.known) ?? known?.fields ?? underWay[record] else { return }
    try bury(record, kind, in: zone, fields, known, isOwn: true, occasion: instant)
  }

  /// Stores the last state of a record whose deletion has arrived.
  func bury(_ arrival: Arrival, _ kind: SyncKind, _ local: Members) throws(Failure) {
    let known = try storage.known(arrival.record)
    try bury(
      arrival.record, kind, in: arrival.zone, known?.fields ?? kind.form.known(of: local), known, isOwn: false, occasion: arrival.fetch)
  }

  private func bury(
    _ record: UUID, _ kind: SyncKind, in zone: Int, _ fields: Members, _ known: Known?, isOwn: Bool, occasion: Int
  ) throws(Failure) {
    // Values on their way count as there.
    let sent = try storage.marks(record)?.sent ?? Members()
    let base = (known?.fields ?? underWay[record] ?? Members()).changed(by: sent)
    var stamped = known?.unknown ?? CloudFields([])
    if let known, !sent.list.isEmpty, let stamps = kind.stamps(behind: sent, over: known) { stamped = stamped.changed(by: stamps) }
    let unknown = try withFormerMakings(stamped, record, fields, over: base, known)
    try storage.put(
      Tombstone(
        record, in: zone, kind.recordType, kind.remembered(of: fields), over: kind.remembered(of: base), unknown,
        of: owners(of: fields, kind).first?.id, isOwn: isOwn, occasion: occasion))
  }

  /// Corrects the last state of a record that was deleted here, as the container has not saved the values on their way to it. Otherwise
  /// the state would name values that were never there.
  func buryUnsaved(_ record: UUID) throws(Failure) {
    guard let last = try storage.tombstone(record), last.isOwn, let known = try storage.known(record), known.fields != last.base else {
      return
    }
    let base = kind(of: last.recordType)?.remembered(of: known.fields) ?? known.fields
    try storage.put(
      Tombstone(
        record, in: last.zone, last.recordType, last.fields, over: base, last.unknown, of: last.whole, isOwn: true,
        occasion: last.occasion))
  }

  // MARK: Going on

  /// Returns the whole of a part whose deletion has arrived, if the part was deleted along with it and the whole goes on.
  func wholeGoingOn(_ arrival: Arrival, _ kind: SyncKind, _ part: Members) throws(Failure) -> UUID? {
    guard let owner = owners(of: part, kind).first, try owner.kind.rows.has(owner.id, in: arrival.zone) else { return nil }
    guard let its = try storage.arrival(owner.id), its.fields == nil, its.zone == arrival.zone else { return nil }
    return try need(of: owner.id, owner.kind, in: arrival.zone) != nil ? owner.id : nil
  }

  /// The reason why a record goes on although its deletion has arrived.
  enum Need {
    /// The record was changed here.
    case change
    /// The record has a part that the deletion had not seen.
    case part(UUID)

    var part: UUID? { if case .part(let part) = self { part } else { nil } }
  }

  /// Returns the reason why a record goes on although its deletion has arrived. It was changed here, or has parts that the deletion had
  /// not seen. The deletions of the parts that it had seen come with it.
  func need(of record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> Need? {
    if kind.deletesForGood { return nil }
    // Rights that were withdrawn do not come back by a grant that was made before that was known.
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

  /// Returns a Boolean value that indicates whether a part was put back here, and is not in the container yet. The news of its deletion is
  /// then older.
  func isPutBack(_ record: UUID) throws(Failure) -> Bool {
    guard let known = try storage.known(record), known.tag == nil else { return false }
    return Revival(in: known.unknown)?.whole != nil
  }

  /// Returns a Boolean value that indicates whether a record was made again here under its natural key, after this device had deleted it.
  /// The news of its deletion is then older.
  func isMadeAgain(_ record: UUID) throws(Failure) -> Bool {
    guard let marks = try storage.marks(record), marks.isWhole, !marks.isSent, try storage.known(record) == nil else { return false }
    return try storage.tombstone(record)?.isOwn == true
  }

  /// Returns the kinds whose records may be parts of records of the given kind.
  private func partKinds(of kind: SyncKind) -> [SyncKind] {
    kinds.filter { part in part.anyOwner != nil || part.owners.contains { $0.kind == kind.name } }
  }

  /// Makes a record again that the container no longer has, with all its members. The record says which values this device knew before.
  /// - Parameters:
  ///   - whole: the record that it comes back with.
  ///   - cause: the record that it comes back for.
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
    if let kind = kind(named: marks.kind) { noteReturn(of: marks.record, kind, in: marks.zone) }
  }

  // MARK: Leaving

  /// Returns the marks to send, with the deletions of parts before the deletion of their whole. So no device hears of the one without the
  /// others.
  /// - Parameters:
  ///   - limit: the largest number of records.
  ///   - busy: records on their way, which are not sent again before the container has replied. A whole waits for such a part.
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
      // The batch is full, and a whole waits for its parts.
      if all.count >= limit { break }
      if met.insert(marks.record).inserted { all.append(marks) }
    }
    return Array(all.prefix(limit))
  }

  // MARK: Coming back

  /// Returns the states that a record is merged with, if it is there again.
  /// - Returns: `nil` if the record was not gone, or is not known here.
  func returning(_ met: Met, _ local: Members?, _ marks: Marks?) throws(Failure) -> Returning? {
    let (record, revival) = (met.arrival.record, Revival(in: met.unknown))
    if let known = met.known, known.tag != nil {
      if let local {
        // The record was gone meanwhile, and is there again: this device has heard of neither.
        guard let revival, !revival.isSameReturn(as: Revival(in: known.unknown)) else { return nil }
        return Returning(last: local, known: known.fields, known.unknown, revival: revival, in: met)
      }
      // The container has never done the deletion.
      guard let last = try storage.tombstone(record), last.isOwn || known.isInDoubt else { return nil }
      return Returning(last: last.fields, known: known.fields, known.unknown, revival: Revival(from: known.fields), in: met)
    }
    guard let revival else { return nil }
    if local == nil, let last = try storage.tombstone(record) {
      return Returning(last: last.fields, known: last.base, last.unknown, revival: revival, in: met)
    }
    guard let local, let known = met.known, marks?.isWhole == true else { return nil }
    return Returning(last: local, known: known.fields, known.unknown, revival: revival, in: met)
  }

  /// Returns the fields of an arrival that are not members, with the state that this device has added to a record that is there again.
  /// Other devices that had this state do not add it any more: its values may have been changed or removed since.
  func noted(_ unknown: CloudFields, _ returning: Returning?, _ known: Known?) -> CloudFields {
    guard let revival = Revival(in: unknown) else { return unknown }
    var new = returning.map { revival.adding($0.known) } ?? revival
    // The state that this device has added and not sent yet.
    if let before = known.flatMap({ Revival(in: $0.unknown) }), let added = before.added, before.isSameReturn(as: revival) {
      new = new.adding(added)
    }
    return new.added == nil ? unknown : new.added(to: unknown)
  }

  /// Returns a Boolean value that indicates whether a part that has come back with its whole is to go again. It goes if it was removed
  /// here by itself, and no device has changed it. It also goes if it was deleted here with its whole, and the whole is not there again:
  /// the deletion had seen the part.
  func wasRemoved(_ record: UUID, _ server: Members, _ unknown: CloudFields) throws(Failure) -> Bool {
    guard let revival = Revival(in: unknown), let whole = revival.whole, let part = try storage.tombstone(record), part.isOwn,
      revival.changes(in: server).isEmpty
    else { return false }
    // Another device had changed the part, and then deleted its whole. The removal had not seen that.
    if Returning.version(server) > Returning.version(part.base), !Revival.changes(from: part.base, to: server).isEmpty { return false }
    guard let last = try storage.tombstone(whole), part.isDeleted(with: last) else { return true }
    guard let kind = kind(of: last.recordType), try storage.arrival(whole)?.fields == nil else { return false }
    return try !kind.rows.has(whole, in: last.zone)
  }

  /// Returns a Boolean value that indicates whether a whole that has come back is to go again. It was deleted here, and so was the part
  /// that it comes back for. The deletion made here had seen the part, and that of the device that brings the whole back had not. A part
  /// with news brings the whole back by itself.
  func staysDeleted(
    _ arrival: Arrival, _ kind: SyncKind, _ marks: Marks?, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    guard let revival = Revival(in: unknown), let cause = revival.cause, revival.added == nil, revival.changes(in: server).isEmpty,
      marks?.isDeletion ?? true, !kind.forgetsDeleted, let last = try storage.tombstone(arrival.record), last.isOwn,
      last.zone == arrival.zone, !Replica.areMadeApart(last.fields, server),
      [last.base, last.fields].contains(where: { Revival.changes(from: $0, to: server).isEmpty }),
      try !kind.rows.has(arrival.record, in: arrival.zone),
      let part = try storage.tombstone(cause), part.isOwn, let its = self.kind(of: part.recordType)
    else { return false }
    return try !its.rows.has(cause, in: part.zone)
  }

  /// Puts back the parts that went with a deleted record, because it is there again. Parts that have come by themselves stay as they are.
  func putBackParts(of record: UUID) throws(Failure) {
    guard let whole = try storage.tombstone(record), try !isNewMaking(of: whole) else { return }
    for part in try storage.tombstones(ofPartsOf: record) where part.isDeleted(with: whole) { try putBack(part) }
  }

  /// Puts back a part whose deletion has reached the container, if its whole is there again.
  func putBackIfWholeIsThere(_ record: UUID) throws(Failure) {
    guard let part = try storage.tombstone(record), let id = part.whole, let whole = try storage.tombstone(id), part.isDeleted(with: whole),
      let kind = kind(of: whole.recordType), try kind.rows.has(id, in: part.zone), try !isNewMaking(of: whole)
    else { return }
    try putBack(part)
  }

  /// Returns a Boolean value that indicates whether a deleted record was made again under its natural key. The new one has none of its
  /// parts.
  private func isNewMaking(of whole: Tombstone) throws(Failure) -> Bool {
    guard let kind = kind(of: whole.recordType), let row = try kind.rows.read(whole.record, in: whole.zone) else { return false }
    return Replica.areMadeApart(whole.fields, row)
  }

  /// Brings back a deleted record, because a record belongs to it that its deletion had not seen.
  /// - Parameters:
  ///   - cause: the record that belongs to it, or `nil` if it comes back for another reason.
  ///   - isTold: a Boolean value that indicates whether a line tells that the deletion is discarded.
  /// - Returns: `false` if its last state is not known, or can't be put back.
  func revive(_ record: UUID, _ kind: SyncKind, in zone: Int, for cause: UUID?, isTold: Bool = true) throws(Failure) -> Bool {
    guard let last = try storage.tombstone(record), last.zone == zone, last.recordType == kind.recordType else { return false }
    let deletion = try storage.marks(record)
    try putBack(last, for: cause)
    guard try kind.rows.has(record, in: zone) else { return false }
    if isTold, let deletion { try note(deletion, field: nil, last.fields.text, nil, last.fields.text, kept: .server) }
    return true
  }

  /// Puts back the last state of a record.
  /// - Parameter cause: the record that it comes back for, or `nil` for a part that comes back with its whole.
  private func putBack(_ part: Tombstone, for cause: UUID? = nil) throws(Failure) {
    guard let kind = kind(of: part.recordType), try !kind.rows.has(part.record, in: part.zone) else { return }
    let marks = try storage.marks(part.record)
    if let arrival = try storage.arrival(part.record) {
      // An arrival of the record is merged when its turn comes. The news of its deletion is old if this device has deleted it there.
      let isOlder = part.isOwn && (marks?.isDeletion != true || marks?.isSent == true)
      // The deletion elsewhere had not seen the changes that were made here and never sent.
      let isUnseen = part.isOwn && !Revival.changes(from: part.base, to: part.fields).isEmpty
      if arrival.fields != nil || !isOlder && !isUnseen { return }
    }
    // It is not known yet whether the record is gone.
    if let marks, marks.isDeletion, marks.isSent, marks.acknowledged == nil { return }
    guard case .done = try kind.rows.put(part.record, part.fields, in: part.zone, by: nil) else { return }
    noteWritten(kind, part.record, in: part.zone, part.fields)
    noteUnordered(kind, part.zone)
    noteReturn(of: part.record, kind, in: part.zone)
    if let marks, marks.isDeletion, !marks.isSent, let known = try storage.known(part.record), known.tag != nil {
      // The container still has the record. The changes that were made here before it was deleted are to be sent.
      try storage.forgetMarks(part.record)
      var edits = Marks(of: part.record, kind.name, in: part.zone, order: try storage.position())
      edits.written(part.fields.names.filter { kind.form.has($0) && part.fields[$0] ?? "null" != known.fields[$0] ?? "null" }, at: 0)
      try keep(edits)
    } else {
      try storage.put(
        Known(
          part.record, in: part.zone, part.recordType, tag: nil, createdAt: nil, modifiedAt: nil, modifier: nil, fields: part.base,
          unknown: part.unknown, generation: try zone(part.zone)?.generation ?? 0))
      try makeAgain(Marks(of: part.record, kind.name, in: part.zone, order: try storage.position()), with: part.whole, for: cause)
    }
    try putBackParts(of: part.record)
  }
}
