internal import Kernel
internal import RPC
internal import Shape

/// A tenant: everything that is not the device's own belongs to exactly one company.
struct Company: Entity {
  let id: CompanyID, details: CompanyDetails, version: Int, createdAt: Timestamp, updatedAt: Timestamp

  static let entityName: StaticString = "company"
  static let service: StaticString = CompaniesModule.name
  static let access = Access.member
  static let doc: StaticString = "A company: the tenant that records belong to."

  var uuid: UUID { id.uuid }
  var companyID: UUID { id.uuid }

  init(id: CompanyID, details: CompanyDetails, version: Int, createdAt: Timestamp, updatedAt: Timestamp) {
    self.id = id
    self.details = details
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    id = field("id", \.id, "The company's id.")
    details = field.embed(\.details)
    version = field("version", \.version, "Grows by one a change, from 1.")
    createdAt = field("createdAt", \.createdAt, "When the company was created.")
    updatedAt = field("updatedAt", \.updatedAt, "When it was last changed.")
  }

  /// The next state of the company.
  func changed(to details: CompanyDetails, at now: Timestamp) -> Company {
    Company(id: id, details: details, version: version &+ 1, createdAt: createdAt, updatedAt: now)
  }
}

/// What a company's owner may write.
struct CompanyDetails: Record {
  let name: Line

  static let doc: StaticString = "What can be changed of a company."

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    name = field("name", \.name, "The name that people call it by.", .length(1...200))
  }
}
