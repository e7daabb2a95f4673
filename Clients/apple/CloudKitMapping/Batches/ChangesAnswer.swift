/// Makes the answers to the core's requests for changes, and to requests that change zones.
public enum ChangesAnswer {
  /// Returns the answer to `host.cloud.zone.changes`.
  ///
  /// The records are sorted by their time of creation, because lists in the core have this order.
  /// - Parameter share: the zone's share, or nil if it has not changed. It is used only on the last page.
  public static func zone(
    records: [NativeRecord], deleted: [(recordName: String, recordType: String)], token: String, more: Bool,
    share: JSONValue?,
    account: String
  ) -> JSONValue {
    let ordered = records.sorted { a, b in
      (a.creationDate?.milliseconds ?? 0, a.recordName) < (b.creationDate?.milliseconds ?? 0, b.recordName)
    }
    return .members(
      ("records", .array(ordered.compactMap { $0.json(account: account) })),
      (
        "deleted",
        .array(deleted.compactMap { NativeRecord.deletion(recordName: $0.recordName, recordType: $0.recordType) })
      ),
      ("token", .string(token)), ("more", .bool(more)), ("share", more ? nil : share))
  }

  /// Returns the answer to `host.cloud.database.changes`.
  public static func database(
    zones: [ZoneName], deleted: [(zone: ZoneName, reason: DeletedZoneReason)], token: String, more: Bool
  ) -> JSONValue {
    .members(
      ("zones", .array(zones.map(\.json))),
      (
        "deletedZones",
        .array(deleted.map { .members(("zone", $0.zone.json), ("reason", .string($0.reason.rawValue))) })
      ),
      ("token", .string(token)), ("more", .bool(more)))
  }

  /// Returns the answer to `host.cloud.zones.modify`.
  public static func modifiedZones(_ results: [JSONValue]) -> JSONValue { .members(("results", .array(results))) }
}
