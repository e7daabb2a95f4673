internal import Cloud
internal import RPC
internal import Shape

/// Finds changes of secrets, such as credentials, which are not in the change log. A secret was changed here if it
/// differs from the container's values.
extension Replica {
  /// Adds to the queue the secrets that were changed or deleted here since they were last sent.
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

  /// Returns the number of secrets that have changed here since they were last sent and are not in the queue yet.
  func countScanned() throws(Failure) -> Int {
    var count = 0
    for kind in kinds where kind.isScanned {
      let there = try kind.rows.walk(after: 0, limit: .max)
      for met in there where try storage.marks(met.record) == nil {
        guard let known = try storage.known(met.record), known.tag != nil else {
          count += 1
          continue
        }
        let local = try kind.rows.read(met.record, in: known.zone)
        if let local, !changed(local, kind, since: known, nil).isEmpty { count += 1 }
      }
      for id in try storage.scanned(kind.name) where !there.contains(where: { $0.record == id }) {
        if try storage.marks(id) == nil, try storage.known(id) != nil { count += 1 }
      }
    }
    return count
  }

  /// Returns the members whose values differ from the values that the container has, and from the values that are being
  /// sent.
  private func changed(_ local: Members, _ kind: SyncKind, since known: Known, _ sent: Members?) -> [String] {
    local.names.filter { kind.form.has($0) && known.fields[$0] ?? "null" != local[$0] && sent?[$0] != local[$0] }
  }

  private func scan(_ met: MetRecord, _ kind: SyncKind) throws(Failure) {
    guard let zone = try zone(of: met.company) else { return }
    let (known, marks) = (try storage.known(met.record), try storage.marks(met.record))
    guard let local = try kind.rows.read(met.record, in: zone.number) else { return }
    var new = marks ?? Marks(of: met.record, kind.name, in: zone.number, order: 0)
    if let known, known.tag != nil {
      let names = changed(local, kind, since: known, new.sent)
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
