public import Cloud
public import RPC
internal import Shape

/// Storing fetched changes.
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

  /// Forgets the database's token, which is no longer valid. The next request then asks for all zones.
  public func forgetToken(of database: CloudDatabase) throws(Failure) { try storage.set(nil, of: database) }

  /// Returns the next zone that has changed, or `nil` if there is none.
  /// - Parameter left: the zones that are left out.
  public func dirtyZone(but left: [Int] = []) throws(Failure) -> ZoneState? {
    try storage.zones().first { $0.isDirty && !$0.isDeletion && !left.contains($0.number) }
  }

  /// Returns the zones with records that were saved and not confirmed by a fetch.
  public func zonesToConfirm() throws(Failure) -> [Int] { try storage.zonesToConfirm() }

  /// Marks a zone to be fetched, even if its database does not report a change.
  public func makeDirty(_ zone: Int) throws(Failure) {
    guard var known = try self.zone(zone) else { return }
    known.isDirty = true
    try storage.put(known)
  }

  /// Begins a fetch of a zone.
  /// - Parameter anew: a Boolean value that indicates whether all records of the zone are fetched again.
  /// - Returns: the zone with the number of the fetch, or `nil` if the zone is not known.
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

  /// Stores a page of a zone's changes, and the token after the page. Most arrivals are merged into the rows later. In
  /// the first fetch of a zone, most arrivals can be merged at once, and need not be stored as arrivals.
  /// - Returns: the number of records and bytes that were not known here.
  public func store(_ page: FetchZoneChanges.Answer, of zone: Int) throws(Failure) -> (records: Int, bytes: Int) {
    // A company that was deleted here during the fetch must not return. So the deletion is read from the change log
    // first.
    try absorbAll()
    guard var state = try self.zone(zone), !state.isDeletion else { return (0, 0) }
    var (records, bytes) = (page.deleted.count, 0)
    let isFirst = state.isWhole && state.generation == 1
    var meeting = try isFirst ? Meeting(with: self, in: state) : nil
    for record in isFirst
      ? page.records.sorted(by: { rank(of: $0.recordType) < rank(of: $1.recordType) }) : page.records
    {
      let trace = try storage.trace(of: record.recordName)
      if trace.tag == record.recordChangeTag {
        // This device already has this state of the record, for example because it has saved the record itself.
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
        // Earlier arrivals of records that the complete fetch has not found are removed, because these records no
        // longer exist.
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

  /// Treats the records that a complete fetch has not found as deleted in the container. If the container may have lost
  /// a record (`isInDoubt`), the record is sent again instead.
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

  /// Confirms the records that the container had saved before a fetch began. The caller calls this when the fetch has
  /// succeeded.
  /// - Returns: `true` if there are more records to confirm.
  public func confirm(_ zone: Int, by fetch: Int, limit: Int = 1000) throws(Failure) -> Bool {
    let edited = try storage.editedSince(in: zone, before: fetch, limit: limit)
    for var marks in edited {
      marks.confirmed(by: fetch)
      try keep(marks)
    }
    return try storage.forgetSaved(in: zone, before: fetch, limit: limit) || edited.count == limit
  }

  /// Handles the loss of a zone: removes its company and all facts about its records. If the account's encrypted data
  /// was reset, the zone is filled again instead.
  public func lose(_ zone: Int, _ reason: FetchDatabaseChanges.DeletedZone.Reason) throws(Failure) {
    // The changes that were made here until now are removed with the zone. If they stayed in the change log, they would
    // later create the zone again.
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

  /// Creates a zone of this account again, because the container has lost the zone without a deletion. The zone is then
  /// filled with the records on this device.
  public func refill(_ zone: Int) throws(Failure) {
    try loseHistory(of: zone)
    guard var state = try self.zone(zone) else { return }
    // Records that were never sent to a container are sent, too, once the zone exists.
    (state.isMade, state.isDirty) = (false, false)
    try storage.put(state)
  }
}
