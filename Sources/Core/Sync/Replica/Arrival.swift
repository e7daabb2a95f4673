public import Cloud
public import Shape

/// A record or a deletion that has arrived from the container and has not been merged into the rows yet.
public struct Arrival: Sendable, Equatable {
  /// The state of an arrival.
  public enum State: Int, Sendable {
    case fresh
    /// The arrival waits for a record that it belongs to or needs.
    case waiting
    /// The arrival can't be read, or can't be merged in its present form.
    case quarantined
    /// Only a newer version of the program knows the record type.
    case unknown
  }

  public let record: UUID
  public let zone: Int
  public let recordType: String
  /// The fields, or `nil` for a deleted record.
  public let fields: CloudFields?
  public let tag: String?
  public let createdAt: Timestamp?
  public let modifiedAt: Timestamp?
  public let modifier: String?
  /// The number of the fetch that has brought the arrival.
  public let fetch: Int
  public var state = State.fresh
  /// The reason why the arrival is not merged into the rows, as a sentence, or `nil` if there is none.
  public var reason: String?

  public init(
    _ record: UUID, in zone: Int, _ recordType: String, _ fields: CloudFields?, tag: String?, createdAt: Timestamp?,
    modifiedAt: Timestamp?,
    modifier: String?,
    fetch: Int, state: State = .fresh, reason: String? = nil
  ) {
    self.record = record
    self.zone = zone
    self.recordType = recordType
    self.fields = fields
    self.tag = tag
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.modifier = modifier
    self.fetch = fetch
    self.state = state
    self.reason = reason
  }

  public init(_ record: CloudRecord, in zone: Int, fetch: Int) {
    self.init(
      record.recordName, in: zone, record.recordType, record.fields, tag: record.recordChangeTag,
      createdAt: record.creationDate,
      modifiedAt: record.modificationDate,
      modifier: record.modifier, fetch: fetch)
  }

  public init(_ deletion: CloudDeletion, in zone: Int, fetch: Int) {
    self.init(
      deletion.recordName, in: zone, deletion.recordType, nil, tag: nil, createdAt: nil, modifiedAt: nil, modifier: nil,
      fetch: fetch)
  }
}
