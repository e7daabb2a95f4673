internal import Shape
internal import Storage
internal import Tenancy

/// A change in the form that a front end gets.
struct Event: Record {
  let service: String, type: String, company: CompanyID?, id: UUID, action: Action, version: Int, fields: [String]
  let actor: UUID, at: Timestamp, origin: Origin

  static let doc: StaticString = "A change of one record."

  enum Action: String, Choice {
    case created, updated, deleted

    static let spellings = Spellings<Action>()
  }

  /// The place where the change was made.
  enum Origin: String, Choice {
    case here, sync

    static let spellings = Spellings<Origin>()
  }

  /// - Parameter hidden: names of fields that the reader may not see.
  init(_ change: Change, service: String, hidden: Set<String>) {
    self.service = service
    type = change.entity
    company = change.company.map(CompanyID.init)
    id = change.record
    action =
      switch change.action {
      case .created: .created
      case .updated: .updated
      case .deleted: .deleted
      }
    version = change.version
    fields = (change.fields ?? []).filter { !hidden.contains($0) }
    actor = change.actor
    at = change.at
    origin =
      switch change.origin {
      case .here: .here
      case .elsewhere: .sync
      }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    service = field(
      "service", \.service,
      "The service of the record, as in the names of its methods, such as `inventory`, `companies` or `access`.")
    type = field(
      "type", \.type,
      "The kind of record, such as `item`, `company` or `access`. For data that only this device stores: a name such as `recents`, `appGroup`, `links`, `location`, `deployment`, `documents`, `intents` or `session`."
    )
    company = field(
      "company", \.company, "The company that the record belongs to. `null` for the account's own records.")
    id = field(
      "id", \.id,
      "The id of the record. For data of this device without records of its own, such as `recents`, the account's id.")
    action = field("action", \.action, "The kind of change: created, updated or deleted.")
    version = field(
      "version", \.version,
      "The version of the record after the change. For a deleted record, its last version. For data that only this device stores, a number that increases with each change."
    )
    fields = field(
      "fields", \.fields,
      "The members that an update changed, among those that the reader may see. Empty for other actions.")
    actor = field("actor", \.actor, "The user who made the change.")
    at = field("at", \.at, "The time of the change. For a change that sync brought, the time of its arrival.")
    origin = field(
      "origin", \.origin, "The origin of the change. here: a request on this device. sync: another device.")
  }
}
