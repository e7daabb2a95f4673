internal import Cloud
public import RPC
internal import Shape

/// Changes that are made on this device.
extension Replica {
  /// Absorbs the changes that were made here since the last call: marks the changed members as pending.
  ///
  /// A write does not create marks itself. Until the write is absorbed here, its row in the change log takes the place
  /// of the marks. That row is in the same transaction.
  /// - Returns: `true` if there are more changes to absorb.
  @discardableResult public func absorb(limit: Int = 1000) throws(Failure) -> Bool {
    // Changes that were made after a new record was sent must be distinguished from the sent values.
    try readUnderWay()
    let position = try storage.position()
    let (changes, end, more) = try storage.changes(after: position, limit: limit)
    for change in changes { try take(change) }
    if end > position { try storage.set(position: end) }
    return more
  }

  /// Absorbs all local changes, including changes of secrets. This must happen before a value of the container is
  /// written.
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
      // If the record will be sent as a whole, its members need no marks of their own.
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
      // A record of another kind may be waiting for the id.
      if var aside = try storage.arrival(marks.record), aside.state == .quarantined {
        (aside.state, aside.reason) = (.fresh, nil)
        try keep(aside)
      }
      return try storage.forgetMarks(marks.record)
    }
    marks.deleted()
    try keep(marks)
  }

  /// Marks the next records to be sent as a whole: records that were here before the connection, or before their zone
  /// was lost.
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
