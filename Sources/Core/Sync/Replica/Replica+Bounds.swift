internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// What somebody has written who may not. Honest programs refuse such a write at once; this is for what was written before its writer heard
/// that they may no longer, and for programs that were changed.
extension Replica {
  /// Whether a zone of the database may be one of this directory's: a company is of one owner, the one that it came from first.
  func mayHold(_ zone: CloudZone) throws(Failure) -> Bool {
    if database != .shared { return true }
    guard let company = UUID(zone.name), "\(company)" == zone.name, try mayShare(company) else { return false }
    return try !storage.zones().contains { $0.zone.name == zone.name && $0.zone.owner != zone.owner }
  }

  /// Why what has arrived does not belong where it has; nil where it does. Whoever writes to one zone changes nothing of another: the name
  /// of a record is that of the zone in which the container has got it first. And nobody's credentials stand in what is shared.
  func flaw(of arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ marks: Marks?) throws(Failure) -> String? {
    let mayStand = try zone(arrival.zone).map { $0.zone == .account ? kind.home.includesAccount : kind.home.includesCompanies }
    guard mayStand == true else { return "records of its type stand in other zones" }
    if let known, known.zone != arrival.zone {
      guard isEarlier(arrival, than: known.createdAt), try evict(known) else { return "another zone has a record of this name" }
      return nil
    }
    if let marks, marks.zone != arrival.zone { return "another zone has a record of this name" }
    if let known, known.recordType != arrival.recordType { return "there is a record of another type of this name" }
    return try flaw(ofType: arrival, kind, known, marks)
  }

  /// Why what has arrived can't stand beside a record of another kind that was made here and has its id; `nil` if there is none. That
  /// record is put aside: the container has its name for another one.
  private func flaw(ofType arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ marks: Marks?) throws(Failure) -> String? {
    guard known == nil, let other = try otherKind(arrival, kind, marks) else { return nil }
    if arrival.fields != nil, marks != nil {
      try postpone(
        arrival.record, until: Marks.never,
        "the cloud has another record with this id, of the type \(kind.name); delete one of the two, or make it again with another id")
      // Nothing of it has arrived, and its deletion must not delete the other one.
      if var aside = try storage.marks(arrival.record) {
        aside.unsure = Members()
        try keep(aside)
      }
    }
    return "there is a \(other) here with this id"
  }

  /// The kind of a record made here with the id of an arrival of another kind; `nil` if there is none.
  private func otherKind(_ arrival: Arrival, _ kind: SyncKind, _ marks: Marks?) throws(Failure) -> String? {
    if let marks { return marks.kind == kind.name ? nil : marks.kind }
    // While what was there before there was a cloud is being marked, records may have no marks yet.
    guard try storage.adoption() != nil else { return nil }
    for other in kinds where other !== kind {
      if try other.rows.has(arrival.record, in: arrival.zone) { return other.name }
    }
    return nil
  }

  /// Whether the company is not here that something is of. So it is where a participant has written the company's record, whose word does
  /// not count: that record comes when its owner has put it back.
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

  /// What came to another zone later gives the name back.
  private func evict(_ known: Known) throws(Failure) -> Bool {
    guard let kind = kind(of: known.recordType), try kind.rows.delete(known.record, in: known.zone, by: nil) == .done else { return false }
    touched.append((kind, known.record, known.zone))
    try storage.forgetMarks(known.record)
    try storage.forgetKnown(known.record)
    return true
  }

  /// Keeps what has arrived until it is part of the rows. What comes of one zone never takes the place of what has come of another that the
  /// name is of.
  func keep(_ arrival: Arrival) throws(Failure) {
    if let other = try storage.arrival(arrival.record), other.zone != arrival.zone, try !replaces(arrival, other) { return }
    try storage.put(arrival, at: place(of: arrival))
  }

  /// Whether a name is rather that of what has arrived than that of what has come of another zone.
  private func replaces(_ arrival: Arrival, _ other: Arrival) throws(Failure) -> Bool {
    let known = try storage.known(arrival.record)
    if known?.zone == arrival.zone { return true }
    if known?.zone == other.zone { return isEarlier(arrival, than: known?.createdAt) }
    // Where nothing was known, there is nothing to be deleted.
    return other.fields == nil || isEarlier(arrival, than: other.createdAt)
  }

  /// When it becomes part of the rows, among all that arrive: what others belong to first, and deletions last and the other way round. But
  /// who has a right no longer, or has come again with others, is known before what they have written is judged.
  func place(of arrival: Arrival) -> Int {
    let rank = rank(of: arrival.recordType)
    if arrival.fields != nil { return 2 * rank + 1 }
    return arrival.recordType == OwnersRecords.access ? 2 * rank : 1 << 20 - rank
  }

  /// What was changed here and may not be, as rights have gone meanwhile, is as the cloud has it again: it is never sent.
  func giveUpForbidden() throws(Failure) {
    if database != .shared { return }
    let zones = try storage.zones()
    // What belongs to others goes before them.
    for kind in kinds.reversed() {
      var shut: [Int] = []
      for zone in zones where try !mayWrite(kind, zone) { shut.append(zone.number) }
      if shut.isEmpty { continue }
      for marks in try storage.edited(rank: kind.rank) where marks.kind == kind.name && shut.contains(marks.zone) {
        // What others need goes when they have gone.
        if try !discard(marks.record, for: .rejected), !marks.isPutAside {
          try postpone(marks.record, until: Marks.never, "nobody may change this who holds no right to")
        }
      }
    }
  }

  /// Undoes what has arrived where its writer may not have written it: the owner's devices put back what was there, and others' wait for
  /// that.
  /// - Returns: false for what may be.
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
      // It is as it was, and still not the owner's word: others leave it out until the owner has saved it once more.
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
