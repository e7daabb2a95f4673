internal import Cloud
public import RPC
internal import Shape

/// Containers that have lost records, because they were restored to an earlier state or were replaced by another
/// container. The devices send these records again. A device never deletes a record because such a container lacks it.
///
/// After the loss, all known states are in doubt: the container may lack them. The zones are fetched completely. If a
/// fetch finds a record, the record is merged as one of which the container may have an older state. If it does not
/// find a record, the record is sent again.
extension Replica {
  /// Handles the loss of the container's data, of one zone or of all zones.
  public func loseHistory(of only: Int? = nil) throws(Failure) {
    // The changes that were made here until now are added to the queue first.
    try absorbAll()
    for state in try storage.zones() where !state.isDeletion && (only ?? state.number) == state.number {
      var last: UUID?
      while case let page = try storage.unmet(in: state.number, before: .max, after: last, limit: 1000),
        let end = page.last
      {
        for var known in page {
          known.tag = Known.inDoubt
          try storage.put(known)
        }
        last = end.record
      }
      try doubtSent(in: state.number)
      var fresh = state
      (fresh.token, fresh.reached, fresh.skipped, fresh.isDirty, fresh.isMade) = (nil, nil, [], true, true)
      try storage.put(fresh)
    }
    if only == nil {
      try deleteZonesAgain { _ in true }
      try forgetToken(of: database)
    }
  }

  /// Marks values to be sent again if the container has acknowledged them and no fetch has confirmed them.
  private func doubtSent(in zone: Int) throws(Failure) {
    var last: UUID?
    while case let page = try storage.sent(limit: 1000, after: last), let end = page.last {
      for var marks in page where marks.zone == zone {
        marks.refused()
        if marks.isDeletion, try storage.known(marks.record) == nil, let kind = kind(named: marks.kind) {
          // The container may still have the deleted record. Its state is then the one that was deleted, or another
          // device has changed that state since.
          let last = try storage.tombstone(marks.record)
          try storage.put(
            Known(
              marks.record, in: zone, kind.recordType, tag: Known.inDoubt, createdAt: nil, modifiedAt: nil,
              modifier: nil,
              fields: last?.base ?? Members(), unknown: last?.unknown ?? CloudFields([]), generation: 0))
        }
        try keep(marks)
      }
      last = end.record
    }
  }

  /// Returns a Boolean value that indicates whether the container has lost its data of a zone, and the zone was not
  /// fetched since.
  public func isInDoubt(_ zone: Int) throws(Failure) -> Bool {
    var last: UUID?
    while case let page = try storage.unmet(in: zone, before: .max, after: last, limit: 1000), let end = page.last {
      if page.contains(where: \.isInDoubt) { return true }
      last = end.record
    }
    return false
  }

  /// Marks a record that the container has lost to be sent again, if this device may write it.
  func restore(_ known: Known, in zone: ZoneState) throws(Failure) {
    let kind = kind(of: known.recordType)
    var known = known.whole(kind?.maps ?? [])
    known.generation = zone.generation
    guard let kind, try kind.rows.has(known.record, in: zone.number) else {
      // This device does not have the record, either, so it can't send the record again.
      if try storage.marks(known.record).map(\.isDeletion) ?? true {
        try storage.forgetMarks(known.record)
        return try storage.forgetKnown(known.record)
      }
      return try storage.put(known)
    }
    // Only the owner's devices send records that only the owner may write.
    let mayBeSent = database == .private || !OwnersRecords.has(kind.recordType) && kind.rank > 0
    guard mayBeSent, try mayWrite(kind, zone) else { return try storage.put(known) }
    var marks = try pending(known.record, kind, in: zone.number)
    marks.refused()
    marks.isWhole = true
    known.tag = nil
    // Another device may have deleted the record meanwhile. That device needs to know which values were changed since.
    if !kind.isImmutable {
      known.unknown = Revival(from: known.fields, count: Revival(in: known.unknown)?.count ?? 0).added(
        to: known.unknown)
    }
    try storage.put(known)
    try keep(marks)
  }

  /// Prepares the merge of a record of which the container may have an older state than the known state. This is needed
  /// when the record is first found after the loss, and until the container has accepted the values that it lacks.
  ///
  /// Each member is judged by its own stamp (`Stamps`):
  /// - If the lost value has the higher stamp, it is sent again with its old stamp.
  /// - If the arriving value has the higher stamp, it stays. Its device had seen the lost value, or had changed the
  ///   member without knowing the lost value.
  /// - If both values have the same stamp, a rule decides that is the same on all devices.
  ///
  /// A conflict line names the discarded value, unless the writer of the remaining value had seen it.
  ///
  /// - Returns: `true` if a deletion that was made here wins. The arrival then needs no further work.
  func meetRestored(
    _ arrival: Arrival, _ kind: SyncKind, _ known: inout Known?, _ marks: inout Marks?, _ server: Members,
    _ unknown: inout CloudFields
  ) throws(Failure) -> Bool {
    if known == nil, marks == nil { known = try lostDeletion(arrival, kind, server, unknown) }
    guard var before = known else { return false }
    // This device is about to send the record again. Another device has done so before, so the container has the record
    // already.
    let isOtherMaking = Replica.areMadeApart(before.fields, server)
    let isMadeTwice = before.tag == nil && (isOtherMaking ? marks?.isWhole == true : isApart(from: before, unknown))
    guard isMadeTwice || before.isInDoubt || Doubt(in: before.unknown) != nil else { return false }
    let row = try kind.rows.read(arrival.record, in: arrival.zone)
    if isMadeTwice {
      if row == nil { return false }
      before.tag = Known.inDoubt
    }
    let last = row == nil ? try storage.tombstone(arrival.record).flatMap { $0.zone == arrival.zone ? $0 : nil } : nil
    if row == nil, marks?.isDeletion ?? (last != nil), try stands(arrival, kind, marks, before, server, unknown) {
      return true
    }
    // The deletion here belongs to another making of the record than the arrival, so it does not concern the arrival.
    guard let local = row ?? (isOtherMaking ? nil : last?.fields) else { return false }
    let making = isOtherMaking ? try making(of: server, unknown, beside: before) : .same
    var meeting = RestoredMeeting(
      before, local: local, isGone: row == nil, server: server, unknown, of: making, modifiedAt: arrival.modifiedAt,
      maps: kind.maps)
    for name in meeting.names.sorted()
    where kind.form.has(Members.root(of: name)) && !PropertyMerge.bookkeeping.contains(name) {
      guard let kept = meeting.meet(name, isSet: kind.sets.contains(name)) else { continue }
      try note(
        SyncConflict(
          arrival.record, kind.name, in: arrival.zone, field: name, ancestor: nil, local: meeting.local[name],
          server: meeting.server[name], kept: kept, modifier: arrival.modifier))
    }
    known = meeting.ancestor
    if kind.isImmutable { return false }
    if !meeting.again.isEmpty { unknown = Doubt(meeting.values, meeting.here).added(to: unknown) }
    // For a record that was deleted here and returns, the merge itself finds the values to send.
    if row != nil {
      try meeting.mark(
        &marks, orElse: pending(arrival.record, kind, in: arrival.zone), kind, isInDoubt: before.isInDoubt)
    }
    return false
  }

  /// Returns a Boolean value that indicates whether two devices have sent a record again without having seen each
  /// other's last change. This is so in two cases. The other device does not name the values that it knew, or it knew
  /// other values of the same version.
  private func isApart(from known: Known, _ unknown: CloudFields) -> Bool {
    guard let revival = Revival(in: unknown) else { return true }
    return Returning.version(known.fields) == Returning.version(revival.newest)
      && !Revival.changes(from: revival.newest, to: known.fields).isEmpty
  }

  /// Returns those values of this device's sent record that another device knew when it sent the record again, or `nil`
  /// if there are none.
  ///
  /// This device has sent the record without getting a reply. The container has saved it, and then lost it. So the
  /// other device has sent the record again, and has made its changes on top of the returned values.
  func sentBefore(_ marks: Marks?, _ unknown: CloudFields) -> Members? {
    guard let marks, !marks.unsure.list.isEmpty, let base = Revival(in: unknown)?.base,
      !Replica.areMadeApart(base, marks.unsure)
    else { return nil }
    return base
  }

  /// Returns the state that two devices began with. One device has sent a record without getting a reply. The other
  /// device has seen the record, and may have changed it since.
  ///
  /// The state has the sent values. Its sets have only the elements that both devices have, because either device may
  /// have added any other element. The record was sent as a whole, so a member that was not sent had no value.
  static func common(_ base: Members, _ sent: Members, _ kind: SyncKind) -> Members {
    var both = base.changed(by: Members(base.names.map { .init($0, "null") })).changed(by: sent)
    for name in kind.sets { both[name] = SetMerge.common(base[name], sent[name]) }
    for name in kind.maps { both[name] = "null" }
    return both
  }

  /// Returns the pending members that still are protected, for a sent record of which it is not known whether the
  /// container had it.
  ///
  /// The container may have saved the record and then lost it, although this device has got no reply. Another device
  /// may have seen the sent values and changed them since. Such later values win.
  func notSeen(_ pending: Set<String>, _ met: Met, _ local: Members?, _ marks: Marks?) throws(Failure) -> Set<String> {
    guard let local, let marks, !marks.unsure.list.isEmpty else { return pending }
    let (revival, sent) = (Revival(in: met.unknown), Stamps.version(of: marks.unsure))
    guard sent > 0, met.isRestored || met.known == nil && revival != nil else { return pending }
    let there = Stamps(of: met.server, met.unknown)
    var left = pending
    // Sets are merged element by element, so the elements of both sides stay. `begun` handles the members of objects.
    let elementwise = met.kind.sets.union(met.kind.maps)
    for name in pending.subtracting(PropertyMerge.bookkeeping).subtracting(elementwise).sorted()
    where there[name] > sent && marks.unsure[name] == local[name] {
      left.remove(name)
      let (here, its) = (local[name] ?? "null", met.server[name] ?? "null")
      if here == its { continue }
      if let revival, revival.base[name] ?? "null" == here { continue }
      try note(met.conflict(name, local: here, server: its, kept: .server))
    }
    return left.isSubset(of: PropertyMerge.bookkeeping) ? [] : left
  }

  /// Returns the ancestor of the merge, for a sent record of which it is not known whether the container had it.
  /// Another device may have changed a member of an object since. That device had seen this device's value, so this
  /// value is the ancestor.
  func begun(with ancestor: Members?, _ pending: Set<String>, _ met: Met, _ local: Members?, _ marks: Marks?)
    throws(Failure) -> Members?
  {
    let maps = met.kind.maps.intersection(pending)
    guard !maps.isEmpty, let local, let marks, !marks.unsure.list.isEmpty else { return ancestor }
    let (revival, sent) = (Revival(in: met.unknown), Stamps.version(of: marks.unsure))
    guard sent > 0, met.isRestored || met.known == nil && revival != nil else { return ancestor }
    let there = Stamps(of: met.server, met.unknown, maps)
    let (unsure, server) = (marks.unsure.parted(maps), met.server.parted(maps))
    var begun = (ancestor ?? Members()).parted(maps)
    for member in local.parted(maps).list where maps.contains(Members.root(of: member.name)) {
      guard let its = server[member.name], its != member.json, there[member.name] > sent,
        unsure[member.name] == member.json
      else {
        continue
      }
      begun[member.name] = member.json
      if let revival, revival.base.parted(maps)[member.name] == member.json { continue }
      try note(met.conflict(member.name, local: member.json, server: its, kept: .server))
    }
    return begun.joined(maps)
  }

  /// Returns the state that a record had before its deletion here, if a restored container has the record again.
  /// Returns `nil` for other records.
  private func lostDeletion(_ arrival: Arrival, _ kind: SyncKind, _ server: Members, _ unknown: CloudFields)
    throws(Failure) -> Known?
  {
    // If a zone was fetched completely only once, the container has lost nothing of it.
    guard kind.rank > 0, try zone(arrival.zone)?.generation ?? 0 > 1, let last = try storage.tombstone(arrival.record),
      last.zone == arrival.zone, try !kind.rows.has(arrival.record, in: arrival.zone),
      !last.base.list.isEmpty,
      !Replica.areMadeApart(last.fields, server) || FormerMakings(in: last.unknown).include(server)
    else { return nil }
    // If another device has made the record again, the record's `revival` says so.
    if !Replica.areMadeApart(last.fields, server), let revival = Revival(in: unknown),
      !revival.isSameReturn(as: Revival(in: last.unknown))
    {
      return nil
    }
    return Known(
      arrival.record, in: arrival.zone, kind.recordType, tag: Known.inDoubt, createdAt: arrival.createdAt,
      modifiedAt: nil, modifier: nil,
      fields: last.base, unknown: last.unknown, generation: 0)
  }

  /// Returns a Boolean value that indicates whether an unsent deletion wins over the container's state of the record.
  /// That state must be older than the deletion. There are two cases: the container was restored, or this device made
  /// the record again and deleted it before it was sent.
  func standsAgain(
    _ arrival: Arrival, _ kind: SyncKind, _ deletion: Marks, _ known: Known, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    guard known.isInDoubt || known.tag == nil, try !kind.rows.has(arrival.record, in: arrival.zone) else {
      return false
    }
    var before = known
    if known.tag == nil {
      guard let last = try storage.tombstone(arrival.record), last.isOwn, !last.base.list.isEmpty else { return false }
      (before.fields, before.unknown) = (last.base, last.unknown)
    }
    return try stands(arrival, kind, deletion, before, server, unknown)
  }

  /// Returns a Boolean value that indicates whether a deletion that was made here wins over a state that a restored
  /// container has again. If so, the record is marked to be deleted again.
  private func stands(
    _ arrival: Arrival, _ kind: SyncKind, _ deletion: Marks?, _ before: Known, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    let isOwnState = deletion.map { isOwn(server, unknown, arrival, of: $0, before) } ?? false
    if !isOwnState, hasNews(server, unknown, since: before, kind) { return false }
    try keepKnown(arrival, kind, server, unknown)
    if let deletion {
      try keep(deletion)
    } else {
      try deleted(try pending(arrival.record, kind, in: arrival.zone), kind)
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a state has a value that a deletion had not seen.
  private func hasNews(_ server: Members, _ unknown: CloudFields, since known: Known, _ kind: SyncKind) -> Bool {
    let whole = known.whole(kind.maps)
    if whole.fields.list.isEmpty { return false }
    // If the deletion had seen the container's making of the record, that making has no value that is news.
    if Replica.areMadeApart(whole.fields, server) { return !FormerMakings(in: known.unknown).include(server) }
    let (here, there) = (whole.stamps(kind.maps), Stamps(of: server, unknown, kind.maps))
    let (before, server) = (whole.fields.parted(kind.maps), server.parted(kind.maps))
    return Set(server.names + before.names).contains { name in
      kind.form.has(Members.root(of: name)) && !PropertyMerge.bookkeeping.contains(name)
        && (server[name] ?? "null" != "null" || there.isEmptied(name))
        && !(server[name] ?? "null").isSameJSON(as: before[name] ?? "null") && there[name] >= here[name]
    }
  }
}
