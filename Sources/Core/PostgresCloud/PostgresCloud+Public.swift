public import Cloud
internal import JSON
public import RPC
internal import Shape

/// Reads records of the public database for devices, and publishes them for the owner of the schema.
extension PostgresCloud {
  private static let records =
    """
    SELECT '', name, fields::text, tag, created, modified FROM mainspring.public_records
    WHERE type = $1::bigint AND name > $2 ORDER BY name LIMIT $3::bigint
    """
  private static let span = """
    SELECT v.key, r.name, r.fields::text, r.tag, r.created, r.modified
    FROM mainspring.public_values v JOIN mainspring.public_records r ON r.type = v.type AND r.name = v.name
    WHERE v.type = $1::bigint AND v.field = $2 AND (v.key, v.name) > ($3, $4) AND v.key <= $5 ORDER BY v.key, v.name LIMIT $6::bigint
    """

  public func query(_ request: QueryRecords) throws(Failure) -> QueryRecords.Answer {
    guard try hasPublicTables() else {
      throw Failure(
        .serviceUnavailable,
        "The container in the database has an older format. Update it with mainspring-postgres install")
    }
    // A page is read again if the type was published meanwhile. If the request has a cursor, the next attempt refuses
    // the cursor, because the state of the type has changed.
    for _ in 1..<PostgresCloud.attempts { if let answer = try page(of: request) { return answer } }
    guard let answer = try page(of: request) else {
      throw Failure(
        .changeTokenExpired,
        "The records of the type were published again during each of three attempts to read the page. Request the first page again"
      )
    }
    return answer
  }

  /// Reads a page of a query.
  /// - Returns: the page, or `nil` if the type was published while the page was read. Such a page could mix records
  ///   from before and after the publication.
  private func page(of request: QueryRecords) throws(Failure) -> QueryRecords.Answer? {
    guard let (type, state) = try state(of: request.type) else { return QueryRecords.Answer(records: [], cursor: nil) }
    var page = try QueryPage(request, state: state)
    try page.read { (page, part) throws(Failure) in
      let found: Rows
      if let span = part.span {
        found = try rows(
          PostgresCloud.span,
          [
            .number(type), .text(PrivateUse.sealed(plain: span.field)), .text(PrivateUse.sealed(plain: part.key)),
            .text(PrivateUse.sealed(plain: part.name)), .text(PrivateUse.sealed(plain: span.last)), .number(part.limit),
          ])
      } else {
        found = try rows(
          PostgresCloud.records, [.number(type), .text(PrivateUse.sealed(plain: part.name)), .number(part.limit)])
      }
      for row in 0..<found.count {
        page.take(
          key: PrivateUse.opened(plain: found.text(row, 0) ?? ""),
          PublicRecord(
            PrivateUse.opened(plain: found.text(row, 1) ?? ""),
            CloudFields(text: PrivateUse.opened(found.text(row, 2) ?? "{}")),
            tag: String(found.number(row, 3), radix: 36), createdAt: Timestamp(milliseconds: found.number(row, 4)),
            modifiedAt: Timestamp(milliseconds: found.number(row, 5))))
      }
    }
    return try self.state(of: request.type)?.state == state ? page.answer : nil
  }

  /// Returns the number of a record type and its state. Each publication of the type changes the state. Returns `nil`
  /// for a type that was never published.
  private func state(of type: String) throws(Failure) -> (number: Int, state: Int)? {
    let types = try rows(
      "SELECT number, state FROM mainspring.public_types WHERE name = $1", [.text(PrivateUse.sealed(plain: type))])
    return types.count > 0 ? (types.number(0, 0), types.number(0, 1)) : nil
  }

  private func hasPublicTables() throws(Failure) -> Bool {
    if knowsPublicTables { return true }
    knowsPublicTables = try rows("SELECT to_regclass('mainspring.public_values') IS NOT NULL", []).text(0, 0) == "t"
    return knowsPublicTables
  }

  // MARK: Publishing

  /// The number of records in one statement.
  private static let chunk = 500

  /// Publishes the records of a type in one transaction.
  /// - Returns: the number of records that were saved, the number of records that were deleted, and the number of all
  ///   records of the type.
  public static func publish(_ publication: Publication, to address: ServerAddress) throws(Failure) -> Publication.Done
  {
    let (records, type) = (publication.records, publication.type)
    let connection = try ServerConnection(address)
    connection.bePatient()
    try connection.run(
      """
      BEGIN;
      CREATE TEMPORARY TABLE published (name text COLLATE "C" PRIMARY KEY, fields json NOT NULL, keys json NOT NULL) ON COMMIT DROP;
      """)
    var rest = records.all[...]
    while !rest.isEmpty {
      let part = rest.prefix(chunk)
      rest = rest.dropFirst(chunk)
      let rows = part.map { record in
        let keys = CloudFilter.keys(of: record.fields).map { "[\(jsonText($0.field)),\(jsonText($0.key))]" }
        return
          #"{"name":\#(jsonText(record.name)),"fields":\#(record.fields.text),"keys":[\#(keys.joined(separator: ","))]}"#
      }
      _ = try connection.ask(
        "INSERT INTO pg_temp.published SELECT name, fields, keys FROM json_to_recordset($1::json) AS r(name text, fields json, keys json)",
        [.text(PrivateUse.sealed("[\(rows.joined(separator: ","))]"))])
    }
    let name = ServerConnection.Parameter.text(PrivateUse.sealed(plain: type))
    _ = try connection.ask("INSERT INTO mainspring.public_types (name) VALUES ($1) ON CONFLICT DO NOTHING", [name])
    let locked = try connection.ask(
      "SELECT number, state FROM mainspring.public_types WHERE name = $1 FOR UPDATE", [name])
    let number = ServerConnection.Parameter.number(locked.number(0, 0))
    let state = ServerConnection.Parameter.number(locked.number(0, 1) + 1)
    // Records that are already published with the same fields are not written again, and keep their change tags.
    _ = try connection.ask(
      """
      DELETE FROM pg_temp.published p USING mainspring.public_records r
      WHERE r.type = $1::bigint AND r.name = p.name AND r.fields::text = p.fields::text
      """, [number])
    let same = records.all.count - (try connection.ask("SELECT count(*) FROM pg_temp.published")).number(0, 0)
    var deleted = 0
    if !publication.isAddition {
      deleted = try remove(records, number, connection)
    }
    _ = try connection.ask(
      "DELETE FROM mainspring.public_values v USING pg_temp.published p WHERE v.type = $1::bigint AND v.name = p.name",
      [number])
    _ = try connection.ask(
      """
      INSERT INTO mainspring.public_records (type, name, fields, tag, created, modified)
      SELECT $1::bigint, name, fields, $2::bigint, at, at
      FROM pg_temp.published, (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at) AS now
      ON CONFLICT (type, name) DO UPDATE SET fields = excluded.fields, tag = excluded.tag, modified = excluded.modified
      """, [number, state])
    _ = try connection.ask(
      """
      INSERT INTO mainspring.public_values (type, field, key, name)
      SELECT $1::bigint, pair->>0, pair->>1, name FROM pg_temp.published, json_array_elements(keys) AS pair
      """, [number])
    let saved = records.all.count - same
    if saved + deleted > 0 {
      _ = try connection.ask(
        "UPDATE mainspring.public_types SET state = $2::bigint WHERE number = $1::bigint", [number, state])
    }
    let count = try connection.ask("SELECT count(*) FROM mainspring.public_records WHERE type = $1::bigint", [number])
      .number(0, 0)
    try connection.run("COMMIT")
    return (saved, deleted, count)
  }

  /// Deletes the records of a type that are not in the new publication.
  /// - Returns: the number of deleted records.
  private static func remove(
    _ records: PublishedRecords, _ type: ServerConnection.Parameter, _ connection: ServerConnection
  ) throws(Failure) -> Int {
    try connection.run(#"CREATE TEMPORARY TABLE kept (name text COLLATE "C" PRIMARY KEY) ON COMMIT DROP"#)
    var rest = records.all[...]
    while !rest.isEmpty {
      let names = rest.prefix(10 * chunk).map { jsonText($0.name) }
      rest = rest.dropFirst(10 * chunk)
      _ = try connection.ask(
        "INSERT INTO pg_temp.kept SELECT value FROM json_array_elements_text($1::json)",
        [.text(PrivateUse.sealed("[\(names.joined(separator: ","))]"))])
    }
    let gone = "type = $1::bigint AND NOT EXISTS (SELECT FROM pg_temp.kept k WHERE k.name ="
    _ = try connection.ask("DELETE FROM mainspring.public_values v WHERE \(gone) v.name)", [type])
    return try connection.ask(
      "WITH gone AS (DELETE FROM mainspring.public_records r WHERE \(gone) r.name) RETURNING 1) SELECT count(*) FROM gone",
      [type]
    ).number(0, 0)
  }
}
