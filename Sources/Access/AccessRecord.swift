internal import Kernel
internal import RPC
internal import Shape

/// What somebody may do in a company.
struct AccessRecord: Entity {
  let id: ID<AccessRecord>, company: CompanyID, user: UUID, isOwner: Bool, deptMask: Int, managerMask: Int
  let version: Int, createdAt: Timestamp, updatedAt: Timestamp

  static let entityName: StaticString = "access"
  static let service: StaticString = AccessModule.name
  static let access = Access.owner
  static let doc: StaticString = "What somebody may do in a company."

  /// All bits that a mask can have: every JSON reader keeps such integers (RFC 8259, section 6).
  static let masks = Limit.range(0...9_007_199_254_740_991)

  var uuid: UUID { id.uuid }
  var companyID: UUID { company.uuid }
  var rights: Rights { Rights(isOwner: isOwner, departments: deptMask, managed: managerMask) }

  /// A new record.
  init(id: UUID, company: UUID, user: UUID, rights: Rights, at now: Timestamp) {
    self.init(
      id: ID(id), company: CompanyID(company), user: user, rights: rights, version: 1, createdAt: now, updatedAt: now)
  }

  private init(
    id: ID<AccessRecord>, company: CompanyID, user: UUID, rights: Rights, version: Int, createdAt: Timestamp, updatedAt: Timestamp
  ) {
    self.id = id
    self.company = company
    self.user = user
    isOwner = rights.isOwner
    deptMask = rights.departments
    managerMask = rights.managed
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    id = field("id", \.id, "The record's id.")
    company = field("company", \.company, "The company.")
    user = field("user", \.user, "Whose rights these are: the account, or somebody who signs in.")
    isOwner = field("isOwner", \.isOwner, "Whether they may everything.")
    deptMask = field("deptMask", \.deptMask, "The departments in which they do the daily work, a bit each.", AccessRecord.masks)
    managerMask = field(
      "managerMask", \.managerMask, "The departments in which they also delete, approve and see costs, a bit each.", AccessRecord.masks)
    version = field("version", \.version, "Grows by one a change, from 1.")
    createdAt = field("createdAt", \.createdAt, "When they were let in.")
    updatedAt = field("updatedAt", \.updatedAt, "When their rights were last changed.")
  }

  /// The next state of the record.
  func changed(to rights: Rights, at now: Timestamp) -> AccessRecord {
    AccessRecord(
      id: id, company: company, user: user, rights: rights, version: version &+ 1, createdAt: createdAt, updatedAt: now)
  }
}
