internal import Cloud
internal import RPC
internal import Shape

/// Secrets, whose changes are in no log: what differs from what the server has was changed here.
extension Replica {
  /// Marks what has changed since the server was told.
  func scan() throws(Failure) {
    for kind in kinds where kind.isScanned {
      let before = try storage.scanned(kind.name)
      let there = try kind.rows.walk(after: 0, limit: .max)
      for met in there { try scan(met, kind) }
      let gone = before.filter { id in !there.contains { $0.record == id } }
      for id in gone { try noteGone(id, kind) }
      let now = there.map(\.record)
      if now != before { try storage.set(scanned: now, kind.name) }
    }
  }

  private func scan(_ met: MetRecord, _ kind: SyncKind) throws(Failure) {
    let zone = try zone(of: met.company)
    let (known, marks) = (try storage.known(met.record), try storage.marks(met.record))
    guard let local = try kind.rows.read(met.record, in: zone.number) else { return }
    var new = marks ?? Marks(of: met.record, kind.name, in: zone.number, order: 0)
    if let known, known.tag != nil {
      let names = local.names.filter { kind.form.has($0) && known.fields[$0] ?? "null" != local[$0] && new.sent[$0] != local[$0] }
      if names.isEmpty { return }
      new.written(names, at: 0)
    } else {
      if marks != nil { return }
      new.isWhole = true
    }
    try keep(new)
  }

  private func noteGone(_ record: UUID, _ kind: SyncKind) throws(Failure) {
    let marks = try storage.marks(record)
    let known = try storage.known(record)
    guard let zone = marks?.zone ?? known?.zone, marks?.isDeletion != true else { return }
    try deleted(marks ?? Marks(of: record, kind.name, in: zone, order: 0), kind)
  }
}
