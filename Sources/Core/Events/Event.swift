internal import Shape
internal import Storage
internal import Tenancy

/// A change as the host is told of it.
struct Event: Record {
  let service: String, type: String, company: CompanyID?, id: UUID, action: Action, version: Int, fields: [String]
  let actor: UUID, at: Timestamp, origin: Origin

  static let doc: StaticString = "A change of one record."

  enum Action: String, Choice {
    case created, updated, deleted

    static let spellings = Spellings<Action>()
  }

  /// Where it was made.
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
    service = field("service", \.service, "The service that keeps the record, as methods' names begin: inventory, companies, access, ...")
    type = field(
      "type", \.type,
      "The kind of record: item, company, access; or what of the device has changed: recents, appGroup, links, location, deployment, documents, intents, session."
    )
    company = field("company", \.company, "The company that it belongs to; null for the account's own.")
    id = field("id", \.id, "The record's id; of what is the device's, the account's.")
    action = field("action", \.action, "What happened to it.")
    version = field(
      "version", \.version, "The version that it had after that; of a deleted record, the last one; of what has none, a number that grows.")
    fields = field("fields", \.fields, "The members that an update changed, of those that the reader may see; empty for other actions.")
    actor = field("actor", \.actor, "Whose change it was.")
    at = field("at", \.at, "When it happened; of what sync has brought, when it came.")
    origin = field("origin", \.origin, "here: a request to this device; sync: it came from another one.")
  }
}
