internal import Cloud
public import RPC
internal import Shape

/// Reads the changes that are made on this device, and adds them to the queue of changes to send.
extension Replica {
  /// Adds to the queue the changes that were made here since the last call, by marking the changed members as pending.
  ///
  /// A write does not change the queue itself. The transaction of the write contains a row in the change log. That row
  /// stands for the queue's entry until this function reads it.
  /// - Returns: `true` if there are more changes to read.
  @discardableResult public func absorb(limit: Int = 1000) throws(Failure) -> Bool {
    // A new record that is being sent may have been changed since. The sent values must be known, so that such changes
    // are distinguished from them.
    try readUnderWay()
    let position = try storage.position()
    let (changes, end, more) = try storage.changes(after: position, limit: limit)
    for change in changes { try take(change) }
    if end > position { try storage.set(position: end) }
    return more
  }

  /// Adds to the queue all changes that were made here, including changes of secrets. This must happen before a value
  /// of the container is written. Otherwise that value could replace a change that is not in the queue.
  public func absorbAll() throws(Failure) {
    while try absorb() {}
    try scan()
  }

  private func take(_ change: LocalChange) throws(Failure) {
    guard let kind = kind(named: change.kind) else { return }
    if kind.rank == 0, case .deleted = change.action {
      // A company that was made and deleted before a cycle has no zone.
      guard let zone = try storage.zones().first(where: { $0.zone.name == "\(change.record)" }) else { return }
      return try delete(zone)
    }
    let marks = try storage.marks(change.record)
    if marks == nil, case .updated(let names) = change.action, !names.contains(where: kind.form.has),
      !kind.form.has("version")
    {
      return
    }
    // Records without a zone are not sent.
    guard let zone = try zone(of: change.company) else { return }
    var new = marks ?? Marks(of: change.record, change.kind, in: zone.number, order: change.position)
    switch change.action {
    case .created:
      let names = new.isDeletion ? try kind.rows.read(change.record, in: zone.number)?.names ?? [] : []
      new.made(names.filter(kind.form.has), at: change.at)
    case .updated(let names):
      // If the record will be sent as a whole, its changed members need not be named.
      let isSentAnyway = new.isWhole && !new.isSent ? try !isUnderWay(change.record) : false
      new.written(isSentAnyway ? [] : (names + ["version", "updatedAt"]).filter(kind.form.has), at: change.at)
    case .deleted(let last):
      try bury(change.record, kind, in: zone.number, last, at: change.at)
      return try deleted(new, kind)
    }
    try keep(new)
  }

  /// Marks a record that was deleted here to be deleted in the container, if the container may have it.
  func deleted(_ marks: Marks, _ kind: SyncKind) throws(Failure) {
    var marks = marks
    try noteDeletion(of: marks.record, kind, marks.zone)
    if let sent = underWay[marks.record] { marks.unsure = marks.unsure.changed(by: sent) }
    let isKnown = try storage.known(marks.record) != nil
    let mayBeThere = try isKnown ? true : isUnderWay(marks.record)
    guard mayBeThere || marks.isSent || !marks.unsure.list.isEmpty else {
      // An arriving record of another kind may have been put aside, because this record had its id. It can be merged
      // now.
      if var aside = try storage.arrival(marks.record), aside.state == .quarantined {
        (aside.state, aside.reason) = (.fresh, nil)
        try keep(aside)
      }
      return try storage.forgetMarks(marks.record)
    }
    marks.deleted()
    try keep(marks)
  }

  /// Puts the next records from before the connection into the queue, or those of a zone that was lost. Each record is
  /// marked to be sent as a whole.
  /// - Returns: `false` if all records are marked.
  public func adopt(limit: Int = 1000) throws(Failure) -> Bool {
    guard let state = try storage.adoption() else { return false }
    guard state.kind < kinds.count else {
      try storage.set(nil)
      return true
    }
    let kind = kinds[state.kind]
    let page = try kind.rows.walk(after: state.row, limit: limit)
    for met in page {
      guard let zone = try zone(of: met.company) else { continue }
      if let only = state.zone, only != zone.number { continue }
      if kind.isOfLines, try !mayWrite(kind, zone) { continue }
      try storage.markWhole(met.record, kind.name, in: zone.number, rank: kind.rank)
    }
    try storage.set(
      page.count == limit
        ? Adoption(kind: state.kind, row: page[page.count - 1].row, zone: state.zone)
        : Adoption(kind: state.kind + 1, row: 0, zone: state.zone))
    return true
  }
}
