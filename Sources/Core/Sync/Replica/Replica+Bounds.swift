internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// Checks for changes that their writer had no right to make. An unmodified program refuses such a write at once. So
/// the checks concern two cases: the writer had not yet learned that it lost the right, or the program was modified.
extension Replica {
  /// Returns a Boolean value that indicates whether a zone of the database may be stored in this directory. A company
  /// has only one owner: the owner of the zone that this directory stored first.
  func mayHold(_ zone: CloudZone) throws(Failure) -> Bool {
    if database != .shared { return true }
    guard let company = UUID(zone.name), "\(company)" == zone.name, try mayShare(company) else { return false }
    return try !storage.zones().contains { $0.zone.name == zone.name && $0.zone.owner != zone.owner }
  }

  /// Returns the reason why an arrival does not belong in its zone, or `nil` if it does.
  ///
  /// A writer to one zone must not change records in another zone. A record's name belongs to the zone in which the
  /// container first saved a record of that name. Sign-in records are never in a shared zone.
  func flaw(of arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ marks: Marks?) throws(Failure) -> String? {
    let mayStand = try zone(arrival.zone).map {
      $0.zone == .account ? kind.home.includesAccount : kind.home.includesCompanies
    }
    guard mayStand == true else { return "records of this type belong in other zones" }
    if let known, known.zone != arrival.zone {
      guard isEarlier(arrival, than: known.createdAt), try evict(known) else {
        return "another zone has a record of this name"
      }
      return nil
    }
    if let marks, marks.zone != arrival.zone { return "another zone has a record of this name" }
    if let known, known.recordType != arrival.recordType { return "a record of another type has this name" }
    return try flaw(ofType: arrival, kind, known, marks)
  }

  /// Checks an arrival against a record of another kind that was made here and has the same id. That record is no
  /// longer sent, because in the container the id belongs to the arrival.
  /// - Returns: the reason why the arrival can't be stored beside that record, or `nil` if there is no such record.
  private func flaw(ofType arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ marks: Marks?) throws(Failure)
    -> String?
  {
    guard known == nil, let other = try otherKind(arrival, kind, marks) else { return nil }
    if arrival.fields != nil, marks != nil {
      try postpone(
        arrival.record, until: Marks.never,
        "the cloud has another record with this id, of the type \(kind.name); delete one of the two records, and create it again with another id if it is needed"
      )
      // The record that was made here is not in the cloud. Values that may have been sent are forgotten, so that its
      // deletion does not delete the other record in the cloud.
      if var aside = try storage.marks(arrival.record) {
        aside.unsure = Members()
        try keep(aside)
      }
    }
    return "a \(other) on this device has this id"
  }

  /// Returns the kind of a record that was made here and has the id of an arrival of another kind. Returns `nil` if
  /// there is no such record.
  private func otherKind(_ arrival: Arrival, _ kind: SyncKind, _ marks: Marks?) throws(Failure) -> String? {
    if let marks { return marks.kind == kind.name ? nil : marks.kind }
    // While the records from before the connection are still being put into the queue, some are not in the queue yet.
    // So the rows are searched.
    guard try storage.adoption() != nil else { return nil }
    for other in kinds where other !== kind {
      if try other.rows.has(arrival.record, in: arrival.zone) { return other.name }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the company of an arrival is missing on this device. If a
  /// participant has written the company's record, that record is not accepted. The company arrives once its owner has
  /// restored it.
  func lacksCompany(_ arrival: Arrival, _ kind: SyncKind) throws(Failure) -> Bool {
    if kind.rank == 0 || opened.contains(arrival.zone) { return false }
    guard let company = kinds.first(where: { $0.rank == 0 }),
      let id = try zone(arrival.zone).flatMap({ UUID($0.zone.name) })
    else {
      return false
    }
    guard try company.rows.has(id, in: arrival.zone) else { return true }
    opened.insert(arrival.zone)
    return false
  }

  private func isEarlier(_ arrival: Arrival, than instant: Timestamp?) -> Bool {
    if let made = arrival.createdAt, let instant { made < instant } else { false }
  }

  /// Removes a record on this device from its zone, because another zone got a record of the same name earlier.
  /// - Returns: `false` if the record can't be removed.
  private func evict(_ known: Known) throws(Failure) -> Bool {
    guard let kind = kind(of: known.recordType), try kind.rows.delete(known.record, in: known.zone, by: nil) == .done
    else { return false }
    touched.append((kind, known.record, known.zone))
    try storage.forgetMarks(known.record)
    try storage.forgetKnown(known.record)
    return true
  }

  /// Stores an arrival until it is merged into the rows. If another zone has an arrival of the same name, and the name
  /// belongs to that zone, nothing is stored.
  func keep(_ arrival: Arrival) throws(Failure) {
    if let other = try storage.arrival(arrival.record), other.zone != arrival.zone, try !replaces(arrival, other) {
      return
    }
    try storage.put(arrival, at: place(of: arrival))
  }

  /// Returns a Boolean value that indicates whether `arrival` replaces `other`, an arrival of the same name in another
  /// zone. This is so if the name belongs to the zone of `arrival`.
  private func replaces(_ arrival: Arrival, _ other: Arrival) throws(Failure) -> Bool {
    let known = try storage.known(arrival.record)
    if known?.zone == arrival.zone { return true }
    if known?.zone == other.zone { return isEarlier(arrival, than: known?.createdAt) }
    // If no zone has a known state of the record, a deletion has nothing to delete, and is replaced.
    return other.fields == nil || isEarlier(arrival, than: other.createdAt)
  }

  /// Returns the place of an arrival in the order of merging. Owners come before the records that belong to them.
  /// Deletions come last, in the reverse order. Only the deletion of an access record comes before saved access
  /// records. So withdrawn and newly granted rights are known before the writes of their holders are checked.
  func place(of arrival: Arrival) -> Int {
    let rank = rank(of: arrival.recordType)
    if arrival.fields != nil { return 2 * rank + 1 }
    return arrival.recordType == OwnersRecords.access ? 2 * rank : 1 << 20 - rank
  }

  /// Undoes the changes on this device that the user may no longer send, because the user has lost rights since. The
  /// records get the state of the cloud again, and the changes are never sent.
  func giveUpForbidden() throws(Failure) {
    if database != .shared { return }
    let zones = try storage.zones()
    // A record that belongs to another one is undone before that other record.
    for kind in kinds.reversed() {
      var shut: [Int] = []
      for zone in zones where try !mayWrite(kind, zone) { shut.append(zone.number) }
      if shut.isEmpty { continue }
      for marks in try storage.edited(rank: kind.rank) where marks.kind == kind.name && shut.contains(marks.zone) {
        // If other records need the record, it can be undone only after these records.
        if try !discard(marks.record, for: .rejected), !marks.isPutAside {
          try postpone(marks.record, until: Marks.never, "the user has no right to change this record")
        }
      }
    }
  }

  /// Undoes an arrival that its writer had no right to write. The owner's devices restore the record's former state.
  /// Other devices ignore the arrival, and wait for the restored state.
  /// - Returns: `false` if the writer had the right.
  func undo(_ arrival: Arrival, _ kind: SyncKind) throws(Failure) -> Bool {
    guard let zone = try zone(arrival.zone), try !mayHaveWritten(arrival, kind, zone) else { return false }
    if database == .shared { return true }
    let (server, unknown): (Members, CloudFields)
    do throws(CloudForm.Unfit) {
      (server, unknown) = try kind.form.members(of: arrival.fields ?? CloudFields([]))
    } catch { return false }
    let local = try kind.rows.read(arrival.record, in: arrival.zone)
    try keepKnown(arrival, kind, server, unknown)
    var marks = try pending(arrival.record, kind, in: arrival.zone)
    func note(_ field: String?, local: String?, server: String?) throws(Failure) {
      try self.note(
        SyncConflict(
          arrival.record, kind.name, in: arrival.zone, field: field, ancestor: local, local: local, server: server,
          kept: .local,
          for: .rejected, modifier: arrival.modifier))
    }
    guard let local else {
      try deleted(marks, kind)
      try note(nil, local: nil, server: server.text)
      return true
    }
    let other = Set(local.names + server.names).sorted().filter {
      kind.form.has($0) && local[$0] ?? "null" != server[$0] ?? "null"
    }
    for name in other where !PropertyMerge.bookkeeping.contains(name) {
      try note(name, local: local[name], server: server[name])
    }
    marks.written(other, at: 0)
    if other.isEmpty, OwnersRecords.has(kind.recordType), let version = local["version"].flatMap({ Int($0) }) {
      // The arrival has the former content of the record, but it was not written by the owner. Other devices ignore it
      // until the owner has saved the record once more. So the record gets a new version here, which is sent.
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
