public import Shape

/// A record that was deleted, or that the core asks the container to delete.
public struct CloudDeletion: Record, Sendable {
  public let recordName: UUID, recordType: String, zone: CloudZone?, recordChangeTag: String?

  public static let doc: StaticString = "A record that was deleted, or that the core asks the container to delete."

  public init(_ recordName: UUID, _ recordType: String, in zone: CloudZone? = nil, tag: String? = nil) {
    self.recordName = recordName
    self.recordType = OwnersRecords.current(recordType)
    self.zone = zone
    recordChangeTag = tag
  }
}

extension CloudDeletion {
  public init<F: Fields<Self>>(_ field: inout F) {
    recordName = field("recordName", \.recordName, "The id of the record.")
    recordType = OwnersRecords.current(field("recordType", \.recordType, "The kind of record."))
    zone = field.optional("zone", \.zone, "The zone of the record, in a request to delete it.")
    recordChangeTag = field.optional(
      "recordChangeTag", \.recordChangeTag,
      "The change tag of the state to delete. If the record has another change tag, the container does not delete it.")
  }
}
