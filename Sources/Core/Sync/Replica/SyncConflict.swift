internal import JSON
internal import RPC
public import Shape
internal import Storage

/// A value of one side that was discarded. Each discarded value has a conflict.
public struct SyncConflict: Sendable, Equatable {
  /// The side whose value stays.
  public enum Side: String, Choice {
    case local, server

    public static let spellings = Spellings<Side>()
  }

  /// The reason for a conflict.
  public enum Reason: String, Choice {
    /// Both sides have changed the same member, or one has deleted the record that the other has changed.
    case edited
    /// Another record has the same value, which only one can have.
    case renamed
    /// Both sides have made a record of the same thing. The record that was made first takes the place of both.
    case duplicate
    /// Two moves have put two records below each other.
    case moved
    /// The container does not allow the change.
    case rejected
    /// A caller has asked for the cloud's state.
    case discarded

    public static let spellings = Spellings<Reason>()
  }

  /// The kind of the lines, as the change log and the cloud name it.
  public static let kind = "conflict"

  public let record: UUID
  public let kind: String
  public let zone: Int
  /// The member, or `nil` for the record as a whole: one side has deleted it.
  public let field: String?
  public let ancestor: String?
  public let local: String?
  public let server: String?
  public let kept: Side
  public let reason: Reason
  /// The writer of the container's value, as the container names it.
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

  /// The id of the line, which follows from its content: devices that find the same conflict write the same line.
  public var id: UUID {
    let values = [kind, field, ancestor, local, server, kept.rawValue, reason.rawValue].map { $0.map { jsonText($0) } ?? "null" }
    return NaturalKey("conflict", record, values.joined(separator: ",")).id()
  }
}
