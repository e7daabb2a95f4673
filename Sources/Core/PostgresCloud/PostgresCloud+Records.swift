public import Cloud
internal import JSON
public import RPC
internal import Shape

/// Reads and writes the records of a zone.
extension PostgresCloud {
  /// The maximum size of the fields on a page, in bytes. Only the first record of a page may exceed it.
  private static let pageBytes = 1 << 20

  /// The statement that reads a page of changes. The first row of its result describes the zone. The other rows are the
  /// records of the page, in the order of their changes. The statement runs with the account's rights, and a policy of
  /// the database decides which zones the account may read.
  private static let page = """
    WITH page AS MATERIALIZED (SELECT * FROM mainspring.zone_page($1::json)),
    ahead AS (
      SELECT r.* FROM page, LATERAL (
        SELECT * FROM mainspring.records WHERE records.zone = page.zone AND change > greatest(page.since, $2::bigint) ORDER BY change LIMIT $3::bigint
      ) AS r
    ),
    measured AS (
      SELECT *, count(*) OVER () AS available, row_number() OVER in_order AS place, sum(octet_length(fields::text)) OVER in_order AS bytes
      FROM ahead WINDOW in_order AS (ORDER BY change)
    )
    SELECT -1 AS change, NULL, origin, share, to_json(page)->>'mark', zone::text, NULL, since, reached, 0 FROM page
    UNION ALL
    SELECT change, name::text, type, fields::text, parent::text, creator, modifier, created, modified, available FROM measured WHERE place = 1 OR coalesce(bytes, 0) <= \(pageBytes)
    ORDER BY change
    """

  public func changes(_ request: FetchZoneChanges) throws(Failure) -> FetchZoneChanges.Answer {
    if request.database == .public { throw Failure(.zoneNotFound, "There is no zone \(request.zone.name)") }
    // If the changes after the token were made by this process, the core knows them already, so the page begins after
    // them.
    let parts = (request.token ?? "").split(separator: ".")
    var start = 0
    if request.withoutOwn.isSet, parts.count == 3, let number = Int(parts[1]),
      let since = Int(parts[2].prefix { $0 != "-" })
    {
      start = own[number]?.end(from: since + 1) ?? 0
    }
    let rows = try rows(PostgresCloud.page, [.json(request), .number(start), .number(request.limit + 1)])
    lookedAt = MonotonicClock.milliseconds
    let origin = rows.text(0, 2) ?? "", reached = rows.number(0, 8)
    let spans =
      request.withoutOwn.isSet ? origin.split(separator: ".").last.flatMap { Int($0) }.flatMap { own[$0] } : nil
    let count = min(rows.count - 1, request.limit)
    let isCut = count < (rows.count > 1 ? rows.number(1, 9) : 0)
    var (records, deleted): ([CloudRecord], [CloudDeletion]) = ([], [])
    for row in 1..<count + 1 where spans?.end(from: rows.number(row, 0)) == nil {
      guard let name = rows.text(row, 1).flatMap({ UUID($0) }),
        let type = rows.text(row, 2).map({ PrivateUse.opened(plain: $0) })
      else { continue }
      guard let fields = rows.text(row, 3) else {
        deleted.append(CloudDeletion(name, type))
        continue
      }
      records.append(
        CloudRecord(
          name, type, in: request.zone, CloudFields(text: PrivateUse.opened(fields)), tag: rows.text(row, 0),
          createdAt: Timestamp(milliseconds: rows.number(row, 7)),
          modifiedAt: Timestamp(milliseconds: rows.number(row, 8)),
          creator: rows.text(row, 5), modifier: rows.text(row, 6), parent: rows.text(row, 4).flatMap { UUID($0) }))
    }
    // The mark is the end of a token. It shows whether the database was restored from a backup. An installation of an
    // earlier version returns no mark.
    var mark = rows.text(0, 4) ?? ""
    if isCut, !mark.isEmpty {
      let found = try self.rows(
        "SELECT mainspring.commit_mark($1::bigint, $2::bigint)",
        [.number(rows.number(0, 5)), .number(rows.number(count, 0))])
      mark = found.text(0, 0) ?? ""
    }
    return FetchZoneChanges.Answer(
      records: records, deleted: deleted, token: "\(origin)\(isCut ? rows.number(count, 0) : reached)\(mark)",
      more: isCut,
      share: isCut ? nil : rows.text(0, 3).flatMap { CloudShare(json: PrivateUse.opened($0)) })
  }

  public func modify(_ request: ModifyRecords) throws(Failure) -> ModifyRecords.Answer {
    if request.database == .public { throw .publicDatabase }
    if request.delete.contains(where: { $0.zone == nil }) { throw Failure(.invalidArguments, "zone is missing") }
    var records = request.save.map { SentRecord($0) }
    for index in records.indices where !records[index].contents.isEmpty {
      if let flaw = try takeFiles(of: records[index], in: request.database) { records[index].isMissing(flaw) }
    }
    var parameters = SentBatch(request, records).parameters
    let givesTokens = try givesTokens()
    if givesTokens { parameters.append(.text(request.behind ?? "")) }
    let rows = try rows(givesTokens ? PostgresCloud.modify : PostgresCloud.modifyWithoutTokens, parameters)
    guard let done = rows.text(0, 0).flatMap({ ModifiedBatch(json: PrivateUse.opened($0)) }),
      let answer = done.answer(to: request, givesTokens ? rows.text(0, 2) : nil)
    else {
      throw .internalError("mainspring.modify_records has returned an invalid answer")
    }
    note(rows.text(0, 1) ?? "")
    return answer
  }

  private static let modify =
    "SELECT * FROM mainspring.modify_records($1, $2, $3::boolean, $4::bigint, $5, $6, $7, $8, $9, $10, $11, $12, $13, nullif($14, ''))"

  /// The statement for an installation of an earlier version, which returns no tokens for batches.
  private static let modifyWithoutTokens =
    "SELECT * FROM mainspring.modify_records($1, $2, $3::boolean, $4::bigint, $5, $6, $7, $8, $9, $10, $11, $12, $13)"

  /// Records which changes this process has made.
  /// - Parameter changes: a PostgreSQL array with three numbers for each changed zone: its own number, the number of
  ///   the first change, and the number of the last change.
  private func note(_ changes: String) {
    let numbers = changes.split { $0 == "{" || $0 == "}" || $0 == "," }.compactMap { Int($0) }
    for index in stride(from: 0, to: numbers.count - 2, by: 3) {
      own[numbers[index], default: OwnChanges()].note(numbers[index + 1]...numbers[index + 2])
    }
  }
}
