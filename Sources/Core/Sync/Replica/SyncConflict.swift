internal import JSON
internal import RPC
public import Shape
internal import Storage

/// A conflict: a value of this device or of the container that was discarded. Each discarded value is a conflict of its
/// own.
public struct SyncConflict: Sendable, Equatable {
  /// The side whose value stays.
  public enum Side: String, Choice {
    case local, server

    public static let spellings = Spellings<Side>()
  }

  /// The reason for a conflict.
  public enum Reason: String, Choice {
    /// Both sides have changed the same member, or one side has deleted a record that the other side has changed.
    case edited
    /// Another record has the same value, although only one record may have it. One of the two records has lost the
    /// value.
    case renamed
    /// Both sides have made a record of the same thing. One of the two records stays.
    case duplicate
    /// Two moves have put two records below each other, so one move was undone.
    case moved
    /// The change is not allowed: its writer lacks the right to make it, or the record may only be added.
    case rejected
    /// A caller has discarded the change with `sync.queue.discard`, and the record has the cloud's state again.
    case discarded

    public static let spellings = Spellings<Reason>()
  }

  /// The kind of conflict lines, as the change log and the cloud name it.
  public static let kind = "conflict"

  public let record: UUID
  public let kind: String
  public let zone: Int
  /// The member, or `nil` for the whole record.
  public let field: String?
  public let ancestor: String?
  public let local: String?
  public let server: String?
  public let kept: Side
  public let reason: Reason
  /// The writer of the container's value, as the container names it.
  public let modifier: String?

  public init(
    _ record: UUID, _ kind: String, in zone: Int, field: String?, ancestor: String?, local: String?, server: String?,
    kept: Side,
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

  /// The id of the conflict line. It is computed from the content, so devices that find the same conflict write the
  /// same line.
  public var id: UUID {
    let values = [kind, field, ancestor, local, server, kept.rawValue, reason.rawValue].map {
      $0.map { jsonText($0) } ?? "null"
    }
    return NaturalKey("conflict", record, values.joined(separator: ",")).id()
  }
}
