internal import Shape
internal import Storage
internal import Tenancy

/// A change of one record, in the form in which a front end gets it.
struct Event: Record {
  let service: String, type: String, company: CompanyID?, id: UUID, action: Action, version: Int, fields: [String]
  let actor: UUID, at: Timestamp, origin: Origin

  static let doc: StaticString = "An event: the report of one change of one record."

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
      "The service to which the record belongs, such as `inventory`, `companies` or `access`. The names of the service's methods begin with it."
    )
    type = field(
      "type", \.type,
      "The kind of the record, such as `item`, `company` or `access`. For data that only this device stores, a name such as `recents`, `appGroup`, `links`, `location`, `deployment`, `documents`, `intents` or `session`."
    )
    company = field(
      "company", \.company, "The id of the company to which the record belongs. `null` for the account's own records.")
    id = field(
      "id", \.id,
      "The id of the record. For data of this device that has no record ids, such as `recents`, the account's id.")
    action = field("action", \.action, "The kind of change: created, updated or deleted.")
    version = field(
      "version", \.version,
      "The version of the record after the change. For a deleted record, its last version. For data that only this device stores, a number that increases with each change."
    )
    fields = field(
      "fields", \.fields,
      "The names of the members that an update changed, among those that the reader may see. Empty for other actions.")
    actor = field("actor", \.actor, "The user who made the change.")
    at = field(
      "at", \.at, "The time of the change. For a change of another device, the time when it arrived on this device.")
    origin = field(
      "origin", \.origin, "The origin of the change. here: a request on this device. sync: another device.")
  }
}
