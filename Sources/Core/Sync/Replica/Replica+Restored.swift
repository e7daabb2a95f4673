internal import Cloud
public import RPC
internal import Shape

/// Containers that lack records which they had, because they were put back to an earlier state or were replaced by another container. The
/// devices send the records again. Nothing is deleted here because the container lacks it.
///
/// All states that the container was known to have are in doubt from then on, and its zones are fetched as a whole. A record that is met
/// there is merged as one of which the container may have an older state. A record that is not met is sent again.
extension Replica {
  /// Handles the loss of the container's data, of one zone or of all zones.
  public func loseHistory(of only: Int? = nil) throws(Failure) {
    // The changes made here until now are pending, and stay so.
    try absorbAll()
    for state in try storage.zones() where !state.isDeletion && (only ?? state.number) == state.number {
      var last: UUID?
      while case let page = try storage.unmet(in: state.number, before: .max, after: last, limit: 1000), let end = page.last {
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

  /// Marks the values to be sent again that the container has acknowledged, and no fetch has confirmed.
  private func doubtSent(in zone: Int) throws(Failure) {
    var last: UUID?
    while case let page = try storage.sent(limit: 1000, after: last), let end = page.last {
      for var marks in page where marks.zone == zone {
        marks.refused()
        if marks.isDeletion, try storage.known(marks.record) == nil, let kind = kind(named: marks.kind) {
          // If the record is met again, it is in its deleted state, or was changed by another device since.
          let last = try storage.tombstone(marks.record)
          try storage.put(
            Known(
              marks.record, in: zone, kind.recordType, tag: Known.inDoubt, createdAt: nil, modifiedAt: nil, modifier: nil,
              fields: last?.base ?? Members(), unknown: last?.unknown ?? CloudFields([]), generation: 0))
        }
        try keep(marks)
      }
      last = end.record
    }
  }

  /// Returns a Boolean value that indicates whether the container has lost its data of a zone, and the zone was not fetched since.
  public func isInDoubt(_ zone: Int) throws(Failure) -> Bool {
    var last: UUID?
    while case let page = try storage.unmet(in: zone, before: .max, after: last, limit: 1000), let end = page.last {
      if page.contains(where: \.isInDoubt) { return true }
      last = end.record
    }
    return false
  }

  /// Makes a record again that the container had and lacks now, if this device may do that.
  func restore(_ known: Known, in zone: ZoneState) throws(Failure) {
    let kind = kind(of: known.recordType)
    var known = known.whole(kind?.maps ?? [])
    known.generation = zone.generation
    guard let kind, try kind.rows.has(known.record, in: zone.number) else {
      // The record is not here, either.
      if try storage.marks(known.record).map(\.isDeletion) ?? true {
        try storage.forgetMarks(known.record)
        return try storage.forgetKnown(known.record)
      }
      return try storage.put(known)
    }
    // Records that only the owner writes are sent by the owner's devices.
    let mayBeSent = database == .private || !OwnersRecords.has(kind.recordType) && kind.rank > 0
    guard mayBeSent, try mayWrite(kind, zone) else { return try storage.put(known) }
    var marks = try pending(known.record, kind, in: zone.number)
    marks.refused()
    marks.isWhole = true
    known.tag = nil
    // Another device may have deleted the record meanwhile, and needs to know which values were changed since.
    if !kind.isImmutable {
      known.unknown = Revival(from: known.fields, count: Revival(in: known.unknown)?.count ?? 0).added(to: known.unknown)
    }
    try storage.put(known)
    try keep(marks)
  }

  /// Merges a record of which the container may have an older state than it was known to have. This happens when the record is first met,
  /// and until the container has accepted the values that it lacks.
  ///
  /// Each member is judged for itself, by its stamp (`Stamps`). A value that the container had and that has the higher stamp is sent
  /// again, as old as it is. A value that arrives with the higher stamp stays: its device had seen the other one, or had changed the
  /// member apart from it. Of values with the same stamp, one wins by a rule that is the same on all devices. A line tells of a discarded
  /// value, unless it was seen before.
  ///
  /// - Returns: `true` if a deletion that was made here wins, so that nothing else is to be done.
  func meetRestored(
    _ arrival: Arrival, _ kind: SyncKind, _ known: inout Known?, _ marks: inout Marks?, _ server: Members, _ unknown: inout CloudFields
  ) throws(Failure) -> Bool {
    if known == nil, marks == nil { known = try lostDeletion(arrival, kind, server, unknown) }
    guard var before = known else { return false }
    // A record that is made again here is there, because another device has sent its state.
    let isOtherMaking = Replica.areMadeApart(before.fields, server)
    let isMadeTwice = before.tag == nil && (isOtherMaking ? marks?.isWhole == true : isApart(from: before, unknown))
    guard isMadeTwice || before.isInDoubt || Doubt(in: before.unknown) != nil else { return false }
    let row = try kind.rows.read(arrival.record, in: arrival.zone)
    if isMadeTwice {
      if row == nil { return false }
      before.tag = Known.inDoubt
    }
    let last = row == nil ? try storage.tombstone(arrival.record).flatMap { $0.zone == arrival.zone ? $0 : nil } : nil
    if row == nil, marks?.isDeletion ?? (last != nil), try stands(arrival, kind, marks, before, server, unknown) { return true }
    // A deletion made here has nothing to do with another making of the record.
    guard let local = row ?? (isOtherMaking ? nil : last?.fields) else { return false }
    let making = isOtherMaking ? try making(of: server, unknown, beside: before) : .same
    var meeting = RestoredMeeting(
      before, local: local, isGone: row == nil, server: server, unknown, of: making, modifiedAt: arrival.modifiedAt, maps: kind.maps)
    for name in meeting.names.sorted() where kind.form.has(Members.root(of: name)) && !PropertyMerge.bookkeeping.contains(name) {
      guard let kept = meeting.meet(name, isSet: kind.sets.contains(name)) else { continue }
      try note(
        SyncConflict(
          arrival.record, kind.name, in: arrival.zone, field: name, ancestor: nil, local: meeting.local[name],
          server: meeting.server[name], kept: kept, modifier: arrival.modifier))
    }
    known = meeting.ancestor
    if kind.isImmutable { return false }
    if !meeting.again.isEmpty { unknown = Doubt(meeting.values, meeting.here).added(to: unknown) }
    // A record that was deleted here is there again: the merge finds the values to send.
    if row != nil { try meeting.mark(&marks, orElse: pending(arrival.record, kind, in: arrival.zone), kind, isInDoubt: before.isInDoubt) }
    return false
  }

  /// Returns a Boolean value that indicates whether two devices have made a record again without having seen each other's last change. The
  /// other device does not name the values that it knew, or it knew another content of the same version.
  private func isApart(from known: Known, _ unknown: CloudFields) -> Bool {
    guard let revival = Revival(in: unknown) else { return true }
    return Returning.version(known.fields) == Returning.version(revival.newest)
      && !Revival.changes(from: revival.newest, to: known.fields).isEmpty
  }

  /// Returns the values that another device knew of a record, which this device has sent without having heard that it arrived. The other
  /// device has sent the record again, because the container had lost it. Its changes were made on top of these values.
  func sentBefore(_ marks: Marks?, _ unknown: CloudFields) -> Members? {
    guard let marks, !marks.unsure.list.isEmpty, let base = Revival(in: unknown)?.base,
      !Replica.areMadeApart(base, marks.unsure)
    else { return nil }
    return base
  }

  /// Returns the state that two devices began with. One has sent a record without having heard that it arrived. The other one has seen the
  /// record, and may have changed it since. The state has the values that were sent. Its sets have the elements that both devices have,
  /// because any other element may be new to either device. The record was sent as a whole: a member that was not sent had no value.
  static func common(_ base: Members, _ sent: Members, _ kind: SyncKind) -> Members {
    var both = base.changed(by: Members(base.names.map { .init($0, "null") })).changed(by: sent)
    for name in kind.sets { both[name] = SetMerge.common(base[name], sent[name]) }
    for name in kind.maps { both[name] = "null" }
    return both
  }

  /// Returns the members that stay protected in a record that was sent, if it is not known whether the container had it.
  ///
  /// The container may have accepted the record and then lost it, and its reply was lost. A device that had seen the sent values may have
  /// changed them since. Its later values win.
  func notSeen(_ pending: Set<String>, _ met: Met, _ local: Members?, _ marks: Marks?) throws(Failure) -> Set<String> {
    guard let local, let marks, !marks.unsure.list.isEmpty else { return pending }
    let (revival, sent) = (Revival(in: met.unknown), Stamps.version(of: marks.unsure))
    guard sent > 0, met.isRestored || met.known == nil && revival != nil else { return pending }
    let there = Stamps(of: met.server, met.unknown)
    var left = pending
    // Elements of sets merge each for itself: the elements of both sides stay. `begun` judges the members of objects.
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

  /// Returns the state that both sides began with, for sent members of objects of which it is not known whether the container had them. If
  /// others have changed such a member since, this device's value is the one that the others have seen.
  func begun(with ancestor: Members?, _ pending: Set<String>, _ met: Met, _ local: Members?, _ marks: Marks?) throws(Failure) -> Members? {
    let maps = met.kind.maps.intersection(pending)
    guard !maps.isEmpty, let local, let marks, !marks.unsure.list.isEmpty else { return ancestor }
    let (revival, sent) = (Revival(in: met.unknown), Stamps.version(of: marks.unsure))
    guard sent > 0, met.isRestored || met.known == nil && revival != nil else { return ancestor }
    let there = Stamps(of: met.server, met.unknown, maps)
    let (unsure, server) = (marks.unsure.parted(maps), met.server.parted(maps))
    var begun = (ancestor ?? Members()).parted(maps)
    for member in local.parted(maps).list where maps.contains(Members.root(of: member.name)) {
      guard let its = server[member.name], its != member.json, there[member.name] > sent, unsure[member.name] == member.json else {
        continue
      }
      begun[member.name] = member.json
      if let revival, revival.base.parted(maps)[member.name] == member.json { continue }
      try note(met.conflict(member.name, local: member.json, server: its, kept: .server))
    }
    return begun.joined(maps)
  }

  /// Returns the former state of a record that was deleted here, and that the container has again because it went back. Returns `nil` for
  /// other records.
  private func lostDeletion(_ arrival: Arrival, _ kind: SyncKind, _ server: Members, _ unknown: CloudFields) throws(Failure) -> Known? {
    // A zone that was fetched as a whole only once has lost nothing.
    guard kind.rank > 0, try zone(arrival.zone)?.generation ?? 0 > 1, let last = try storage.tombstone(arrival.record),
      last.zone == arrival.zone, try !kind.rows.has(arrival.record, in: arrival.zone),
      !last.base.list.isEmpty,
      !Replica.areMadeApart(last.fields, server) || FormerMakings(in: last.unknown).include(server)
    else { return nil }
    // A record that others have made again says so.
    if !Replica.areMadeApart(last.fields, server), let revival = Revival(in: unknown), !revival.isSameReturn(as: Revival(in: last.unknown))
    {
      return nil
    }
    return Known(
      arrival.record, in: arrival.zone, kind.recordType, tag: Known.inDoubt, createdAt: arrival.createdAt, modifiedAt: nil, modifier: nil,
      fields: last.base, unknown: last.unknown, generation: 0)
  }

  /// Returns a Boolean value that indicates whether an unsent deletion wins over a state that the container may have. That state is older:
  /// the container went back, or has not got the record that was made again here before it was deleted.
  func standsAgain(
    _ arrival: Arrival, _ kind: SyncKind, _ deletion: Marks, _ known: Known, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    guard known.isInDoubt || known.tag == nil, try !kind.rows.has(arrival.record, in: arrival.zone) else { return false }
    var before = known
    if known.tag == nil {
      guard let last = try storage.tombstone(arrival.record), last.isOwn, !last.base.list.isEmpty else { return false }
      (before.fields, before.unknown) = (last.base, last.unknown)
    }
    return try stands(arrival, kind, deletion, before, server, unknown)
  }

  /// Returns a Boolean value that indicates whether a deletion that was made here wins over a state that a container has again.
  private func stands(
    _ arrival: Arrival, _ kind: SyncKind, _ deletion: Marks?, _ before: Known, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    let isOwnState = deletion.map { isOwn(server, unknown, arrival, of: $0, before) } ?? false
    if !isOwnState, hasNews(server, unknown, since: before, kind) { return false }
    try keepKnown(arrival, kind, server, unknown)
    if let deletion { try keep(deletion) } else { try deleted(try pending(arrival.record, kind, in: arrival.zone), kind) }
    return true
  }

  /// Returns a Boolean value that indicates whether a state says something that a deletion had not seen.
  private func hasNews(_ server: Members, _ unknown: CloudFields, since known: Known, _ kind: SyncKind) -> Bool {
    let whole = known.whole(kind.maps)
    if whole.fields.list.isEmpty { return false }
    // A making that was deleted before the deleted one was made is not news.
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
