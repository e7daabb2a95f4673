internal import RPC
internal import SQLite
internal import Shape
internal import Tenancy

/// What somebody may do in a company.
struct AccessRecord: CompanyRecord {
  let id: ID<AccessRecord>, company: CompanyID, user: UUID, name: Line?, rights: Rights
  let version: Int, createdAt: Timestamp, updatedAt: Timestamp, recoveredAt: Timestamp?
  /// Members that are stored in a way that this program can't read; nil for none.
  var unreadable: [String]?

  static let entityName: StaticString = "access"
  static let service: StaticString = AccessModule.name
  static let access = Access.managers
  static let doc: StaticString = "What somebody may do in a company."

  /// The next state of the record.
  func changed(to rights: Rights, named newName: MemberChange<Line>, at now: Timestamp) -> AccessRecord {
    let rewritten = if case .changed = newName { ["name"] } else { [String]() }
    return AccessRecord(
      id: id, company: company, user: user, name: newName.applied(to: name), rights: rights, version: version &+ 1, createdAt: createdAt,
      updatedAt: now, recoveredAt: recoveredAt, unreadable: Unreadable.names(unreadable, without: rewritten))
  }

  /// The next state of the record, once its owner has got another password from whoever holds the files.
  func recovered(at now: Timestamp) -> AccessRecord {
    AccessRecord(
      id: id, company: company, user: user, name: name, rights: rights, version: version &+ 1, createdAt: createdAt,
      updatedAt: now, recoveredAt: now, unreadable: Unreadable.names(unreadable, without: ["recoveredAt"]))
  }
}

extension AccessRecord {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The record's id.")
    company = field("company", \.company, "The company.")
    user = field("user", \.user, "Whose rights these are: the account, or somebody who signs in.")
    name = field("name", \.name, "What people call them; access.people tells it to everybody in the company.", .length(1...200))
    rights = field.embed(\.rights)
    version = field("version", \.version, "Grows by one a change, from 1.")
    createdAt = field("createdAt", \.createdAt, "When they were let in.")
    updatedAt = field("updatedAt", \.updatedAt, "When this was last changed.")
    recoveredAt = field(
      "recoveredAt", \.recoveredAt, "When `mainspring recover` last gave them another password; null when it never has.")
    unreadable = field.optional("unreadable", \.unreadable, Unreadable.fieldDoc)
  }

  /// A new record.
  init(id: UUID, company: UUID, user: UUID, name: Line?, rights: Rights, at now: Timestamp) {
    self.init(
      id: ID(id), company: CompanyID(company), user: user, name: name, rights: rights, version: 1, createdAt: now, updatedAt: now,
      recoveredAt: nil)
  }
}
