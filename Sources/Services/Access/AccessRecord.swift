internal import RPC
internal import SQLite
internal import Shape
internal import Tenancy

/// The access record of a user: the user's rights in one company.
struct AccessRecord: CompanyRecord {
  let id: ID<AccessRecord>, company: CompanyID, user: UUID, name: Line?, rights: Rights
  let version: Int, createdAt: Timestamp, updatedAt: Timestamp, recoveredAt: Timestamp?
  /// The names of the members whose stored values this program can't read; `nil` if there are none.
  var unreadable: [String]?

  static let entityName: StaticString = "access"
  static let service: StaticString = AccessModule.name
  static let access = Access.managers
  static let doc: StaticString = "The rights of one user in one company."

  /// Returns the record with changed rights or a changed name, and with the next version.
  func changed(to rights: Rights, named newName: MemberChange<Line>, at now: Timestamp) -> AccessRecord {
    let rewritten = if case .changed = newName { ["name"] } else { [String]() }
    return AccessRecord(
      id: id, company: company, user: user, name: newName.applied(to: name), rights: rights, version: version &+ 1,
      createdAt: createdAt,
      updatedAt: now, recoveredAt: recoveredAt, unreadable: Unreadable.names(unreadable, without: rewritten))
  }

  /// Returns the next state of the record, after `mainspring recover` has given its user a new password.
  func recovered(at now: Timestamp) -> AccessRecord {
    AccessRecord(
      id: id, company: company, user: user, name: name, rights: rights, version: version &+ 1, createdAt: createdAt,
      updatedAt: now, recoveredAt: now, unreadable: Unreadable.names(unreadable, without: ["recoveredAt"]))
  }
}

extension AccessRecord {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the access record.")
    company = field("company", \.company, "The id of the company.")
    user = field("user", \.user, "The id of the user who has these rights: the account, or a user who signs in.")
    name = field(
      "name", \.name, "The user's name. access.people shows it to all users of the company.", .length(1...200))
    rights = field.embed(\.rights)
    version = field("version", \.version, "The version of the record: 1 at first, and 1 more with each change.")
    createdAt = field("createdAt", \.createdAt, "The time when the user got the first rights in the company.")
    updatedAt = field("updatedAt", \.updatedAt, "The time of the record's last change.")
    recoveredAt = field(
      "recoveredAt", \.recoveredAt,
      "The time when `mainspring recover` last gave the user another password; `null` if the password was never reset in this way."
    )
    unreadable = field.optional("unreadable", \.unreadable, Unreadable.fieldDoc)
  }

  /// Creates a new record.
  init(id: UUID, company: UUID, user: UUID, name: Line?, rights: Rights, at now: Timestamp) {
    self.init(
      id: ID(id), company: CompanyID(company), user: user, name: name, rights: rights, version: 1, createdAt: now,
      updatedAt: now,
      recoveredAt: nil)
  }
}
