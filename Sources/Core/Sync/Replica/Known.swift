public import Cloud
public import Shape

/// The last state of one record in the container that this device knows.
public struct Known: Sendable, Equatable {
  public let record: UUID
  public let zone: Int
  public let recordType: String
  /// The change tag of this state, or `nil` if the container no longer has the record and this device sends it again.
  public var tag: String?
  /// The instant when the container first saved the record, or `nil` if it is not known. These instants decide the
  /// order of records.
  public var createdAt: Timestamp?
  public var modifiedAt: Timestamp?
  public var modifier: String?
  /// The values of the members that this version of the program knows. They are the ancestor of merges.
  public var fields: Members
  /// The fields that this version of the program does not know. They are sent back unchanged.
  public var unknown: CloudFields
  /// The number of the last complete fetch of the zone that found the record. A complete fetch reads all records of a
  /// zone.
  public var generation: Int

  public init(
    _ record: UUID, in zone: Int, _ recordType: String, tag: String?, createdAt: Timestamp?, modifiedAt: Timestamp?,
    modifier: String?,
    fields: Members,
    unknown: CloudFields, generation: Int
  ) {
    self.record = record
    self.zone = zone
    self.recordType = recordType
    self.tag = tag
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.modifier = modifier
    self.fields = fields
    self.unknown = unknown
    self.generation = generation
  }
}

/// A summary of the stored facts about a record.
public struct Trace {
  /// The change tag of the known state, or `nil` if no state is known or the known state has no tag.
  public let tag: String?
  /// The number of the last complete fetch of the zone that found the record, or `nil` if no state is known.
  public let generation: Int?
  /// A Boolean value that indicates whether the record has changes that are to be sent, or that were sent and are not
  /// confirmed.
  public let hasMarks: Bool

  public init(tag: String?, generation: Int?, hasMarks: Bool) {
    (self.tag, self.generation, self.hasMarks) = (tag, generation, hasMarks)
  }

  /// A Boolean value that indicates whether nothing is stored about the record.
  var isNone: Bool { generation == nil && !hasMarks }
}
