internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Resolves unique values that devices without contact have given to two records.
extension Replica {
  /// The result of inserting an arriving record into the rows.
  enum Put {
    /// - Parameters:
    ///   - renamed: members with a new value, because another record has their former value.
    ///   - joined: members that were written because this record and another one became one record.
    case done(renamed: [(name: String, json: String)], joined: [String])
    case later
    case unfit(String)
    /// Another record replaces this one.
    case superseded(by: Members)
  }

  /// An arriving record that is being inserted into the rows.
  struct Coming {
    let arrival: Arrival
    var members: Members
    /// The unique members that were given other values, with their former values.
    var renamed: [(member: String, value: String)] = []
    /// The members that were written because this record and another one became one record.
    var joined: [String] = []
    /// The number of the next suffix that is tried for a unique value.
    var attempt = 1
    /// The number of attempts to insert the record so far.
    var tries = 0
  }

  func put(_ wanted: Members, of arrival: Arrival, _ kind: SyncKind, waiting: Waiting) throws(Failure) -> Put {
    var coming = Coming(arrival: arrival, members: wanted)
    // The number of attempts is limited, so that the loop ends in any case.
    while coming.tries < 1000 {
      coming.tries += 1
      switch try kind.rows.put(arrival.record, coming.members, in: arrival.zone, by: arrival.modifier) {
      case .done:
        noteWritten(kind, arrival.record, in: arrival.zone, coming.members)
        let changed = coming.renamed.flatMap { kind.members(with: $0.member) }
        return .done(renamed: changed.map { ($0, coming.members[$0] ?? "null") }, joined: coming.joined)
      case .unfit(let reason): return .unfit(reason)
      case .duplicate(let member, let holder):
        guard let other = try kind.rows.read(holder, in: arrival.zone) else { return .unfit("\(member) is taken") }
        if waiting == .forAll { return .later }
        if !kind.isImmutable, waiting == .forArrivals, try storage.arrival(holder)?.state == .fresh { return .later }
        if let put = try settle(&coming, member, holder, other, kind) { return put }
      }
    }
    return .unfit("the record can't get unique values")
  }

  /// Gives an arriving record and the holder of its unique value different values, or makes them one record.
  /// - Returns: the result, or `nil` if the record must be inserted again.
  private func settle(_ coming: inout Coming, _ member: String, _ holder: UUID, _ other: Members, _ kind: SyncKind)
    throws(Failure) -> Put?
  {
    let zone = coming.arrival.zone
    if let joining = kind.joining {
      return try join(&coming, member, holder, other, kind, by: joining) ? nil : .unfit("\(member) is taken")
    }
    let before = coming.renamed.first { $0.member == member }?.value
    let isLater = before == nil ? try isEarlier(holder, other, than: coming, member, kind) : true
    if kind.identity == member {
      if isLater { return .superseded(by: other) }
      return try supersede(holder, other, by: coming.arrival, coming.members, kind) ? nil : .unfit("\(member) is taken")
    }
    if kind.isImmutable {
      return try drop(member, of: isLater ? nil : (holder, other), &coming, kind) ? nil : .unfit("\(member) is taken")
    }
    guard let value = before ?? coming.members[member].flatMap(String.init(json:)) else {
      return .unfit("\(member) is taken")
    }
    // The record that has had the value for a longer time keeps it.
    guard isLater else {
      return try rename(holder, other, member, value, kind, in: zone) ? nil : .unfit("\(member) is taken")
    }
    coming.attempt += 1
    if coming.renamed.isEmpty { coming.members.countVersion() }
    if before == nil { coming.renamed.append((member, value)) }
    return try rename(&coming.members, member, from: value, coming.attempt, kind, in: zone)
      ? nil : .unfit("\(member) is taken")
  }

  /// Takes a unique value from one of two records that may only be added. Both records stay, and the record with the
  /// higher id loses the value.
  /// - Parameter holder: the record on this device if it loses the value, or `nil` if the arriving record loses it.
  private func drop(
    _ member: String, of holder: (record: UUID, members: Members)?, _ coming: inout Coming, _ kind: SyncKind
  ) throws(Failure) -> Bool {
    guard let holder else {
      defer { coming.members[member] = "null" }
      return coming.members[member] != "null"
    }
    var members = holder.members
    members[member] = "null"
    guard try kind.rows.put(holder.record, members, in: coming.arrival.zone, by: nil) == .done else { return false }
    noteWritten(kind, holder.record, in: coming.arrival.zone, members)
    return true
  }

  /// Gives a record another unique value. A consecutive number becomes the next number. Any other value gets a number
  /// as its suffix.
  /// - Returns: `false` if there is no next number.
  private func rename(
    _ members: inout Members, _ member: String, from value: String, _ attempt: Int, _ kind: SyncKind, in zone: Int
  ) throws(Failure) -> Bool {
    guard let number = kind.number, number.member == member else {
      members[member] = jsonText("\(value)-\(attempt)")
      return true
    }
    guard let next = try kind.rows.nextNumber(in: zone) else { return false }
    members[member] = jsonText(next)
    members[number.former] = SetMerge.adding(jsonText(value), to: members[number.former])
    return true
  }

  /// Returns a Boolean value that indicates whether unique values have got suffixes, and nothing else of a record has
  /// changed. No person has made such a change.
  func isRenaming(_ before: Members, to after: Members) -> Bool {
    let changed = Revival(from: before).changes(in: after)
    return !changed.isEmpty
      && changed.allSatisfy { name in
        guard let old = before[name].flatMap(String.init(json:)), let new = after[name].flatMap(String.init(json:))
        else { return false }
        return new.hasPrefix("\(old)-") && Int(new.dropFirst(old.count + 1)) != nil
      }
  }

  /// Returns a Boolean value that indicates whether unique values of a record have got suffixes here, and nothing else
  /// of the record has changed here.
  func isRenamedOnly(_ record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> Bool {
    guard let known = try storage.known(record), let local = try kind.rows.read(record, in: zone) else { return false }
    return isRenaming(known.fields, to: kind.form.known(of: local))
  }

  /// Gives a record on this device another unique value. This is an edit, which is sent to the container.
  /// - Returns: `false` if the record can't get another value.
  private func rename(
    _ record: UUID, _ members: Members, _ member: String, _ value: String, _ kind: SyncKind, in zone: Int
  ) throws(Failure) -> Bool {
    var changed = members
    changed.countVersion()
    for attempt in 2..<1000 {
      guard try rename(&changed, member, from: value, attempt, kind, in: zone) else { return false }
      guard case .done = try kind.rows.put(record, changed, in: zone, by: nil) else { continue }
      noteWritten(kind, record, in: zone, changed)
      var marks = try pending(record, kind, in: zone)
      marks.written((kind.members(with: member) + ["version"]).filter(kind.form.has), at: 0)
      try keep(marks)
      try note(marks, field: member, nil, changed[member], jsonText(value), kept: .local, for: .renamed)
      return true
    }
    return false
  }

  /// Deletes a record on this device, because the arriving record replaces it.
  /// - Returns: `false` if other records need the record on this device.
  private func supersede(
    _ record: UUID, _ members: Members, by arrival: Arrival, _ arrived: Members, _ kind: SyncKind
  ) throws(Failure) -> Bool {
    guard try kind.rows.delete(record, in: arrival.zone, by: arrival.modifier) == .done else { return false }
    touched.append((kind, record, arrival.zone))
    try deleted(try pending(record, kind, in: arrival.zone), kind)
    if saysTheSame(members, arrived, kind) { return true }
    try note(
      SyncConflict(
        record, kind.name, in: arrival.zone, field: nil, ancestor: nil, local: members.text, server: nil, kept: .server,
        for: .duplicate,
        modifier: arrival.modifier))
    return true
  }

  /// Returns a Boolean value that indicates whether two records with one identity agree in all members that people
  /// write. If so, no value is lost when one of the records is discarded.
  func saysTheSame(_ one: Members, _ other: Members, _ kind: SyncKind) -> Bool {
    Set(one.names + other.names).subtracting(kind.unwritten).allSatisfy { name in
      name == "id" || one[name] ?? "null" == other[name] ?? "null"
    }
  }

  /// Returns a Boolean value that indicates whether a record on this device has had its unique value for longer than an
  /// arriving record.
  ///
  /// The container's order decides, and no clock of a device:
  /// - A value that the container has comes before a value that it does not have yet.
  /// - Otherwise, the record comes first that the container saved first.
  /// - Records that may only be added are ordered by their ids. The result is not sent, so each device must find the
  ///   same order, whatever it knows of the container. The time in an id comes from the clock of a device. Here it
  ///   serves only to choose the same record everywhere.
  private func isEarlier(
    _ holder: UUID, _ other: Members, than coming: Coming, _ member: String, _ kind: SyncKind
  ) throws(Failure) -> Bool {
    let record = coming.arrival.record
    if kind.isImmutable { return holder < record }
    let known = try storage.known(holder).flatMap { $0.tag == nil ? nil : $0 }
    let server = coming.arrival.fields.flatMap { try? kind.form.members(of: $0).known }
    let (isHeld, isComing) = (known?.fields[member] == other[member], server?[member] == coming.members[member])
    if isHeld != isComing { return isHeld }
    if let a = known?.createdAt, let b = coming.arrival.createdAt, a != b { return a < b }
    return holder < record
  }
}

extension Members {
  /// Increases the version by one, for one more change.
  mutating func countVersion() {
    if let version = self["version"].flatMap({ Int($0) }) { self["version"] = String(version + 1) }
  }
}
