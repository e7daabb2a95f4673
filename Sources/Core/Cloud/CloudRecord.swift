public import Shape

/// A record in a container.
public struct CloudRecord: Record, Sendable {
  public let recordName: UUID, recordType: String, zone: CloudZone, fields: CloudFields, recordChangeTag: String?
  public let creationDate: Timestamp?, modificationDate: Timestamp?, creator: String?, modifier: String?, parent: UUID?

  public static let doc: StaticString = "A record in a container."

  public init(
    _ recordName: UUID, _ recordType: String, in zone: CloudZone, _ fields: CloudFields, tag: String? = nil,
    createdAt: Timestamp? = nil,
    modifiedAt: Timestamp? = nil, creator: String? = nil, modifier: String? = nil, parent: UUID? = nil
  ) {
    self.recordName = recordName
    self.recordType = OwnersRecords.current(recordType)
    self.zone = zone
    self.fields = fields
    recordChangeTag = tag
    creationDate = createdAt
    modificationDate = modifiedAt
    self.creator = creator
    self.modifier = modifier
    self.parent = parent
  }
}

extension CloudRecord {
  public init<F: Fields<Self>>(_ field: inout F) {
    recordName = field("recordName", \.recordName, "The id of the record.")
    recordType = OwnersRecords.current(field("recordType", \.recordType, "The kind of record.", .length(1...255)))
    zone = field("zone", \.zone, "The zone of the record.")
    fields = field(
      "fields", \.fields,
      "The record's fields by name. A request to save has only the fields that change; `null` removes a field.")
    recordChangeTag = field.optional(
      "recordChangeTag", \.recordChangeTag,
      "The change tag: the container's name for this state of the record. Left out for a new record.")
    creationDate = field.optional(
      "creationDate", \.creationDate,
      "The time when the record was first saved, by the container's clock. The container returns records in the order of these times."
    )
    modificationDate = field.optional(
      "modificationDate", \.modificationDate, "The time when the record was last saved, by the container's clock.")
    creator = field.optional("creator", \.creator, "The account that created the record, as the container names it.")
    modifier = field.optional("modifier", \.modifier, "The account that last saved the record.")
    parent = field.optional(
      "parent", \.parent, "The id of the record to which this record belongs, such as the order of a line.")
  }
}
