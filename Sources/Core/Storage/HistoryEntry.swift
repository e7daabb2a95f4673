public import RPC
public import Shape

/// One event in the history of a record.
public struct HistoryEntry: Record {
  public let at: Timestamp, actor: UUID
  public internal(set) var username: String?
  public let kind: HistoryKind
  /// The part of the record that changed, or `nil` for the record itself.
  let part: UUID?
  public let fields: [HistoryField], entry: AnyJSON?
  /// The position of the entry in its source: the change log, or another history of the record. Later entries have
  /// higher positions.
  public let position: Int

  public static let doc: StaticString = "One event in the history of a record, such as a change or a deletion."

  /// - Parameter position: the position of the entry in its source, from 1. Later entries have higher positions.
  public init(
    at: Timestamp, by actor: UUID, _ kind: HistoryKind, part: UUID? = nil, fields: [HistoryField] = [],
    entry: AnyJSON? = nil, position: Int
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
    at = field("at", \.at, "The time of the event.")
    actor = field("actor", \.actor, "The user who caused the event.")
    username = field(
      "username", \.username,
      "The user name of this user, even if the user has left the company. `null` for a user without a user name.")
    kind = field("kind", \.kind, HistoryKind.fieldDoc)
    part = field.optional(
      "part", \.part,
      "The part of the record that changed, such as a line of an order. Left out if the record itself changed.")
    fields = field(
      "fields", \.fields,
      "The changed members that the caller may see. For a deletion, the members of the record's last state, if the caller may delete such records."
    )
    entry = field(
      "entry", \.entry, "The entry of the ledger, for an event of the kind `stock`. `null` for other kinds of events.")
    position = 0
  }
}

/// The kind of an event in a history.
public enum HistoryKind: String, Choice {
  case created, changed
  /// The status changed by a step.
  case stepped
  case deleted
  /// The quantity of the item in stock changed.
  case stock

  public static let spellings = Spellings<HistoryKind>()

  static let fieldDoc: StaticString =
    "The kind of event. created, changed, deleted: the record, or a part of it, was created, changed or deleted. stepped: a step changed the record's status. stock: the item's quantity changed, as `entry` shows."
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
    name = field("name", \.name, "The name of the member.")
    from = field("from", \.from, "The value before the change. `null` if there was no value.")
    to = field("to", \.to, "The value after the change. `null` if there is no value.")
  }
}
