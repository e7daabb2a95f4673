internal import RPC
internal import Shape
internal import Tenancy

/// Changes that follow from the records of several devices, and that must be sent. Other such changes are not sent,
/// because each device computes them itself.
extension Replica {
  /// Stores conflict lines about the discarded values, and adds the records that follow from the changed records. The
  /// added records are sent like records that a person has made.
  func takeConsequences(of settled: [(kind: SyncKind, record: UUID, zone: Int)]) throws(Failure) {
    var asked: Set<String> = []
    for (kind, _, zone) in settled where asked.insert("\(kind.name) \(zone)").inserted {
      let found = try kind.rows.consequences(in: zone)
      for lost in found.discarded.map(\.content) {
        try note(
          SyncConflict(
            lost.record, lost.kind, in: zone, field: lost.member, ancestor: nil, local: lost.value, server: lost.kept,
            kept: .server,
            modifier: nil))
      }
      for made in found.made.map(\.content) { try make(made.id, made.kind, made.json, in: zone) }
    }
    // Further changes may follow from the added records.
    if !touched.isEmpty { try settleTouched() }
  }

  private func make(_ record: UUID, _ name: String, _ json: String, in zone: Int) throws(Failure) {
    // If this device may not add the record, another device adds it. All devices compute the same record.
    guard let kind = kind(named: name), let state = try self.zone(zone), let members = Members(json: json),
      try mayAdd(members, kind, state),
      try !kind.rows.has(record, in: zone), case .done = try kind.rows.put(record, members, in: zone, by: nil)
    else { return }
    noteWritten(kind, record, in: zone, members)
    var marks = try pending(record, kind, in: zone)
    marks.isDeletion = false
    marks.isWhole = true
    try keep(marks)
  }
}
