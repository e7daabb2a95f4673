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
