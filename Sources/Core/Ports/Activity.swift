public import RPC
public import Shape
public import Tenancy

/// A service that stores activities with contacts, such as orders and notes. The history of a contact lists them.
public protocol ActivityTeller: AnyObject {
  /// The access rule that a caller must meet to read the activities.
  var activityAccess: Access { get }

  /// Returns the activities with a contact, newest first.
  /// - Parameters:
  ///   - position: the position of the last activity that the caller already has. All results are older.
  ///   - limit: the maximum number of results.
  func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity]
}

/// An event in the history of a contact, such as an order or a note.
public struct Activity: Record {
  public let at: Timestamp, kind: String, id: UUID, text: String, status: String?
  public var actor: UUID?

  public static let doc: StaticString = "One event in the history of a contact."

  /// - Parameters:
  ///   - kind: the kind of the record, as in the change log, such as `order`.
  ///   - text: the number of the record, or the text of a note.
  ///   - actor: the user who caused the event. `nil` stands for the user who created the record, whom the change log
  ///     names.
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
    text = field("text", \.text, "The text of a note. For other kinds of records, the number of the record.")
    status = field("status", \.status, "The status of the record. `null` for a kind of record without a status.")
    actor = field("actor", \.actor, "The user who caused the event. `null` if the user is no longer known.")
  }

  public var position: ActivityPosition { ActivityPosition(at: at.milliseconds, id: id) }
}

/// A position in a list of activities, which is sorted by time, and by id if times are equal.
public struct ActivityPosition: Sendable {
  /// The time of the activity, in milliseconds since 1970.
  public let at: Int
  public let id: UUID

  public init(at: Int, id: UUID) {
    self.at = at
    self.id = id
  }

  /// The position before the newest activity, where a list begins.
  public static let newest = ActivityPosition(at: .max, id: UUID(high: .max, low: .max))

  public func isBefore(_ other: ActivityPosition) -> Bool { (at, id) > (other.at, other.id) }
}
