public import Cloud
public import RPC
internal import Shape

/// Storing of fetched changes.
extension Replica {
  /// Stores the zones of a database that have changed, and the token after them.
  public func store(_ changes: FetchDatabaseChanges.Answer, of database: CloudDatabase) throws(Failure) {
    for zone in changes.zones where try mayHold(zone) {
      var known: ZoneState
      if let there = try self.zone(zone, in: database), try !isMadeAnew(there) {
        known = there
      } else {
        known = ZoneState(number: try storage.newZoneNumber(), database, zone)
      }
      known.isMade = true
      known.isDirty = true
      try storage.put(known)
    }
    try storage.set(changes.token, of: database)
  }

  /// Forgets the database's token, which is of no use any more, so that all zones are asked for.
  public func forgetToken(of database: CloudDatabase) throws(Failure) { try storage.set(nil, of: database) }

  /// Returns the next zone that has changed.
  public func dirtyZone(but left: [Int] = []) throws(Failure) -> ZoneState? {
    try storage.zones().first { $0.isDirty && !$0.isDeletion && !left.contains($0.number) }
  }

  /// Returns the zones with records that were saved and not confirmed by a fetch.
  public func zonesToConfirm() throws(Failure) -> [Int] { try storage.zonesToConfirm() }

  /// Marks a zone to be fetched, whatever its database says.
  public func makeDirty(_ zone: Int) throws(Failure) {
    guard var known = try self.zone(zone) else { return }
    known.isDirty = true
    try storage.put(known)
  }

  /// Begins a fetch of a zone, and returns the zone with the number of the fetch.
  public func beginFetch(of zone: Int, anew: Bool = false) throws(Failure) -> ZoneState? {
    guard var known = try self.zone(zone) else { return nil }
    known.fetches += 1
    if anew { known.token = nil }
    if known.token == nil {
      known.generation += 1
      known.isWhole = true
      known.wholeSince = known.fetches
    }
    try storage.put(known)
    return known
  }

  /// Stores a page of a zone, and the token after it. Arrivals are merged into the rows later. When a zone comes for the first time, most
  /// of them can be merged at once, and need not be written twice.
  /// - Returns: the number of records and bytes that were not known here.
  public func store(_ page: FetchZoneChanges.Answer, of zone: Int) throws(Failure) -> (records: Int, bytes: Int) {
    // A company that was deleted here meanwhile does not come back.
    try absorbAll()
    guard var state = try self.zone(zone), !state.isDeletion else { return (0, 0) }
    var (records, bytes) = (page.deleted.count, 0)
    let isFirst = state.isWhole && state.generation == 1
    var meeting = try isFirst ? Meeting(with: self, in: state) : nil
    for record in isFirst ? page.records.sorted(by: { rank(of: $0.recordType) < rank(of: $1.recordType) }) : page.records {
      let trace = try storage.trace(of: record.recordName)
      if trace.tag == record.recordChangeTag {
        // This device has saved the record, or has it already.
        if state.isWhole, trace.generation != state.generation {
          try storage.set(generation: state.generation, of: record.recordName)
        }
        continue
      }
      let arrival = Arrival(record, in: zone, fetch: state.fetches)
      if try meeting?.meets(arrival, trace) != true { try keep(arrival) }
      records += 1
      bytes += record.fields.text.utf8.count
    }
    try meeting?.end()
    for deletion in page.deleted { try keep(Arrival(deletion, in: zone, fetch: state.fetches)) }
    state.token = page.token
    if !page.more || state.reached == nil { state.reached = page.token }
    if !page.more {
      if state.isWhole {
        // Records that arrived before the whole fetch, and were not met by it, are gone.
        try storage.forgetArrivals(in: zone, before: state.wholeSince)
        try noteUnmet(in: state)
      }
      state.isWhole = false
      state.isDirty = false
    }
    try storage.put(state)
    if let share = page.share { try shared(state, share) }
    return (records, bytes)
  }

  /// Treats the records that a whole fetch has not met as deleted in the container. Records in doubt are restored instead.
  private func noteUnmet(in zone: ZoneState) throws(Failure) {
    var last: UUID?
    while true {
      let unmet = try storage.unmet(in: zone.number, before: zone.generation, after: last, limit: 1000)
      guard let end = unmet.last else { return }
      for var known in unmet {
        if known.isInDoubt, try storage.arrival(known.record) == nil {
          try restore(known, in: zone)
          continue
        }
        let deletion = CloudDeletion(known.record, known.recordType)
        if try storage.arrival(known.record) == nil {
          let arrival = Arrival(deletion, in: zone.number, fetch: zone.fetches)
          try storage.put(arrival, at: place(of: arrival))
        }
        known.generation = zone.generation
        try storage.put(known)
      }
      last = end.record
    }
  }

  /// Confirms the records that were saved before a fetch began, as the fetch has ended well.
  /// - Returns: `true` if there are more.
  public func confirm(_ zone: Int, by fetch: Int, limit: Int = 1000) throws(Failure) -> Bool {
    let edited = try storage.editedSince(in: zone, before: fetch, limit: limit)
    for var marks in edited {
      marks.confirmed(by: fetch)
      try keep(marks)
    }
    return try storage.forgetSaved(in: zone, before: fetch, limit: limit) || edited.count == limit
  }

  /// Handles the loss of a zone.
  public func lose(_ zone: Int, _ reason: FetchDatabaseChanges.DeletedZone.Reason) throws(Failure) {
    // The changes made here until now go with the zone. Met later, they would make the zone anew.
    try absorbAll()
    guard let state = try self.zone(zone) else { return }
    if reason == .encryptedDataReset, database == .private { return try refill(zone) }
    try lost(state, reason)
    if let company = kinds.first(where: { $0.rank == 0 }), let id = UUID(state.zone.name) {
      _ = try company.rows.delete(id, in: zone, by: nil)
    }
    try storage.forgetConflicts(in: zone)
    try storage.forget(zone)
    if reason == .deleted { try rememberDeletion(of: state, isConfirmed: true) }
  }

  /// Makes a zone of this account anew that is gone although it was not deleted, and fills it with the records that are here.
  public func refill(_ zone: Int) throws(Failure) {
    try loseHistory(of: zone)
    guard var state = try self.zone(zone) else { return }
    // Records that no container has been told of are sent, too, once the zone is there.
    (state.isMade, state.isDirty) = (false, false)
    try storage.put(state)
  }
}
