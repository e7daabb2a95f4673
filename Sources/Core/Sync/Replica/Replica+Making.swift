internal import Cloud
internal import RPC
internal import Shape

/// Records that are made again under the natural key of a deleted record. The new record says which makings were deleted before
/// (`FormerMakings`). A container that went back may have one of them. A state that its deletion had seen is older than the new record,
/// and another state is news.
extension Replica {
  /// Returns a Boolean value that indicates whether two states are of two makings of a record. It was deleted and made again, or two
  /// devices made it, under one natural key.
  static func areMadeApart(_ one: Members, _ other: Members) -> Bool {
    guard let first = one["createdAt"], let second = other["createdAt"] else { return false }
    return first != second
  }

  /// Returns the former makings of a state that follows another one.
  private static func former(of record: Members, behind before: Members, _ unknown: CloudFields) -> FormerMakings {
    let known = FormerMakings(in: unknown)
    return areMadeApart(before, record) ? known.adding(before) : known
  }

  /// Returns the members that a new making of a record lacks and that others have changed since. The new making has removed the values of
  /// the one before it, and no value that it had not seen.
  static func untouched(by new: Members, over known: Members, _ server: Members) -> Set<String> {
    guard Replica.areMadeApart(known, new) else { return [] }
    return Set(new.names.filter { new[$0] == "null" && server[$0] ?? "null" != known[$0] ?? "null" })
  }

  /// Returns the stamps of a record that is not in the container, if a record of the same natural key was deleted before; `nil` otherwise.
  func stampsOfMaking(_ record: UUID, _ members: Members) throws(Failure) -> CloudFields? {
    guard record.isNamed, let last = try storage.tombstone(record) else { return nil }
    let former = Replica.former(of: members, behind: last.fields, last.unknown)
    if former.isEmpty { return nil }
    let version = Stamps.version(of: members)
    return Stamps(base: version, former: former).asField(at: version)
  }

  /// Returns the fields of a record's last state that are not members, with its former makings.
  func withFormerMakings(_ unknown: CloudFields, _ record: UUID, _ fields: Members, over base: Members, _ known: Known?) throws(Failure)
    -> CloudFields
  {
    guard record.isNamed else { return unknown }
    let earlier = try storage.tombstone(record)
    guard let (before, there) = known.map({ ($0.fields, $0.unknown) }) ?? earlier.map({ ($0.fields, $0.unknown) }) else { return unknown }
    let former = Replica.former(of: fields, behind: before, there)
    var stamps = Stamps(of: base, unknown)
    if former == stamps.former { return unknown }
    stamps.former = former
    return unknown.changed(by: stamps.asField(at: Stamps.version(of: base)))
  }

  /// Returns the values of a record that this device has sent, without having heard that they arrived. `nil` unless they were seen and
  /// deleted before the making that arrives. Changes made here since then are changes of the new making.
  func formerMaking(_ arrival: Arrival, _ kind: SyncKind, _ sent: Members, _ unknown: CloudFields) throws(Failure) -> Known? {
    guard arrival.record.isNamed, !unknown.isEmpty, FormerMakings(in: unknown).include(sent),
      try kind.rows.has(arrival.record, in: arrival.zone)
    else { return nil }
    return Known(
      arrival.record, in: arrival.zone, kind.recordType, tag: nil, createdAt: arrival.createdAt, modifiedAt: nil, modifier: nil,
      fields: sent, unknown: CloudFields([]), generation: 0)
  }

  /// Returns the making of a record that a container has, compared with the one that it was known to have.
  func making(of server: Members, _ unknown: CloudFields, beside known: Known) throws(Failure) -> RestoredMeeting.Making {
    let former = FormerMakings(in: known.unknown)
    if former.include(server) { return .earlier(seen: former.version(of: server) ?? .max) }
    if FormerMakings(in: unknown).include(known.fields) { return .later }
    // This device has deleted the record, or has heard of its deletion, so the present making is a later one.
    if let last = try storage.tombstone(known.record), !Replica.areMadeApart(last.fields, server) {
      let base = last.base.list.isEmpty ? last.fields : last.base
      return .earlier(seen: former.version(of: server) ?? Stamps.version(of: base))
    }
    return .other
  }
}

extension UUID {
  /// A Boolean value that indicates whether the id follows from a name (RFC 9562, version 8): `NaturalKey` gives such ids.
  var isNamed: Bool { high >> 12 & 0xf == 8 }
}
