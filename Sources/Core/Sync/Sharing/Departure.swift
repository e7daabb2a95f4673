internal import Cloud
internal import Shape
internal import Tenancy

/// A company of somebody else's that the account takes part in no longer.
struct Departure: Record {
  let id: UUID, company: CompanyID, name: String?, reason: Reason, unsent: Int, at: Timestamp

  static let doc: StaticString = "A company of somebody else's that the account takes part in no longer."

  /// How it came to that.
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
    id = field("id", \.id, "What it is known by, also in events.")
    company = field("company", \.company, "The company, which is here no longer.")
    name = field("name", \.name, "What it was called; null where it had not come here.")
    reason = field(
      "reason", \.reason,
      "left: the account has left; removed: the owner has removed it; revoked: the owner shares it with nobody any more; deleted: the company is gone."
    )
    unsent = field("unsent", \.unsent, "How many records had something that was changed here and was never sent. It is gone.")
    at = field("at", \.at, "When it was found out here.")
  }
}
