public import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape

/// Reads the changes in a zone.
extension FileCloud {
  /// The maximum size of the fields on a page, in bytes. Only the first record of a page may exceed it.
  private static let pageBytes = 1 << 20

  /// A record in the form in which the table stores it.
  struct Kept {
    let change: Int
    let type: String
    /// The fields as JSON, or `nil` for a deleted record.
    let fields: String?
    let parent: UUID?
    let creator: String
    let modifier: String
    let createdAt: Timestamp
    let modifiedAt: Timestamp

    init(_ row: inout RowSource) {
      change = row.next()
      type = row.next()
      fields = row.next(String?.self)
      parent = row.next(UUID?.self)
      creator = row.next()
      modifier = row.next()
      createdAt = row.next()
      modifiedAt = row.next()
    }

    /// The change tag: the number of the zone's change that wrote the record, in base 36.
    var tag: String { String(change, radix: 36) }

    func record(_ name: UUID, in zone: CloudZone) -> CloudRecord {
      CloudRecord(
        name, type, in: zone, CloudFields(text: fields ?? "{}"), tag: tag, createdAt: createdAt, modifiedAt: modifiedAt,
        creator: creator,
        modifier: modifier, parent: parent)
    }
  }

  public func changes(_ request: FetchZoneChanges) throws(Failure) -> FetchZoneChanges.Answer {
    if request.database == .public { throw Failure.zoneNotFound(request.zone, isDeleted: false) }
    return try reading {
      let zone = try require(request.zone, in: request.database)
      try requireReached(request.behind, of: zone)
      var last = 0
      if let text = request.token {
        last = try require(text, of: zone).change
      }
      var (records, deleted): ([CloudRecord], [CloudDeletion]) = ([], [])
      var (bytes, isCut) = (0, false)
      let own = request.withoutOwn.isSet ? own[zone.number] : nil
      while true {
        last = own?.end(from: last + 1) ?? last
        // Set when the statement reaches a change that this process has made itself. The core knows that change, so the
        // next statement begins after the range of own changes.
        var isOwn = false
        try statements.changes.each(bind: zone.number, last, request.limit - records.count - deleted.count + 1) { row in
          if isCut || isOwn { return }
          let change: Int = row.next()
          if own?.end(from: change) != nil {
            isOwn = true
            last = change - 1
            return
          }
          let (name, type): (UUID, String) = (row.next(), row.next())
          let fields: String? = row.next()
          bytes += fields?.utf8.count ?? 0
          let count = records.count + deleted.count + 1
          if count > request.limit || count > 1 && bytes > FileCloud.pageBytes {
            isCut = true
            return
          }
          last = change
          guard let fields else { return deleted.append(CloudDeletion(name, type)) }
          let parent: UUID? = row.next()
          let (creator, modifier): (String, String) = (row.next(), row.next())
          records.append(
            CloudRecord(
              name, type, in: request.zone, CloudFields(text: fields), tag: String(change, radix: 36),
              createdAt: row.next(),
              modifiedAt: row.next(), creator: creator, modifier: modifier, parent: parent))
        }
        if !isOwn { break }
      }
      return FetchZoneChanges.Answer(
        records: records, deleted: deleted, token: try token(of: zone, at: isCut ? last : zone.change).text,
        more: isCut,
        share: isCut ? nil : try share(of: zone, request.zone, unless: request.shareTag))
    }
  }
}
