internal import JSON
internal import RPC
public import Shape
internal import Storage

/// Something of one side's that was discarded. Nothing ever is without one of these.
public struct SyncConflict: Sendable, Equatable {
  /// Which side's value stays.
  public enum Side: String, Choice {
    case local, server

    public static let spellings = Spellings<Side>()
  }

  /// How it came to that.
  public enum Reason: String, Choice {
    /// Both sides have changed the same, or one has deleted what the other has changed.
    case edited
    /// Another record has the same value, which only one can have.
    case renamed
    /// Both sides have made a record of the same thing: the one that was made first is that of both.
    case duplicate
    /// Two moves have put each below the other.
    case moved
    /// The container does not allow the change.
    case rejected
    /// Somebody has asked for the cloud's state.
    case discarded

    public static let spellings = Spellings<Reason>()
  }

  /// What the change log and the cloud call the kind of records that lines are.
  public static let kind = "conflict"

  public let record: UUID
  public let kind: String
  public let zone: Int
  /// nil for the record as a whole: one side has deleted it.
  public let field: String?
  public let ancestor: String?
  public let local: String?
  public let server: String?
  public let kept: Side
  public let reason: Reason
  /// Who made the server's value.
  public let modifier: String?

  public init(
    _ record: UUID, _ kind: String, in zone: Int, field: String?, ancestor: String?, local: String?, server: String?, kept: Side,
    for reason: Reason = .edited, modifier: String?
  ) {
    self.record = record
    self.kind = kind
    self.zone = zone
    self.field = field
    self.ancestor = ancestor
    self.local = local
    self.server = server
    self.kept = kept
    self.reason = reason
    self.modifier = modifier
  }

  /// The id of its line, which follows from what it says: devices that find the same conflict write the same line.
  public var id: UUID {
    let values = [kind, field, ancestor, local, server, kept.rawValue, reason.rawValue].map { $0.map { jsonText($0) } ?? "null" }
    return NaturalKey("conflict", record, values.joined(separator: ",")).id()
  }
}
