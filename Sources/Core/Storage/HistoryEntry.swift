public import RPC
public import Shape

/// Something that has happened to a record.
public struct HistoryEntry: Record {
  public let at: Timestamp, actor: UUID
  public internal(set) var username: String?
  public let kind: HistoryKind
  /// The part of the record that it happened to; nil for the record itself.
  let part: UUID?
  public let fields: [HistoryField], entry: AnyJSON?
  /// Its place among those of its source, which only grows.
  public let position: Int

  public static let doc: StaticString = "Something that has happened to a record."

  /// - Parameter position: its place among those of its source, from 1, which only grows.
  public init(
    at: Timestamp, by actor: UUID, _ kind: HistoryKind, part: UUID? = nil, fields: [HistoryField] = [], entry: AnyJSON? = nil, position: Int
  ) {
    self.at = at
    self.actor = actor
    self.kind = kind
    self.part = part
    self.fields = fields
    self.entry = entry
    self.position = position
    username = nil
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "When it happened.")
    actor = field("actor", \.actor, "Who did it.")
    username = field("username", \.username, "What they sign in with, or did before they left; null for who does not.")
    kind = field("kind", \.kind, HistoryKind.fieldDoc)
    part = field.optional(
      "part", \.part, "The part that it happened to, such as a line of an order; left out where that is the record itself.")
    fields = field(
      "fields", \.fields,
      "The members that were changed, of those that the reader may see; of a deletion, for who may delete, the last state.")
    entry = field("entry", \.entry, "The entry of the ledger; null for other kinds.")
    position = 0
  }
}

/// What has happened.
public enum HistoryKind: String, Choice {
  case created, changed
  /// It was taken to another status.
  case stepped
  case deleted
  /// Some of it came or went.
  case stock

  public static let spellings = Spellings<HistoryKind>()

  static let fieldDoc: StaticString =
    "created, changed or deleted: the record itself, or a part of it; stepped: it was taken to another status; stock: some of the item came or went, as entry says."
}

/// A member before and after a change.
public struct HistoryField: Record {
  public let name: String, from: AnyJSON, to: AnyJSON

  public static let doc: StaticString = "A member before and after a change."

  init(name: String, from: String?, to: String?) {
    self.name = name
    self.from = AnyJSON(from ?? "null")
    self.to = AnyJSON(to ?? "null")
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The member.")
    from = field("from", \.from, "What it held before; null for nothing.")
    to = field("to", \.to, "What it held after it; null for nothing.")
  }
}
