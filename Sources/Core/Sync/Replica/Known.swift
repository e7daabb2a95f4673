public import Cloud
public import Shape

/// What the server is known to have of one record.
public struct Known: Sendable, Equatable {
  public let record: UUID
  public let zone: Int
  public let recordType: String
  /// The server's name for this state; nil where the record is gone there, and comes back.
  public var tag: String?
  /// When it was first saved: the order of records is that of these instants; nil where that is not known.
  public var createdAt: Timestamp?
  public var modifiedAt: Timestamp?
  public var modifier: String?
  /// The values, as far as this version knows them: the ancestor of merges.
  public var fields: Members
  /// What it does not know, and sends back as it came.
  public var unknown: CloudFields
  /// The last fetch of the whole zone that has met it.
  public var generation: Int

  public init(
    _ record: UUID, in zone: Int, _ recordType: String, tag: String?, createdAt: Timestamp?, modifiedAt: Timestamp?, modifier: String?,
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

/// What is stored about a record, in short.
public struct Trace {
  /// The container's name for the known state; `nil` where none is known.
  public let tag: String?
  /// The last fetch of the whole zone that has met the record; `nil` where no state is known.
  public let generation: Int?
  /// A Boolean value that indicates whether something is to be sent, or was sent and is not confirmed.
  public let hasMarks: Bool

  public init(tag: String?, generation: Int?, hasMarks: Bool) {
    (self.tag, self.generation, self.hasMarks) = (tag, generation, hasMarks)
  }

  /// A Boolean value that indicates whether nothing is stored.
  var isNone: Bool { generation == nil && !hasMarks }
}
