internal import RPC
internal import SQLite
internal import Shape
internal import Tenancy
internal import Vocabulary

/// A company, which other programs call a tenant. Every record belongs to exactly one company, unless it belongs to the
/// device or to the account.
struct Company: CompanyEntity {
  let id: CompanyID, details: CompanyDetails
  var tier: Tier
  let kind: CompanyKind
  var tierSource: TierSource
  let version: Int, createdAt: Timestamp, updatedAt: Timestamp
  /// The names of the members whose stored values this program can't read; `nil` if there are none.
  var unreadable: [String]?

  static let entityName: StaticString = "company"
  static let service: StaticString = CompaniesModule.name
  static let access = Access.member
  static let doc: StaticString =
    "A company: a set of records that is separate from all others. Other programs call this a tenant."

  var uuid: UUID { id.uuid }
  var companyID: UUID? { id.uuid }

  /// Returns the next state of the company.
  /// - Parameter rewritten: the names of the members that got new values.
  func changed(
    to details: CompanyDetails, rewriting rewritten: [String] = [], tier: Tier, from source: TierSource,
    at now: Timestamp
  ) -> Company {
    Company(
      id: id, details: details, tier: tier, kind: kind, tierSource: source, version: version &+ 1, createdAt: createdAt,
      updatedAt: now,
      unreadable: Unreadable.names(unreadable, without: rewritten))
  }
}

extension Company {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The company's id.")
    details = field.embed(\.details)
    kind = field(
      "kind", \.kind, "The kind of company: business, or personal for the account's own inventory (companies.personal)."
    )
    tier = field("tier", \.tier, "The tier that the company pays for. `companies.tiers` lists the limits of each tier.")
    tierSource = field(
      "tierSource", \.tierSource,
      "The source of the tier. manual: `companies.setTier` has set the tier. entitlements: the purchases of the account decide the tier."
    )
    version = field("version", \.version, "The version of the company: 1 at first, and 1 more with each change.")
    createdAt = field("createdAt", \.createdAt, "The time when the company was created.")
    updatedAt = field("updatedAt", \.updatedAt, "The time of the company's last change.")
    unreadable = field.optional("unreadable", \.unreadable, Unreadable.fieldDoc)
  }
}

/// The members of a company that an owner may change.
struct CompanyDetails: Record {
  let name: Line, legalName: Line?, address: Address?, currency: Currency?, timeZone: TimeZoneName?, logo: Line?
  let taxId: Line?, registration: Line?, bank: BankAccount?, paymentTerms: Line?
  let departments: [CustomDepartment]
  var settings: CompanySettings
  let archived: Flag

  static let doc: StaticString = "The members of a company that an owner may change."
}

extension CompanyDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The company's name.", .length(1...200))
    legalName = field("legalName", \.legalName, "The company's legal name, as in its contracts.", .length(1...200))
    address = field("address", \.address, "The company's postal address, which its invoices contain.")
    currency = field(
      "currency", \.currency, "The company's currency: the code of ISO 4217, such as EUR.", Currency.listed)
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone in which the company's days begin and end: a name in the IANA database, such as Europe/Berlin. `null` for UTC."
    )
    logo = field(
      "logo", \.logo,
      "The place of the company's logo: a text that the front end understands, such as a file name or a URL. The core stores the text, but does not read the logo.",
      .length(1...500))
    taxId = field(
      "taxId", \.taxId,
      "The company's tax id on its invoices, such as a VAT number. The core does not check its form.", .length(1...64))
    registration = field(
      "registration", \.registration,
      "The company's number in a register, such as a commercial register, on its invoices.", .length(1...100))
    bank = field("bank", \.bank, "The bank account to which invoices are paid.")
    paymentTerms = field(
      "paymentTerms", \.paymentTerms, "The terms of payment in words, on the company's invoices.", .length(1...500))
    departments = field(
      "departments", \.departments,
      "The company's own departments, in addition to the departments that every company has.",
      .count(0...DepartmentBit.count))
    settings = field("settings", \.settings, "The company's settings, such as the formats of its numbers.")
    archived = field(
      "archived", \.archived, "`true` if the company is archived. Its records can be read, but not changed.")
  }

  /// Returns the members with the default rounding of new companies, where they name no rounding.
  /// - Parameter old: the members before a change. Companies of older programs have no rounding. A change of other
  ///   members does not give them one.
  func withRounding(after old: CompanyDetails? = nil) -> CompanyDetails {
    var details = self
    let (given, usual, before) = (settings.rounding, AmountRounding.usual, old?.settings.rounding ?? .usual)
    details.settings.rounding = AmountRounding(
      taxRounding: given.taxRounding ?? (before.taxRounding == nil ? nil : usual.taxRounding),
      rounding: given.rounding ?? (before.rounding == nil ? nil : usual.rounding))
    return details
  }

  /// The members of a new personal company.
  static var personal: CompanyDetails {
    CompanyDetails(
      name: Line("Personal"), legalName: nil, address: nil, currency: nil, timeZone: nil, logo: nil, taxId: nil,
      registration: nil, bank: nil, paymentTerms: nil, departments: [],
      settings: CompanySettings.absent ?? .example, archived: false)
  }
}
