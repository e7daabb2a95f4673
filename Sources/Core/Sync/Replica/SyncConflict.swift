public import Shape

/// Something of one side's that was discarded. Nothing ever is without one of these.
public struct SyncConflict: Sendable, Equatable {
  /// Which side's value stays.
  public enum Side: String, Choice {
    case local, server

    public static let spellings = Spellings<Side>()
  }

  public let record: UUID
  public let kind: String
  public let zone: Int
  /// nil for the record as a whole: one side has deleted it.
  public let field: String?
  public let ancestor: String?
  public let local: String?
  public let server: String?
  public let kept: Side
  /// Who made the server's value.
  public let modifier: String?

  public init(
    _ record: UUID, _ kind: String, in zone: Int, field: String?, ancestor: String?, local: String?, server: String?, kept: Side,
    modifier: String?
  ) {
    self.record = record
    self.kind = kind
    self.zone = zone
    self.field = field
    self.ancestor = ancestor
    self.local = local
    self.server = server
    self.kept = kept
    self.modifier = modifier
  }
}
