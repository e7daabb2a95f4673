internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// Changes whose writer had no right to make them. Honest programs refuse such a write at once. These checks are for changes that were
/// made before their writer heard of the lost right, and for programs that were modified.
extension Replica {
  /// Returns a Boolean value that indicates whether a zone of the database may be in this directory. A company has one owner: the one that
  /// it came from first.
  func mayHold(_ zone: CloudZone) throws(Failure) -> Bool {
    if database != .shared { return true }
    guard let company = UUID(zone.name), "\(company)" == zone.name, try mayShare(company) else { return false }
    return try !storage.zones().contains { $0.zone.name == zone.name && $0.zone.owner != zone.owner }
  }

  /// Returns the reason why an arrival does not belong in its zone, or `nil` if it does. A writer to one zone changes nothing in another
  /// one. The name of a record belongs to the zone in which the container got it first. And credentials are never in a shared zone.
  func flaw(of arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ marks: Marks?) throws(Failure) -> String? {
    let mayStand = try zone(arrival.zone).map { $0.zone == .account ? kind.home.includesAccount : kind.home.includesCompanies }
    guard mayStand == true else { return "records of this type belong in other zones" }
    if let known, known.zone != arrival.zone {
      guard isEarlier(arrival, than: known.createdAt), try evict(known) else { return "another zone has a record of this name" }
      return nil
    }
    if let marks, marks.zone != arrival.zone { return "another zone has a record of this name" }
    if let known, known.recordType != arrival.recordType { return "a record of another type has this name" }
    return try flaw(ofType: arrival, kind, known, marks)
  }

  /// Checks an arrival against a record of another kind that was made here and has its id. Such a record is put aside, because the
  /// container has its name for the other one.
  /// - Returns: the reason why the arrival can't exist beside that record, or `nil` if there is no such record.
  private func flaw(ofType arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ marks: Marks?) throws(Failure) -> String? {
    guard known == nil, let other = try otherKind(arrival, kind, marks) else { return nil }
    if arrival.fields != nil, marks != nil {
      try postpone(
        arrival.record, until: Marks.never,
        "the cloud has another record with this id, of the type \(kind.name); delete one of the two, or create it again with another id")
      // The record made here has not arrived in the cloud, and its deletion must not delete the other one.
      if var aside = try storage.marks(arrival.record) {
        aside.unsure = Members()
        try keep(aside)
      }
    }
    return "a \(other) on this device has this id"
  }

  /// Returns the kind of a record that was made here, and has the id of an arrival of another kind. Returns `nil` if there is none.
  private func otherKind(_ arrival: Arrival, _ kind: SyncKind, _ marks: Marks?) throws(Failure) -> String? {
    if let marks { return marks.kind == kind.name ? nil : marks.kind }
    // While the records from before the connection are being marked, some may have no marks yet.
    guard try storage.adoption() != nil else { return nil }
    for other in kinds where other !== kind {
      if try other.rows.has(arrival.record, in: arrival.zone) { return other.name }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the company of an arrival is not here. A participant may have written the company's
  /// record, and such a record does not count. The record comes when its owner has put it back.
  func lacksCompany(_ arrival: Arrival, _ kind: SyncKind) throws(Failure) -> Bool {
    if kind.rank == 0 || opened.contains(arrival.zone) { return false }
    guard let company = kinds.first(where: { $0.rank == 0 }), let id = try zone(arrival.zone).flatMap({ UUID($0.zone.name) }) else {
      return false
    }
    guard try company.rows.has(id, in: arrival.zone) else { return true }
    opened.insert(arrival.zone)
    return false
  }

  private func isEarlier(_ arrival: Arrival, than instant: Timestamp?) -> Bool {
    if let made = arrival.createdAt, let instant { made < instant } else { false }
  }

  /// Removes a record from a zone that got its name later than another zone.
  private func evict(_ known: Known) throws(Failure) -> Bool {
    guard let kind = kind(of: known.recordType), try kind.rows.delete(known.record, in: known.zone, by: nil) == .done else { return false }
    touched.append((kind, known.record, known.zone))
    try storage.forgetMarks(known.record)
    try storage.forgetKnown(known.record)
    return true
  }

  /// Stores an arrival until it is merged into the rows. It never replaces an arrival of another zone to which the name belongs.
  func keep(_ arrival: Arrival) throws(Failure) {
    if let other = try storage.arrival(arrival.record), other.zone != arrival.zone, try !replaces(arrival, other) { return }
    try storage.put(arrival, at: place(of: arrival))
  }

  /// Returns a Boolean value that indicates whether a name belongs to an arrival rather than to an arrival of another zone.
  private func replaces(_ arrival: Arrival, _ other: Arrival) throws(Failure) -> Bool {
    let known = try storage.known(arrival.record)
    if known?.zone == arrival.zone { return true }
    if known?.zone == other.zone { return isEarlier(arrival, than: known?.createdAt) }
    // If nothing was known, there is nothing to delete.
    return other.fields == nil || isEarlier(arrival, than: other.createdAt)
  }

  /// Returns the place of an arrival in the order of merging. Owners come before the records that belong to them, and deletions come last,
  /// in the reverse order. But a right that was withdrawn, or was given anew, is known before its holder's writes are judged.
  func place(of arrival: Arrival) -> Int {
    let rank = rank(of: arrival.recordType)
    if arrival.fields != nil { return 2 * rank + 1 }
    return arrival.recordType == OwnersRecords.access ? 2 * rank : 1 << 20 - rank
  }

  /// Undoes the changes that were made here and are not allowed any more, because rights were lost meanwhile. The records are as the cloud
  /// has them again, and the changes are never sent.
  func giveUpForbidden() throws(Failure) {
    if database != .shared { return }
    let zones = try storage.zones()
    // Records that belong to others are undone before those.
    for kind in kinds.reversed() {
      var shut: [Int] = []
      for zone in zones where try !mayWrite(kind, zone) { shut.append(zone.number) }
      if shut.isEmpty { continue }
      for marks in try storage.edited(rank: kind.rank) where marks.kind == kind.name && shut.contains(marks.zone) {
        // A record that others need is undone when these are gone.
        if try !discard(marks.record, for: .rejected), !marks.isPutAside {
          try postpone(marks.record, until: Marks.never, "the user has no right to change this record")
        }
      }
    }
  }

  /// Undoes an arrival whose writer had no right to write it. The owner's devices put the former state back, and other devices wait for
  /// that.
  /// - Returns: `false` if the writer had the right.
  func undo(_ arrival: Arrival, _ kind: SyncKind) throws(Failure) -> Bool {
    guard let zone = try zone(arrival.zone), try !mayHaveWritten(arrival, kind, zone) else { return false }
    if database == .shared { return true }
    let (server, unknown): (Members, CloudFields)
    do throws(CloudForm.Unfit) { (server, unknown) = try kind.form.members(of: arrival.fields ?? CloudFields([])) } catch { return false }
    let local = try kind.rows.read(arrival.record, in: arrival.zone)
    try keepKnown(arrival, kind, server, unknown)
    var marks = try pending(arrival.record, kind, in: arrival.zone)
    func note(_ field: String?, local: String?, server: String?) throws(Failure) {
      try self.note(
        SyncConflict(
          arrival.record, kind.name, in: arrival.zone, field: field, ancestor: local, local: local, server: server, kept: .local,
          for: .rejected, modifier: arrival.modifier))
    }
    guard let local else {
      try deleted(marks, kind)
      try note(nil, local: nil, server: server.text)
      return true
    }
    let other = Set(local.names + server.names).sorted().filter { kind.form.has($0) && local[$0] ?? "null" != server[$0] ?? "null" }
    for name in other where !PropertyMerge.bookkeeping.contains(name) { try note(name, local: local[name], server: server[name]) }
    marks.written(other, at: 0)
    if other.isEmpty, OwnersRecords.has(kind.recordType), let version = local["version"].flatMap({ Int($0) }) {
      // The record is as it was, but not yet the owner's word: other devices leave it out until the owner has saved it once more.
      let again = local.changed(by: Members([.init("version", String(version + 1))]))
      if try kind.rows.put(arrival.record, again, in: arrival.zone, by: nil) == .done {
        noteWritten(kind, arrival.record, in: arrival.zone, again)
        marks.written(["version"].filter(kind.form.has), at: 0)
      }
    }
    try keep(marks)
    return true
  }
}
