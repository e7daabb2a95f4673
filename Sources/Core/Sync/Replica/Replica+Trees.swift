internal import JSON
internal import RPC
internal import Shape

/// Records in a tree. Two devices may have moved two records below each other. The parents of these records then lead
/// in a circle, and no longer to a root.
extension Replica {
  /// Opens each circle that the arrivals of the present step have closed, by undoing one move: the move that the
  /// container saved last. Of two moves at the same instant, the move of the record with the higher id is undone.
  func openCircles() throws(Failure) {
    for (kind, record, zone) in touched {
      guard let parent = kind.parent else { continue }
      while let circle = try circle(from: record, by: parent, kind, zone) {
        try uproot(try latest(of: circle, parent), parent, kind, zone)
      }
    }
  }

  /// Returns the records of the circle into which the parents of a record lead, or `nil` if the parents lead to a root.
  private func circle(from record: UUID, by parent: String, _ kind: SyncKind, _ zone: Int) throws(Failure) -> [UUID]? {
    var way = [record]
    var at = record
    while let next = try kind.rows.read(at, in: zone)?[parent].flatMap({ UUID(json: $0) }) {
      if let start = way.firstIndex(of: next) { return Array(way[start...]) }
      way.append(next)
      at = next
    }
    return nil
  }

  /// Returns the record of a circle that was moved last. A move that was made here and is not in the container counts
  /// as the last one.
  private func latest(of circle: [UUID], _ parent: String) throws(Failure) -> UUID {
    var latest: (at: Int, id: UUID)?
    for id in circle {
      let marks = try storage.marks(id)
      let isPending = marks.map { $0.isWhole || $0.edits.contains { $0.name == parent } } ?? false
      let at = isPending ? .max : try storage.known(id)?.modifiedAt?.milliseconds ?? .max
      if latest.map({ (at, id) > ($0.at, $0.id) }) ?? true { latest = (at, id) }
    }
    return latest?.id ?? circle[0]
  }

  /// Makes a record a root. This is an edit, which is sent to the container.
  private func uproot(_ record: UUID, _ parent: String, _ kind: SyncKind, _ zone: Int) throws(Failure) {
    guard var members = try kind.rows.read(record, in: zone) else { return }
    let before = members[parent]
    members[parent] = "null"
    if let version = members["version"].flatMap({ Int($0) }) { members["version"] = String(version + 1) }
    guard case .done = try kind.rows.put(record, members, in: zone, by: nil) else { return }
    var marks = try pending(record, kind, in: zone)
    marks.written([parent, "version"].filter(kind.form.has), at: 0)
    try keep(marks)
    try note(marks, field: parent, nil, "null", before, kept: .local, for: .moved)
  }
}
