internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Merging of deletions from the container into the rows of this device.
extension Replica {
  /// Returns the owners of a record: the records that it belongs to and can't exist without.
  func owners(of members: Members, _ kind: SyncKind) -> [(member: String, id: UUID, kind: SyncKind)] {
    var found: [(member: String, id: UUID, kind: SyncKind)] = []
    for owner in kind.owners {
      guard let json = members[owner.member], let id = UUID(json: json), let its = self.kind(named: owner.kind) else {
        continue
      }
      found.append((owner.member, id, its))
    }
    if let member = kind.anyOwner, let owner = members[member].flatMap({ Members(json: $0) }),
      let type = owner["type"].flatMap(String.init(json:)), let id = owner["id"].flatMap({ UUID(json: $0) }),
      let its = self.kind(named: type)
    {
      found.append((member, id, its))
    }
    return found
  }

  /// Returns the id of a record with unsent changes that belongs to the given record or needs it, or `nil` if there is
  /// none.
  func pendingPart(of record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> UUID? {
    for part in kinds
    where part.anyOwner != nil || part.need?.kind == kind.name || part.owners.contains(where: { $0.kind == kind.name })
    {
      for marks in try storage.edited(rank: part.rank)
      where marks.kind == part.name && marks.zone == zone && !marks.isDeletion {
        guard let members = try part.rows.read(marks.record, in: zone) else { continue }
        if needed(by: members, part)?.id == record { return marks.record }
        if owners(of: members, part).contains(where: { $0.id == record && $0.kind.name == kind.name }) {
          return marks.record
        }
      }
    }
    return nil
  }

  /// Merges a deletion in the container into the rows.
  func remove(_ arrival: Arrival, _ kind: SyncKind) throws(Failure) -> Outcome {
    // A company is deleted together with its zone. If only the company's record was deleted, a participant has done it.
    // The owner's devices restore the record, so the deletion is ignored.
    if kind.rank == 0, database == .shared { return .done }
    if try isPutBack(arrival.record) { return .done }
    if try isMadeAgain(arrival.record) { return .done }
    let known = try storage.known(arrival.record)
    var marks = try storage.marks(arrival.record)
    marks?.confirmed(by: arrival.fetch)
    guard let local = try kind.rows.read(arrival.record, in: arrival.zone) else {
      // The record was deleted on both sides, or was never here.
      try forget(arrival.record)
      return .done
    }
    if try keepsAppendOnly(arrival, kind, local) { return .done }
    if let marks { try keep(marks) }
    let need = try need(of: arrival.record, kind, in: arrival.zone)
    let whole = need != nil ? nil : try wholeGoingOn(arrival, kind, local)
    let isEdited = need != nil || whole != nil
    if !isEdited { try noteDeletion(of: arrival.record, kind, arrival.zone) }
    let isGone =
      isEdited ? false : try kind.rows.delete(arrival.record, in: arrival.zone, by: arrival.modifier) == .done
    if isGone {
      try bury(arrival, kind, local)
      noteMerged(arrival.record, kind, in: arrival.zone)
      touched.append((kind, arrival.record, arrival.zone))
      for owner in owners(of: local, kind) { touched.append((owner.kind, owner.id, arrival.zone)) }
      if let marks { try noteUnsentGrant(marks, kind, known, local) }
      try forget(arrival.record)
      return .done
    }
    // A record that was edited here, or that other records here need, stays. It is sent again with all its fields.
    let new = if let marks { marks } else { try pending(arrival.record, kind, in: arrival.zone) }
    try makeAgain(new, with: whole, for: need?.part)
    if whole == nil, try kind.rows.unitedTarget(of: arrival.record, in: arrival.zone) == nil {
      try note(new, field: nil, known?.fields.text, local.text, nil, kept: .local)
    }
    return .done
  }
}
