public import Cloud
public import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Reads records of the public database for devices, and publishes them for operators.
extension FileCloud {
  public func query(_ request: QueryRecords) throws(Failure) -> QueryRecords.Answer {
    try reading {
      guard let statements = try publicStatements(), let type = try find(request.type, statements) else {
        return QueryRecords.Answer(records: [], cursor: nil)
      }
      var page = try QueryPage(request, state: type.state)
      try page.read { page, part in
        guard let span = part.span else {
          return try statements.records.each(bind: type.number, part.name, part.limit) { FileCloud.take(&$0, &page) }
        }
        try statements.span.each(bind: type.number, span.field, part.key, part.name, span.last, part.limit) {
          FileCloud.take(&$0, &page)
        }
      }
      return page.answer
    }
  }

  private static func take(_ row: inout RowSource, _ page: inout QueryPage) {
    let (key, name, fields, tag): (String, String, String, Int) = (row.next(), row.next(), row.next(), row.next())
    page.take(
      key: key,
      PublicRecord(
        name, CloudFields(text: fields), tag: String(tag, radix: 36), createdAt: row.next(), modifiedAt: row.next()))
  }

  /// Publishes the records of a type in one transaction.
  /// - Returns: the number of records that were saved, the number of records that were deleted, and the number of all
  ///   records of the type.
  public func publish(_ publication: Publication) throws(Failure) -> Publication.Done {
    let (records, type, isAddition) = (publication.records, publication.type, publication.isAddition)
    return try writing {
      try connection.execute(PublicTables.sql)
      guard let statements = try publicStatements() else {
        throw Failure.internalError("no tables of the public database")
      }
      if try find(type, statements) == nil { try statements.makeType.run(bind: type) }
      guard let (number, state) = try find(type, statements) else { throw Failure.internalError("no type") }
      var before: [String: String] = [:]
      try statements.names.each(bind: number) { before[$0.next()] = $0.next(String.self) }
      var (saved, deleted) = (0, 0)
      let now = clock.now
      for record in records.all {
        let text = record.fields.text
        if let known = before.removeValue(forKey: record.name), known.utf8.elementsEqual(text.utf8) { continue }
        saved += 1
        try statements.save.run(bind: number, record.name, text, state + 1, now)
        try forgetKeys(of: record.name, number, statements)
        for (field, key) in CloudFilter.keys(of: record.fields) {
          try statements.index.run(bind: number, field, key, record.name)
        }
      }
      if !isAddition {
        deleted = before.count
        for name in before.keys {
          try forgetKeys(of: name, number, statements)
          try statements.delete.run(bind: number, name)
        }
      }
      if saved + deleted > 0 { try statements.countState.run(bind: number) }
      return (saved, deleted, records.all.count + (isAddition ? before.count : 0))
    }
  }

  private func forgetKeys(of name: String, _ type: Int, _ statements: PublicStatements) throws {
    try statements.forgetKeys.run(bind: type, name)
  }

  private func find(_ type: String, _ statements: PublicStatements) throws -> (number: Int, state: Int)? {
    try statements.type.first(bind: type) { ($0.next(), $0.next()) }
  }

  /// Returns the statements of the public database, or `nil` if the container has no tables for it, because nothing was
  /// published yet.
  private func publicStatements() throws -> PublicStatements? {
    if let known = knownPublicStatements { return known }
    let count = try connection.statement("SELECT count(*) FROM sqlite_schema WHERE name = 'public_values_name'").first {
      $0.next(Int.self)
    }
    if count ?? 0 > 0 { knownPublicStatements = try PublicStatements(connection) }
    return knownPublicStatements
  }
}
