internal import Cloud
internal import JSON
public import RPC
internal import Shape
internal import Tenancy

/// Merging of arrivals into the rows.
extension Replica {
  /// The result of merging an arrival.
  enum Outcome {
    case done
    /// Another arrival must be merged first.
    case later
    case aside(Arrival.State, String)
  }

  /// The arrivals that an arriving record waits for if another record here has its unique value.
  enum Waiting {
    case forNothing
    /// The other record's arrival, if there is one that has not been merged yet.
    case forArrivals
    /// All arrivals of the zone must be fetched first.
    case forAll
  }

  /// Merges the next arrivals into the rows.
  /// - Returns: `true` if there are more arrivals to merge.
  public func apply(limit: Int = 400) throws(Failure) -> Bool {
    try absorbAll()
    opened = []
    let fresh = try storage.arrivals(.fresh, limit: limit)
    var put: [Arrival] = []
    for arrival in fresh {
      switch try merge(arrival, waiting: .forArrivals) {
      case .done: try storage.forgetArrival(arrival.record)
      case .later: put.append(arrival)
      case .aside(let state, let reason): try setAside(arrival, state, reason)
      }
    }
    // Arrivals that wait for each other would wait for ever, so they are merged now.
    for arrival in put {
      switch try merge(arrival, waiting: .forNothing) {
      case .done, .later: try storage.forgetArrival(arrival.record)
      case .aside(let state, let reason): try setAside(arrival, state, reason)
      }
    }
    try settleTouched()
    try partValues()
    try uniteMerged(isLast: fresh.count < limit)
    if fresh.count == limit { return true }
    // Waiting arrivals are merged again whenever a row has changed.
    guard hasChanged else { return false }
    hasChanged = false
    return try storage.refresh(.waiting) > 0
  }

  /// Merges an arrival that came with the reply to a save.
  /// - Returns: `false` if another record on this device has the same identity, so that the zone must be fetched first.
  ///   The container may already have deleted that other record.
  @discardableResult func apply(_ arrival: Arrival) throws(Failure) -> Bool {
    opened = []
    let isOne = kind(of: arrival.recordType)?.identity != nil
    switch try merge(arrival, waiting: isOne ? .forAll : .forNothing) {
    case .later where isOne: return false
    case .done, .later: try storage.forgetArrival(arrival.record)
    case .aside(let state, let reason): try setAside(arrival, state, reason)
    }
    try settleTouched()
    try partValues()
    try uniteMerged(isLast: true)
    return true
  }

  func settleTouched() throws(Failure) {
    if !touched.isEmpty { hasChanged = true }
    try openCircles()
    let settled = touched
    touched = []
    if settled.isEmpty { return }
    try settle(settled)
    try takeConsequences(of: settled)
  }

  func setAside(_ arrival: Arrival, _ state: Arrival.State, _ reason: String) throws(Failure) {
    var aside = arrival
    aside.state = state
    aside.reason = reason
    try keep(aside)
  }

  /// Merges an arrival.
  /// - Parameter isNew: a Boolean value that indicates whether nothing is stored about the record: neither a known
  ///   state nor marks.
  func merge(_ arrival: Arrival, waiting: Waiting, isNew: Bool = false) throws(Failure) -> Outcome {
    guard let kind = kind(of: arrival.recordType) else {
      if arrival.fields == nil {
        if try storage.known(arrival.record)?.zone == arrival.zone { try storage.forgetKnown(arrival.record) }
        return .done
      }
      return .aside(.unknown, "only a newer version knows the record type \(arrival.recordType)")
    }
    var known = isNew ? nil : try storage.known(arrival.record)
    var found = isNew ? nil : try storage.marks(arrival.record)
    if let flaw = try flaw(of: arrival, kind, known, found) {
      return arrival.fields == nil ? .done : .aside(.quarantined, flaw)
    }
    // The known state of a record in another zone is no longer valid.
    if let before = known, before.zone != arrival.zone { known = nil }
    if arrival.fields == nil { return try remove(arrival, kind) }
    if let tag = known?.tag, tag == arrival.tag { return .done }
    if try undo(arrival, kind) { return .done }
    if try lacksCompany(arrival, kind) { return .aside(.waiting, "the record's company has not arrived") }
    var (server, unknown): (Members, CloudFields)
    do throws(CloudForm.Unfit) {
      (server, unknown) = try kind.form.members(of: arrival.fields ?? CloudFields([]))
    } catch {
      return .aside(.quarantined, error.reason)
    }
    unknown = Doubt.removed(from: unknown)
    if let version = server["version"].flatMap({ Int($0) }), !Replica.versions.contains(version) {
      return .aside(.quarantined, "version must be from 1 to 2^53 - 1")
    }
    var isGone = try wasRemoved(arrival.record, server, unknown)
    if !isGone { isGone = try staysDeleted(arrival, kind, found, server, unknown) }
    if isGone {
      try keepKnown(arrival, kind, server, unknown)
      try deleted(Marks(of: arrival.record, kind.name, in: arrival.zone, order: try storage.position()), kind)
      return .done
    }
    if try meetGoneForGood(arrival, kind, &known, &found, server, unknown) { return .done }
    // A record that was deleted here does not need the records that it belonged to.
    if let found, let known, found.isDeletion, try standsAgain(arrival, kind, found, known, server, unknown) {
      return .done
    }
    for owner in owners(of: server, kind) where try !owner.kind.rows.has(owner.id, in: arrival.zone) {
      guard try revive(owner.id, owner.kind, in: arrival.zone, for: arrival.record) else {
        return .aside(.waiting, "\(owner.member) \(owner.id) has not arrived")
      }
      // The record may have been brought back with its owner. Changes made here before the deletion are then sent
      // again.
      (known, found) = (try storage.known(arrival.record), try storage.marks(arrival.record))
    }
    if try !bringBackNeeded(by: arrival, kind, server) {
      return .aside(.waiting, "\(kind.need?.member ?? "") is about to be deleted")
    }
    var marks = found
    let isRestored = known?.isInDoubt ?? false
    // Values that the container had before this fetch began are included in the fetch.
    marks?.confirmed(by: arrival.fetch)
    if try meetRestored(arrival, kind, &known, &marks, server, &unknown) { return .done }
    if known == nil, let sent = marks?.unsure, let former = try formerMaking(arrival, kind, sent, unknown) {
      known = former
    }
    if let deletion = marks, deletion.isDeletion {
      if try outlives(deletion, arrival, kind, known, server, unknown) { return .done }
      // From here on, the record is not to be deleted any more.
      marks = nil
    }
    let met = Met(
      arrival: arrival, kind: kind, known: known, server: server, unknown: unknown, isNew: isNew, isRestored: isRestored
    )
    return try merge(met, marks, waiting: waiting)
  }

  /// Returns a Boolean value that indicates whether a deletion made here still holds. If not, the deletion is
  /// forgotten, with a conflict line.
  private func outlives(
    _ deletion: Marks, _ arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    // The container has changes that the deletion had not seen: otherwise `standsAgain` would have returned `true`.
    let isThereAgain = known?.isInDoubt ?? false
    if !isThereAgain,
      isOwn(server, unknown, arrival, of: deletion, known) || known.map({ isRenaming($0.fields, to: server) }) == true
    {
      try keepKnown(arrival, kind, server, unknown)
      return true
    }
    if try staysRevoked(deletion, arrival, kind, known, server, unknown) { return true }
    try note(deletion, field: nil, known?.fields.text, nil, server.text, kept: .server)
    try storage.forgetMarks(arrival.record)
    return false
  }

  /// An arrival with its members, and the state that the container was known to have before.
  struct Met {
    let arrival: Arrival, kind: SyncKind, known: Known?, server: Members, unknown: CloudFields, isNew: Bool
    /// A Boolean value that indicates whether the container may have an older state of the record than the known state.
    let isRestored: Bool

    func conflict(
      _ field: String?, _ ancestor: String? = nil, local: String?, server: String?, kept: SyncConflict.Side = .local,
      for reason: SyncConflict.Reason = .edited
    ) -> SyncConflict {
      SyncConflict(
        arrival.record, kind.name, in: arrival.zone, field: field, ancestor: ancestor, local: local, server: server,
        kept: kept,
        for: reason, modifier: arrival.modifier)
    }
  }

  private func merge(_ met: Met, _ marks: Marks?, waiting: Waiting) throws(Failure) -> Outcome {
    let (arrival, kind) = (met.arrival, met.kind)
    let local = try kind.rows.read(arrival.record, in: arrival.zone)
    if try keepsAppendOnly(arrival, kind, met.known, local, met.server, met.unknown) { return .done }
    let base = met.known == nil ? sentBefore(marks, met.unknown) : nil
    let known = met.known?.fields ?? base.map { Replica.common($0, marks?.unsure ?? Members(), kind) }
    let pending = try notSeen(protected(local, marks, met.known, over: base ?? known, met.server), met, local, marks)
    let ancestor = try begun(with: known, pending, met, local, marks)
    // If both this device and another one have added the record, the container's record replaces the whole record here.
    let isMadeTwice = kind.isImmutable && met.known?.tag == nil
    let other = isMadeTwice ? local.map { Replica.whole(met.server, over: $0, kind) } : nil
    let returning = try returning(met, local, marks)
    let moved =
      try local.map { (local) throws(Failure) in
        try movedByMerges(pending, ancestor, local, met.server, in: arrival.zone)
      } ?? []
    func merging(sets: Set<String>, maps: Set<String>) -> PropertyMerge {
      if let returning { return returning.merge(met.server, pending: pending, sets: sets, maps: maps) }
      guard let local else { return PropertyMerge(new: met.server) }
      return PropertyMerge(
        ancestor: ancestor, local: local, server: other ?? met.server, pending: kind.isImmutable ? [] : pending,
        sets: sets,
        maps: maps, ranks: kind.ranks, masks: kind.masks, lowest: moved, own: marks?.unsure ?? Members())
    }
    var merge = merging(sets: kind.sets, maps: kind.maps)
    var renames: [String] = []
    if local == nil || met.known?.createdAt != arrival.createdAt {
      try noteCreation(kind, arrival.zone, before: met.known?.createdAt, now: arrival.createdAt)
    }
    if local == nil || merge.merged != local {
      var put = try put(merge.merged, of: arrival, kind, waiting: waiting)
      if case .unfit = put, local != nil, !kind.sets.isEmpty || !kind.maps.isEmpty {
        // Two valid sets may merge to an invalid set. This device's set then stays, like any other property's value.
        merge = merging(sets: [], maps: [])
        put = try self.put(merge.merged, of: arrival, kind, waiting: waiting)
      }
      switch put {
      case .done(let renamed, let joined):
        try noteReferences(of: merge.merged, kind, in: arrival.zone)
        renames = renamed.map(\.name) + joined
        for (name, json) in renamed {
          try note(met.conflict(name, local: json, server: met.server[name], for: .renamed))
        }
      case .later: return .later
      case .unfit(let reason): return .aside(.quarantined, reason)
      case .superseded(let other):
        try keepKnown(arrival, kind, met.server, met.unknown)
        try deleted(try self.pending(arrival.record, kind, in: arrival.zone), kind)
        if local != nil { _ = try kind.rows.delete(arrival.record, in: arrival.zone, by: arrival.modifier) }
        if !saysTheSame(merge.merged, other, kind) {
          try note(met.conflict(nil, local: nil, server: met.server.text, for: .duplicate))
        }
        return .done
      }
    }
    if let local, let other { try noteOtherContents(arrival, kind, local, other) }
    try noteDiscarded(by: merge, met, returning, pending)
    try keepKnown(arrival, kind, met.server, noted(met.unknown, returning, met.known))
    // A new record has no marks that could be removed.
    if !(met.isNew && marks == nil && merge.unsaved.isEmpty && renames.isEmpty) {
      try keepMarks(marks, of: arrival, kind, unsaved: merge.unsaved, renames)
    }
    if local == nil, returning != nil { try putBackParts(of: arrival.record) }
    if returning != nil { noteMerged(arrival.record, kind, in: arrival.zone) }
    return .done
  }

  /// Adds a conflict line for each value that a merge discards.
  private func noteDiscarded(
    by merge: PropertyMerge, _ met: Met, _ returning: Returning?, _ pending: Set<String>
  ) throws(Failure) {
    for lost in merge.discarded {
      try note(met.conflict(lost.name, lost.ancestor, local: lost.local, server: lost.server, kept: lost.kept))
    }
    guard let returning else { return }
    let kind = met.kind
    for name in returning.overruled(by: met.server, pending: pending, merging: kind.sets.union(kind.maps))
    where kind.form.has(name) {
      try note(
        met.conflict(
          name, returning.revival.base[name], local: returning.last[name], server: met.server[name], kept: .server))
    }
  }

  /// Returns a Boolean value that indicates whether the container's state has no values of other devices. The state
  /// then equals the known state, or the known state with the sent values, whose arrival this device has not heard of.
  func isOwn(_ server: Members, _ unknown: CloudFields, _ arrival: Arrival, of marks: Marks, _ known: Known?) -> Bool {
    if marks.unsure.list.isEmpty {
      // This device has sent no unconfirmed values, so the container's state must equal the known state. The record's
      // files may have reached the container since. Another device may also have made the record again from the state
      // that this device had seen. If a part of the record arrives that this device had not seen, the part brings the
      // record back.
      if var known {
        known.unknown = Replica.withoutOrigin(known.unknown)
        return isSame(server, Replica.withoutOrigin(unknown), as: known)
      }
      // The record was not changed since this device made it.
      guard let made = arrival.createdAt, let changed = arrival.modifiedAt else { return false }
      return changed <= made
    }
    let before = known?.fields ?? Members()
    let own = before.changed(by: marks.unsure)
    // The second state covers the case that the sent values have not arrived.
    return [own, before].contains { state in
      !state.list.isEmpty && Set(state.names + server.names).allSatisfy { server[$0] ?? "null" == state[$0] ?? "null" }
    }
  }

  /// Returns a record's unknown fields without the fields that describe the origin of its values: `revival` and
  /// `stamps`.
  private static func withoutOrigin(_ unknown: CloudFields) -> CloudFields {
    unknown.isEmpty ? unknown : unknown.changed(by: CloudFields([.init(Revival.field, nil), .init(Stamps.field, nil)]))
  }

  /// Returns the fields that the container's values must not overwrite: fields that were sent and are not confirmed,
  /// and fields that were changed here. A field that was changed back to the container's value does not count as
  /// changed.
  /// - Parameter ancestor: the values that both sides began with, or `nil` if they are not known.
  private func protected(
    _ local: Members?, _ marks: Marks?, _ known: Known?, over ancestor: Members?, _ server: Members
  ) -> Set<String> {
    guard let local, let marks else { return [] }
    if marks.isWhole || known == nil {
      // If the record was made again, its values from before the deletion do not count as changes.
      guard let known else {
        // The null members of a new record never had values, so they were not removed here. If two devices have made
        // the record, the `createdAt` of the record that reached the container first counts.
        let said = local.list.filter {
          $0.name != "createdAt" && ($0.json != "null" || marks.unsure[$0.name] ?? "null" != "null")
        }
        let own = Set(said.filter { ancestor?[$0.name] != $0.json }.map(\.name))
        return own.isSubset(of: PropertyMerge.bookkeeping)
          ? own : own.union(PropertyMerge.bookkeeping.filter { local[$0] != nil })
      }
      return Set(local.names.filter { known.fields[$0] ?? "null" != local[$0] ?? "null" })
        .subtracting(Replica.untouched(by: local, over: known.fields, server))
    }
    let edits = marks.edits.map(\.name).filter {
      known?.tag == nil || known?.fields[$0] ?? "null" != local[$0] ?? "null"
    }
    return Set(edits).union(marks.sent.names)
  }

  func keepKnown(_ arrival: Arrival, _ kind: SyncKind, _ server: Members, _ unknown: CloudFields) throws(Failure) {
    // The record must be settled again, because its files are part of how it is shown.
    if !kind.files.isEmpty, touched.last.map({ $0.record != arrival.record }) ?? true {
      touched.append((kind, arrival.record, arrival.zone))
    }
    try storage.put(
      Known(
        arrival.record, in: arrival.zone, kind.recordType, tag: arrival.tag, createdAt: arrival.createdAt,
        modifiedAt: arrival.modifiedAt,
        modifier: arrival.modifier,
        fields: server, unknown: unknown, generation: try zone(arrival.zone)?.generation ?? 0))
    try noteFiles(of: arrival.record, kind, in: arrival.zone)
  }

  /// Stores the marks of this device's values that are still to be sent, and of values that the merge has changed.
  private func keepMarks(
    _ marks: Marks?, of arrival: Arrival, _ kind: SyncKind, unsaved: [String], _ renames: [String]
  ) throws(Failure) {
    if marks == nil, renames.isEmpty, unsaved.isEmpty { return try storage.forgetMarks(arrival.record) }
    var new = if let marks { marks } else { try pending(arrival.record, kind, in: arrival.zone) }
    if new.isWhole, !new.isSent {
      // The container has the record, so only the fields that differ are left to send.
      new.isWhole = false
      new.written(unsaved, at: 0)
    }
    if !unsaved.isEmpty || !renames.isEmpty {
      let names = (new.isSent ? [] : unsaved) + renames + ["version", "updatedAt"]
      new.written(names.filter(kind.form.has).filter { name in !new.edits.contains { $0.name == name } }, at: 0)
    }
    try keep(new)
  }

  /// The valid versions of a record. Every program can read numbers in this range exactly.
  private static let versions = 1...(1 << 53 - 1)
}
