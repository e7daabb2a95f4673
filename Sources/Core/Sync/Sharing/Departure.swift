internal import Cloud
internal import Shape
internal import Tenancy

/// A departure: the end of this account's participation in a company of another account.
struct Departure: Record {
  let id: UUID, company: CompanyID, name: String?, reason: Reason, unsent: Int, at: Timestamp

  static let doc: StaticString = "The end of this account's participation in a company of another account."

  /// The reason for a departure.
  enum Reason: String, Choice {
    case left, removed, revoked, deleted

    static let spellings = Spellings<Reason>()

    init(_ reason: FetchDatabaseChanges.DeletedZone.Reason) {
      switch reason {
      case .left: self = .left
      case .removed: self = .removed
      case .revoked: self = .revoked
      case .deleted, .purged, .encryptedDataReset: self = .deleted
      }
    }
  }
}

extension Departure {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the departure. The notification `events.changed` has the same id.")
    company = field("company", \.company, "The id of the company, which is no longer on this device.")
    name = field("name", \.name, "The company's name. `null` if the name had not arrived on this device.")
    reason = field(
      "reason", \.reason,
      "The reason. left: the account left the company. removed: the owner removed the account. revoked: the owner ended the share. deleted: the company was deleted."
    )
    unsent = field(
      "unsent", \.unsent,
      "The number of records with changes of this device that were never sent. These changes are lost.")
    at = field("at", \.at, "The time when this device learned of the departure.")
  }
}
