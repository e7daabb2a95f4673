internal import Cloud
public import RPC
internal import Shape

/// A container that was put back to an earlier state, or that another one has replaced, lacks what it had: the devices send it again. Nothing is
/// deleted here as the container lacks it.
///
/// All that the container was known to have is in doubt from then on, and its zones are fetched as a whole. A record that is met there is merged
/// as one of which the container may have an older state; a record that is not met is sent again.
extension Replica {
  /// The container has lost what it had of a zone, or of all zones.
  public func loseHistory(of only: Int? = nil) throws(Failure) {
    // What was changed here until now is pending, and stays so.
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
      skippedPositions[state.number] = nil
      var fresh = state
      (fresh.token, fresh.reached, fresh.isDirty, fresh.isMade) = (nil, nil, true, true)
      try storage.put(fresh)
    }
    if only == nil {
      try deleteZonesAgain { _ in true }
      try forgetToken(of: database)
    }
  }

  /// What the container has acknowledged, and no fetch has confirmed, is to be sent again.
  private func doubtSent(in zone: Int) throws(Failure) {
    var last: UUID?
    while case let page = try storage.sent(limit: 1000, after: last), let end = page.last {
      for var marks in page where marks.zone == zone {
        marks.refused()
        if marks.isDeletion, try storage.known(marks.record) == nil, let kind = kind(named: marks.kind) {
          // What is met of it is the state that was deleted.
          try storage.put(
            Known(
              marks.record, in: zone, kind.recordType, tag: Known.inDoubt, createdAt: nil, modifiedAt: nil, modifier: nil,
              fields: Members(),
              unknown: CloudFields([]), generation: 0))
        }
        try keep(marks)
      }
      last = end.record
    }
  }

  /// Whether the container has lost what it had of a zone, and the zone was not fetched since.
  public func isInDoubt(_ zone: Int) throws(Failure) -> Bool {
    var last: UUID?
    while case let page = try storage.unmet(in: zone, before: .max, after: last, limit: 1000), let end = page.last {
      if page.contains(where: \.isInDoubt) { return true }
      last = end.record
    }
    return false
  }

  /// A record that the container had is not there any more: it is made again, where that may be done here.
  func restore(_ known: Known, in zone: ZoneState) throws(Failure) {
    var known = known
    known.generation = zone.generation
    guard let kind = kind(of: known.recordType), try kind.rows.has(known.record, in: zone.number) else {
      // Nor is it here.
      if try storage.marks(known.record).map(\.isDeletion) ?? true {
        try storage.forgetMarks(known.record)
        return try storage.forgetKnown(known.record)
      }
      return try storage.put(known)
    }
    // What is the owner's alone to write is for the owner's devices to send.
    let mayBeSent = database == .private || !OwnersRecords.has(kind.recordType) && kind.rank > 0
    guard mayBeSent, try mayWrite(kind, zone) else { return try storage.put(known) }
    var marks = try pending(known.record, kind, in: zone.number)
    marks.refused()
    marks.isWhole = true
    known.tag = nil
    // Another device may have deleted it meanwhile, and needs to know what was changed since.
    if !kind.isImmutable { known.unknown = Revival(from: known.fields).added(to: known.unknown) }
    try storage.put(known)
    try keep(marks)
  }

  /// Merges a record of which the container may have an older state than it was known to have.
  ///
  /// What the container had last is newer than a state of a lower version, and is sent again. A state of a higher version was made by a device
  /// that has sent this one, or that never had it: it stays, and what differs is a line.
  ///
  /// - Returns: whether a deletion stands that was made here, so that nothing else is to be done.
  func meetRestored(
    _ arrival: Arrival, _ kind: SyncKind, _ known: inout Known?, _ marks: inout Marks?, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    guard var before = known, before.isInDoubt || isMadeTwice(before, marks, server) else { return false }
    // One that was sent again says what its device knew, and so what was changed on top of that.
    let revival = Revival(in: unknown)
    let (changed, ownVersion) = (revival?.changes(in: server) ?? [], Replica.version(of: before.fields))
    // Versions compare the states of one making.
    let isOtherMaking = Replica.areMadeApart(before.fields, server)
    let isOlderMaking = isOtherMaking ? try isDeletedMaking(arrival.record, server) : false
    let isNewer = isOtherMaking ? !isOlderMaking : Replica.version(of: revival?.base ?? server) > ownVersion
    if let deletion = marks, deletion.isDeletion, try !hasNews(server, since: before, kind) {
      try keepKnown(arrival, kind, server, unknown)
      try keep(deletion)
      return true
    }
    guard let local = try kind.rows.read(arrival.record, in: arrival.zone) else { return false }
    // What is to be sent once more, as the container had it and nobody has changed it here since, is no change.
    marks?.edits.removeAll { isSameJSON(local[$0.name] ?? "null", before.fields[$0.name] ?? "null") }
    // Only whether a line is written depends on these instants.
    let isOlder = !isNewer && revival == nil && (arrival.modifiedAt.flatMap { now in before.modifiedAt.map { now < $0 } } ?? false)
    var again: [String] = []
    for name in Set(before.fields.names + server.names).sorted() where kind.form.has(name) && !PropertyMerge.bookkeeping.contains(name) {
      let (had, there) = (before.fields[name] ?? "null", server[name] ?? "null")
      if isSameJSON(had, there) { continue }
      if kind.sets.contains(name) || kind.maps.contains(name) {
        // What the device that has sent it again has taken out, and what was taken out here, goes. Otherwise nobody can tell what was
        // taken out from what the container has lost: all stays that either has.
        again.append(name)
        before.fields[name] =
          kind.sets.contains(name)
          ? SetMerge.taken(from: revival?.base[name], in: there, orFrom: had, in: local[name]) : "null"
      } else if isOlderMaking {
        again.append(name)
        before.fields[name] = there
      } else if !isOtherMaking, changed.contains(name), isSameJSON(revival?.base[name] ?? "null", had) {
        // It was changed on top of what was known here.
        continue
      } else if isOtherMaking || revival == nil && !isOlder, had == "null" || there == "null" {
        // Which of the two is newer is not known: the one that says something stays.
        if there == "null" { again.append(name) }
      } else if !isNewer {
        again.append(name)
        if isOlder || revival.map({ !changed.contains(name) && Replica.version(of: $0.base) < ownVersion }) ?? false {
          before.fields[name] = there
        }
      } else if !(marks?.names.contains(name) ?? false), isSameJSON(local[name] ?? "null", had) {
        try note(arrival, kind, name, local: local[name], server: server[name])
      }
    }
    // What is sent again is a change, though it is what the container had.
    before.tag = nil
    known = before
    if again.isEmpty || kind.isImmutable { return false }
    var new = if let marks { marks } else { try pending(arrival.record, kind, in: arrival.zone) }
    new.written((again + ["version", "updatedAt"]).filter(kind.form.has).filter { name in !new.edits.contains { $0.name == name } }, at: 0)
    marks = new
    return false
  }

  private func note(_ arrival: Arrival, _ kind: SyncKind, _ field: String, local: String?, server: String?) throws(Failure) {
    try note(
      SyncConflict(
        arrival.record, kind.name, in: arrival.zone, field: field, ancestor: nil, local: local, server: server, kept: .server,
        modifier: arrival.modifier))
  }

  /// Whether another device has made a record meanwhile that this device makes again, as the container lacked it.
  private func isMadeTwice(_ known: Known, _ marks: Marks?, _ server: Members) -> Bool {
    known.tag == nil && marks?.isWhole == true && Replica.areMadeApart(known.fields, server)
  }

  /// Whether a state is of a making of the record that this device has deleted, or whose deletion has arrived: the present making is a later one.
  private func isDeletedMaking(_ record: UUID, _ server: Members) throws(Failure) -> Bool {
    try storage.tombstone(record).map { !Replica.areMadeApart($0.fields, server) } ?? false
  }

  /// Deletes a record again that was deleted here, and that a container has again which was put back to an earlier state.
  ///
  /// - Returns: whether it was.
  func deletesAgain(_ arrival: Arrival, _ kind: SyncKind, _ server: Members, _ unknown: CloudFields) throws(Failure) -> Bool {
    // A zone that was fetched as a whole once has lost nothing.
    guard kind.rank > 0, try zone(arrival.zone)?.generation ?? 0 > 1, let last = try storage.tombstone(arrival.record),
      last.zone == arrival.zone,
      try !kind.rows.has(arrival.record, in: arrival.zone), !hasNews(server, since: last.base, kind)
    else { return false }
    // A record that others have made again says so.
    let isMadeAgain = Revival(in: unknown).map { !$0.isSameReturn(as: Revival(in: last.unknown)) } ?? false
    if isMadeAgain { return false }
    try keepKnown(arrival, kind, server, unknown)
    try deleted(try pending(arrival.record, kind, in: arrival.zone), kind)
    return true
  }

  /// Whether a state says something that a deletion had not seen.
  private func hasNews(_ server: Members, since known: Known, _ kind: SyncKind) throws(Failure) -> Bool {
    let fields = try known.fields.list.isEmpty ? storage.tombstone(known.record)?.base ?? Members() : known.fields
    return fields.list.isEmpty ? false : hasNews(server, since: fields, kind)
  }

  private func hasNews(_ server: Members, since fields: Members, _ kind: SyncKind) -> Bool {
    if Replica.areMadeApart(fields, server) { return true }
    let (there, here) = (Replica.version(of: server), Replica.version(of: fields))
    if there != here { return there > here }
    return Set(server.names + fields.names).contains { name in
      kind.form.has(name) && !PropertyMerge.bookkeeping.contains(name) && !isSameJSON(server[name] ?? "null", fields[name] ?? "null")
    }
  }

  /// Whether two states are of two makings of a record: it was deleted and made again, or two devices made it, under one natural key.
  static func areMadeApart(_ one: Members, _ other: Members) -> Bool {
    guard let first = one["createdAt"], let second = other["createdAt"] else { return false }
    return first != second
  }

  private static func version(of members: Members) -> Int { members["version"].flatMap { Int($0) } ?? 0 }
}

extension Known {
  /// What stands for the tag of a record of which the container has lost the state that it was known to have. No container gives it.
  static let inDoubt = "\u{0}lost"

  var isInDoubt: Bool { tag == Known.inDoubt }
}
