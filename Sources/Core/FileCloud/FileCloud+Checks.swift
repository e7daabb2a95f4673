internal import Cloud
internal import Crypto
internal import JSON
internal import RPC
internal import SQLite
internal import Shape

/// Checks a container for damage, and reports on its content.
extension FileCloud {
  /// Returns the problems of the file, as sentences. The list is empty for an undamaged file.
  public func flaws() throws(CloudFileError) -> [String] {
    try looking { () throws(SQLiteError) in
      var flaws = try texts("PRAGMA integrity_check").filter { $0 != "ok" }
      flaws += try texts(
        "SELECT 'row ' || rowid || ' of ' || \"table\" || ' refers to nothing' FROM pragma_foreign_key_check")
      flaws += try texts(
        """
        SELECT 'zone ' || name || ' of ' || owner || ' has a record of a later change than its own' FROM zones
        WHERE change < (SELECT max(change) FROM records WHERE zone = number)
        """)
      flaws += try texts(
        "SELECT 'zone ' || name || ' of ' || owner || ' is gone, and has records' FROM zones WHERE gone IS NOT NULL AND EXISTS (SELECT 1 FROM records WHERE zone = number)"
      )
      flaws += try texts(
        "SELECT 'zone ' || name || ' of ' || owner || ' has changed later than the container' FROM zones WHERE changed > (SELECT change FROM container)"
      )
      flaws += try texts(
        """
        SELECT 'zone ' || name || ' of ' || owner || ' has a participant and is not shared' FROM participants JOIN zones ON number = zone
        WHERE participants.gone IS NULL AND zones.gone IS NULL
          AND NOT EXISTS (SELECT 1 FROM shares WHERE shares.zone = participants.zone AND revokedAt IS NULL)
        """)
      let records = try connection.statement("SELECT name, type, fields FROM records WHERE fields IS NOT NULL")
      try records.each { row in
        let (name, type): (UUID, String) = (row.next(), row.next())
        guard let fields = CloudFields(json: row.next(String.self)) else {
          return flaws.append("the fields of \(type) \(name) are damaged")
        }
        for field in fields.list {
          if let flaw = field.value?.flaw { flaws.append("\(field.name) of \(type) \(name) \(flaw)") }
        }
      }
      return flaws + (try fileFlaws())
    }
  }

  /// Returns the problems of the stored contents of assets, as sentences.
  private func fileFlaws() throws(SQLiteError) -> [String] {
    var flaws: [String] = []
    let files = try connection.statement("SELECT number, sha256, bytes FROM files WHERE whole = 1").all {
      (number: $0.next(Int.self), sha256: $0.next(String.self), bytes: $0.next(Int.self))
    }
    let pieces = try connection.statement("SELECT bytes FROM pieces WHERE file = ? ORDER BY place")
    for file in files {
      guard let digest = Digest() else { return flaws }
      var bytes = 0
      try pieces.each(bind: file.number) { row in
        row.withBlob { piece in
          digest.add(UnsafeRawBufferPointer(piece))
          bytes += piece.count
        }
      }
      if bytes != file.bytes || digest.text() != file.sha256 { flaws.append("content \(file.sha256) is damaged") }
    }
    let records = try connection.statement(
      "SELECT zone, name, type, fields FROM records WHERE fields LIKE '%\"type\":\"asset\"%'")
    let use = try connection.statement(
      "SELECT sha256 FROM uses JOIN files ON number = file WHERE uses.zone = ? AND record = ? AND field = ?")
    let found = try records.all {
      (zone: $0.next(Int.self), name: $0.next(UUID.self), type: $0.next(String.self), fields: $0.next(String.self))
    }
    for record in found {
      for field in CloudFields(text: record.fields).list {
        guard let file = field.value?.file else { continue }
        let used = try use.first(bind: record.zone, record.name, field.name) { $0.next(String.self) }
        if used != file.sha256 { flaws.append("\(field.name) of \(record.type) \(record.name) has no content") }
      }
    }
    return flaws
  }

  /// Returns a report on each zone: its owner and name, the contents of assets, the participants, and the number of
  /// records by type. Deleted records whose tombstones are stored are counted, too.
  public func status() throws(CloudFileError) -> String {
    try looking { () throws(SQLiteError) in
      var text = "container \(id)\n"
      let zones = try connection.statement("SELECT number, owner, name, gone FROM zones ORDER BY owner, name").all {
        (
          number: $0.next(Int.self), owner: $0.next(String.self), name: $0.next(String.self),
          gone: $0.next(String?.self)
        )
      }
      for zone in zones {
        text += "\(zone.owner)/\(zone.name)\(zone.gone.map { " (\($0))" } ?? "")\n"
        let counts = try connection.statement(
          "SELECT type, count(fields), count(*) - count(fields) FROM records WHERE zone = ? GROUP BY type ORDER BY type"
        ).all(bind: zone.number) { (type: $0.next(String.self), count: $0.next(Int.self), deleted: $0.next(Int.self)) }
        let files = try connection.statement(
          "SELECT count(*), coalesce(sum(bytes), 0) FROM files WHERE zone = ? AND whole = 1"
        ).first(
          bind: zone.number
        ) { (count: $0.next(Int.self), bytes: $0.next(Int.self)) }
        if let files, files.count > 0 { text += "  contents of assets: \(files.count), \(files.bytes) bytes\n" }
        let people = try connection.statement(
          """
          SELECT count(acceptedAt), count(*) - count(acceptedAt) FROM participants JOIN shares USING (zone)
          WHERE zone = ? AND gone IS NULL AND revokedAt IS NULL GROUP BY zone
          """
        ).first(bind: zone.number) { (accepted: $0.next(Int.self), pending: $0.next(Int.self)) }
        if let people {
          text += "  shared with: \(people.accepted)\(people.pending > 0 ? ", \(people.pending) invited" : "")\n"
        }
        for one in counts {
          text += "  \(one.type): \(one.count)\(one.deleted > 0 ? ", \(one.deleted) deleted" : "")\n"
        }
      }
      return text
    }
  }

  private func texts(_ sql: String) throws(SQLiteError) -> [String] {
    try connection.statement(sql).all { $0.next(String.self) }
  }

  private func looking<T>(_ work: () throws(SQLiteError) -> T) throws(CloudFileError) -> T {
    do throws(SQLiteError) { return try work() } catch { throw CloudFileError(path, error) }
  }
}
