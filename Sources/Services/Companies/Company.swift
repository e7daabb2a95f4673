internal import RPC
internal import SQLite
internal import Shape
internal import Tenancy
internal import Vocabulary

/// A tenant: everything that is not the device's own belongs to exactly one company.
struct Company: CompanyEntity {
  let id: CompanyID, details: CompanyDetails
  var tier: Tier
  let kind: CompanyKind
  var tierSource: TierSource
  let version: Int, createdAt: Timestamp, updatedAt: Timestamp
  /// Members that are stored in a way that this program can't read; nil for none.
  var unreadable: [String]?

  static let entityName: StaticString = "company"
  static let service: StaticString = CompaniesModule.name
  static let access = Access.member
  static let doc: StaticString = "A company: the tenant that records belong to."

  var uuid: UUID { id.uuid }
  var companyID: UUID? { id.uuid }

  /// The next state of the company.
  /// - Parameter rewritten: the fields that were given a new value.
  func changed(
    to details: CompanyDetails, rewriting rewritten: [String] = [], tier: Tier, from source: TierSource, at now: Timestamp
  ) -> Company {
    Company(
      id: id, details: details, tier: tier, kind: kind, tierSource: source, version: version &+ 1, createdAt: createdAt, updatedAt: now,
      unreadable: Unreadable.names(unreadable, without: rewritten))
  }
}

extension Company {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The company's id.")
    details = field.embed(\.details)
    kind = field("kind", \.kind, "business, or personal for the account's own inventory (companies.personal).")
    tier = field("tier", \.tier, "What it pays for; companies.tiers says what that allows.")
    tierSource = field(
      "tierSource", \.tierSource, "manual: somebody has set the tier; entitlements: it follows from what the account has bought.")
    version = field("version", \.version, "Grows by one a change, from 1.")
    createdAt = field("createdAt", \.createdAt, "When the company was created.")
    updatedAt = field("updatedAt", \.updatedAt, "When it was last changed.")
    unreadable = field.optional("unreadable", \.unreadable, Unreadable.fieldDoc)
  }
}

/// What a company's owner may write.
struct CompanyDetails: Record {
  let name: Line, legalName: Line?, address: Address?, currency: Currency?, timeZone: TimeZoneName?, logo: Line?
  let departments: [CustomDepartment], settings: CompanySettings, archived: Flag

  static let doc: StaticString = "What can be changed of a company."
}

extension CompanyDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name that people call it by.", .length(1...200))
    legalName = field("legalName", \.legalName, "The name that stands in its contracts.", .length(1...200))
    address = field("address", \.address, "Where it is.")
    currency = field("currency", \.currency, "The currency that it counts in (ISO 4217).", Currency.listed)
    timeZone = field("timeZone", \.timeZone, "The time zone that its days begin and end in.")
    logo = field("logo", \.logo, "Where its logo is found: a name or an address that means something to the front end.", .length(1...500))
    departments = field(
      "departments", \.departments, "Departments of its own, beside those that every company has.", .count(0...DepartmentBit.count))
    settings = field("settings", \.settings, "How it works.")
    archived = field("archived", \.archived, "Whether it is archived: then its records can be read, and not written.")
  }

  /// Those of a new company of the account's own.
  static var personal: CompanyDetails {
    CompanyDetails(
      name: Line("Personal"), legalName: nil, address: nil, currency: nil, timeZone: nil, logo: nil, departments: [],
      settings: CompanySettings.absent ?? .example, archived: false)
  }
}
