public import RPC
public import Shape
public import Tenancy

/// A service of whose records some are done with contacts.
public protocol ActivityTeller: AnyObject {
  /// Who may see them.
  var activityAccess: Access { get }

  /// What was done with a contact, newest first.
  /// - Parameters:
  ///   - position: where to go on: what is told is older.
  ///   - limit: the most that is told.
  func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity]
}

/// Something that was done with a contact.
public struct Activity: Record {
  public let at: Timestamp, kind: String, id: UUID, text: String, status: String?
  public var actor: UUID?

  public static let doc: StaticString = "One event in the history of a contact."

  /// - Parameters:
  ///   - kind: of the record, as the change log names it: `order`.
  ///   - text: its number, or what was written.
  ///   - actor: nil for who made the record, which the log of changes knows.
  public init(at: Timestamp, kind: StaticString, id: UUID, text: String, status: String?, actor: UUID? = nil) {
    self.at = at
    self.kind = "\(kind)"
    self.id = id
    self.text = text
    self.status = status
    self.actor = actor
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The time of the event.")
    kind = field("kind", \.kind, "The kind of record. contactNote is a note that a user wrote.")
    id = field("id", \.id, "The id of the record.")
    text = field("text", \.text, "The text of a note, or the number of the record.")
    status = field("status", \.status, "The status of the record; null for a kind without status.")
    actor = field("actor", \.actor, "The user who did it; null if no longer known.")
  }

  public var position: ActivityPosition { ActivityPosition(at: at.milliseconds, id: id) }
}

/// A place among what was done, which is ordered by instants, and by ids within one.
public struct ActivityPosition: Sendable {
  /// In milliseconds.
  public let at: Int
  public let id: UUID

  public init(at: Int, id: UUID) {
    self.at = at
    self.id = id
  }

  /// Before everything that was ever done.
  public static let newest = ActivityPosition(at: .max, id: UUID(high: .max, low: .max))

  public func isBefore(_ other: ActivityPosition) -> Bool { (at, id) > (other.at, other.id) }
}
