public import Cloud
public import Shape

/// A record that has arrived, or the news that one was deleted, and is not part of the rows yet.
public struct Arrival: Sendable, Equatable {
  /// Where it stands.
  public enum State: Int, Sendable {
    case fresh
    /// What it belongs to has not arrived.
    case waiting
    /// It can't be read.
    case quarantined
    /// A newer version knows what it is.
    case unknown
  }

  public let record: UUID
  public let zone: Int
  public let recordType: String
  /// nil for one that was deleted.
  public let fields: CloudFields?
  public let tag: String?
  public let createdAt: Timestamp?
  public let modifiedAt: Timestamp?
  public let modifier: String?
  /// The number of the fetch that has brought it.
  public let fetch: Int
  public var state = State.fresh
  /// Why it is not part of the rows, as a sentence.
  public var reason: String?

  public init(
    _ record: UUID, in zone: Int, _ recordType: String, _ fields: CloudFields?, tag: String?, createdAt: Timestamp?, modifiedAt: Timestamp?,
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
      record.recordName, in: zone, record.recordType, record.fields, tag: record.recordChangeTag, createdAt: record.creationDate,
      modifiedAt: record.modificationDate,
      modifier: record.modifier, fetch: fetch)
  }

  public init(_ deletion: CloudDeletion, in zone: Int, fetch: Int) {
    self.init(
      deletion.recordName, in: zone, deletion.recordType, nil, tag: nil, createdAt: nil, modifiedAt: nil, modifier: nil, fetch: fetch)
  }
}
