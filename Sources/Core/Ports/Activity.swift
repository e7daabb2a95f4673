public import RPC
public import Shape
public import Tenancy

/// A service with records of activities with contacts.
public protocol ActivityTeller: AnyObject {
  /// The rule of access to the activities.
  var activityAccess: Access { get }

  /// Returns the activities with a contact, newest first.
  /// - Parameters:
  ///   - position: the position to continue from. All results are older.
  ///   - limit: the maximum number of results.
  func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity]
}

/// An activity with a contact.
public struct Activity: Record {
  public let at: Timestamp, kind: String, id: UUID, text: String, status: String?
  public var actor: UUID?

  public static let doc: StaticString = "One event in the history of a contact."

  /// - Parameters:
  ///   - kind: the kind of the record, as in the change log: `order`.
  ///   - text: the number of the record, or the text of a note.
  ///   - actor: the user who did the activity, or `nil` for the user who created the record, whom the change log names.
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
    kind = field("kind", \.kind, "The kind of record. contactNote: a note that a user wrote.")
    id = field("id", \.id, "The id of the record.")
    text = field("text", \.text, "The text of a note, or the number of the record.")
    status = field("status", \.status, "The status of the record. `null` for a kind of record without a status.")
    actor = field("actor", \.actor, "The user who caused the event. `null` if the user is no longer known.")
  }

  public var position: ActivityPosition { ActivityPosition(at: at.milliseconds, id: id) }
}

/// A place among activities, which are ordered by instants, and by ids within one instant.
public struct ActivityPosition: Sendable {
  /// The instant in milliseconds.
  public let at: Int
  public let id: UUID

  public init(at: Int, id: UUID) {
    self.at = at
    self.id = id
  }

  /// The place before the newest activity.
  public static let newest = ActivityPosition(at: .max, id: UUID(high: .max, low: .max))

  public func isBefore(_ other: ActivityPosition) -> Bool { (at, id) > (other.at, other.id) }
}
