internal import Cloud
internal import RPC
internal import Shape

/// Records that are made again under the natural key of a deleted record.
///
/// A making is one creation of such a record. The new record names the former makings, which were deleted
/// (`FormerMakings`). A container that was restored to an earlier state may still have a state of one of them. If the
/// deletion had seen that state, it is older than the new record. Otherwise, it has changes that the deletion had not
/// seen.
extension Replica {
  /// Returns a Boolean value that indicates whether two states come from two creations of a record under one natural
  /// key. Either the record was deleted and made again, or two devices have made it.
  static func areMadeApart(_ one: Members, _ other: Members) -> Bool {
    guard let first = one["createdAt"], let second = other["createdAt"] else { return false }
    return first != second
  }

  /// Returns the former makings of a record that follows the state `before`. If `before` belongs to another making than
  /// the record, that making is added.
  private static func former(of record: Members, behind before: Members, _ unknown: CloudFields) -> FormerMakings {
    let known = FormerMakings(in: unknown)
    return areMadeApart(before, record) ? known.adding(before) : known
  }

  /// Returns the members that are null in the new making of a record, and that other devices have changed in the former
  /// making. The new making does not remove these values, because it had not seen them.
  static func untouched(by new: Members, over known: Members, _ server: Members) -> Set<String> {
    guard Replica.areMadeApart(known, new) else { return [] }
    return Set(new.names.filter { new[$0] == "null" && server[$0] ?? "null" != known[$0] ?? "null" })
  }

  /// Returns the field `stamps` for a record that the container does not have. Returns `nil` if no record with its
  /// natural key was deleted before.
  func stampsOfMaking(_ record: UUID, _ members: Members) throws(Failure) -> CloudFields? {
    guard record.isNamed, let last = try storage.tombstone(record) else { return nil }
    let former = Replica.former(of: members, behind: last.fields, last.unknown)
    if former.isEmpty { return nil }
    let version = Stamps.version(of: members)
    return Stamps(base: version, former: former).asField(at: version)
  }

  /// Returns the unknown fields of a deleted record's last state, with the former makings of the record added.
  func withFormerMakings(_ unknown: CloudFields, _ record: UUID, _ fields: Members, over base: Members, _ known: Known?)
    throws(Failure)
    -> CloudFields
  {
    guard record.isNamed else { return unknown }
    let earlier = try storage.tombstone(record)
    guard let (before, there) = known.map({ ($0.fields, $0.unknown) }) ?? earlier.map({ ($0.fields, $0.unknown) })
    else { return unknown }
    let former = Replica.former(of: fields, behind: before, there)
    var stamps = Stamps(of: base, unknown)
    if former == stamps.former { return unknown }
    stamps.former = former
    return unknown.changed(by: stamps.asField(at: Stamps.version(of: base)))
  }

  /// Returns the sent values of a record as a known state, if they belong to a former making of the arriving record.
  /// Returns `nil` otherwise.
  ///
  /// This device has not heard whether the container got the values. But another device has seen and deleted them
  /// before it made the arriving record. Changes that were made here since then are changes of the new making.
  func formerMaking(_ arrival: Arrival, _ kind: SyncKind, _ sent: Members, _ unknown: CloudFields) throws(Failure)
    -> Known?
  {
    guard arrival.record.isNamed, !unknown.isEmpty, FormerMakings(in: unknown).include(sent),
      try kind.rows.has(arrival.record, in: arrival.zone)
    else { return nil }
    return Known(
      arrival.record, in: arrival.zone, kind.recordType, tag: nil, createdAt: arrival.createdAt, modifiedAt: nil,
      modifier: nil,
      fields: sent, unknown: CloudFields([]), generation: 0)
  }

  /// Compares the making of a container's state with the making of the known state.
  func making(of server: Members, _ unknown: CloudFields, beside known: Known) throws(Failure) -> RestoredMeeting.Making
  {
    let former = FormerMakings(in: known.unknown)
    if former.include(server) { return .earlier(seen: former.version(of: server) ?? .max) }
    if FormerMakings(in: unknown).include(known.fields) { return .later }
    // This device has deleted the container's making, or has received its deletion. So the known making is later.
    if let last = try storage.tombstone(known.record), !Replica.areMadeApart(last.fields, server) {
      let base = last.base.list.isEmpty ? last.fields : last.base
      return .earlier(seen: former.version(of: server) ?? Stamps.version(of: base))
    }
    return .other
  }
}

extension UUID {
  /// A Boolean value that indicates whether the id is computed from a name (RFC 9562, version 8), as `NaturalKey` does.
  var isNamed: Bool { high >> 12 & 0xf == 8 }
}
