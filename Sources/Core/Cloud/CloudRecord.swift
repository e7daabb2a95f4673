public import Shape

/// A record as a container has it.
public struct CloudRecord: Record, Sendable {
  public let recordName: UUID, recordType: String, zone: CloudZone, fields: CloudFields, recordChangeTag: String?
  public let creationDate: Timestamp?, modificationDate: Timestamp?, creator: String?, modifier: String?, parent: UUID?

  public static let doc: StaticString = "A record as a container has it."

  public init(
    _ recordName: UUID, _ recordType: String, in zone: CloudZone, _ fields: CloudFields, tag: String? = nil, createdAt: Timestamp? = nil,
    modifiedAt: Timestamp? = nil, creator: String? = nil, modifier: String? = nil, parent: UUID? = nil
  ) {
    self.recordName = recordName
    self.recordType = recordType
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
    recordName = field("recordName", \.recordName, "The record's id.")
    recordType = field("recordType", \.recordType, "The kind of record.", .length(1...255))
    zone = field("zone", \.zone, "Where it is.")
    fields = field("fields", \.fields, "Its fields by name; of a save those that change, and null for one that is taken away.")
    recordChangeTag = field.optional("recordChangeTag", \.recordChangeTag, "The container's name for this state of the record.")
    creationDate = field.optional(
      "creationDate", \.creationDate, "When it was first saved, by the container's clock: the order of records is that of these instants.")
    modificationDate = field.optional("modificationDate", \.modificationDate, "When it was last saved, by the container's clock.")
    creator = field.optional("creator", \.creator, "Who made it, as the container knows them.")
    modifier = field.optional("modifier", \.modifier, "Who saved it last.")
    parent = field.optional("parent", \.parent, "The record that it belongs to.")
  }
}
