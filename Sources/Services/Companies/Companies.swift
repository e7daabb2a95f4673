internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service of companies: those that the account owns or takes part in, and the selected company.
final class Companies {
  let dependencies: Dependencies
  let lookup: CompanyLookup
  private let memberships: any AccessKeeper
  private let zones: ZoneNames
  private let contacts: () -> any ContactKeeper
  private(set) lazy var pages = CompanyPages()
  private(set) lazy var histories = HistoryRetention(dependencies)

  init(
    _ dependencies: Dependencies, _ lookup: CompanyLookup, _ memberships: any AccessKeeper, _ zones: ZoneNames,
    contacts: @escaping () -> any ContactKeeper
  ) {
    self.zones = zones
    self.contacts = contacts
    self.dependencies = dependencies
    self.lookup = lookup
    self.memberships = memberships
  }

  private var table: Table<Company> { lookup.table }

  /// Stores a new company in the private store, with the account as its owner.
  /// - Parameter id: the company's id; `nil` for a new id.
  func create(
    _ details: CompanyDetails, id: UUID? = nil, kind: CompanyKind = .business, in context: Context
  ) throws(Failure) -> Company {
    let zone = details.timeZone.flatMap { zones.problem(with: $0, at: "/timeZone") }
    let problems =
      details.departments.problems(at: "/departments")
      + [zone, details.settings.problem(at: "/settings")].compactMap(\.self)
    if !problems.isEmpty { throw .invalidParams(problems) }
    if details.settings.counterContact != nil {
      throw .invalidParam(
        "/settings/counterContact",
        "counterContact must be left out: a new company has no contacts yet. Create one, and set it with companies.update"
      )
    }
    let company = Company(
      id: CompanyID(id ?? dependencies.ids.next(at: context.now)), details: details.withRounding(), tier: .free,
      kind: kind,
      tierSource: .manual,
      version: 1, createdAt: context.now, updatedAt: context.now)
    guard try table.insert(company, row: nil, in: .private, context) else { throw .duplicate("company", member: "id") }
    try memberships.admitFounder(of: company.uuid, number: try lookup.number(of: company.uuid), context)
    // A request without `company` meant the only company. Now there may be two companies, so the known result is
    // outdated.
    dependencies.stores.outdate()
    // The result that is stored for a repeat of this request belongs to the company, and is deleted with the company.
    dependencies.stores.enter(company.uuid)
    return try lookup.resolved(company, in: .private, at: context.now)
  }

  /// Stores a new company, and the credentials of its founder.
  func create(
    _ details: CompanyDetails, for new: NewCredentials, in context: Context
  ) throws(Failure) -> Computing<Company, Context> {
    let making = try memberships.prepare(new, at: "/credentials")
    return Computing { [compute = making.compute] _ in
      compute()
    } finish: { [self] (outcome, context) throws(Failure) in
      let company = try create(details, in: context)
      try making.keep(outcome, try dependencies.account(), company.uuid, context.now)
      return .result(company)
    }
  }

  /// Returns the personal company, which contains the account's own inventory. The first call creates the company.
  func personal(in context: Context) throws(Failure) -> Company {
    if let known = try lookup.personal() {
      guard let scope = try dependencies.directory.find(known, at: context.now) else { throw .notFound("company") }
      return try lookup.get(in: scope, at: context.now)
    }
    let id = Companies.personalID(of: try dependencies.account())
    // A container deletes the zone of a company for good. So a deleted personal company is created again with another
    // id.
    let wasDeleted = try !dependencies.stores.changes.changes(of: id, before: .max, limit: 1, in: .private).isEmpty
    return try create(.personal, id: wasDeleted ? nil : id, kind: .personal, in: context)
  }

  func update(_ patch: Patch<CompanyDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Company {
    let old = try lookup.get(in: context.scope, at: context.now)
    try old.require(expect, for: context.audience)
    let details = try patch.applied(to: old.details, unreadable: old.unreadable ?? []).withRounding(after: old.details)
    try check(details.departments, after: old.details.departments, in: context)
    // An unchanged time zone is not checked: another device may have set it, whose system knows more time zones.
    if let zone = details.timeZone, zone.name != old.details.timeZone?.name,
      let problem = zones.problem(with: zone, at: "/changes/timeZone")
    {
      throw .invalidParams([problem])
    }
    if let problem = details.settings.problem(at: "/changes/settings") { throw .invalidParams([problem]) }
    if let contact = details.settings.counterContact, contact != old.details.settings.counterContact {
      let pointer = "/changes/settings/counterContact"
      _ = try contacts().unmerged(contact, as: "counterContact", at: pointer, in: context)
    }
    if details.settings.historyMonths != old.details.settings.historyMonths { histories.begin() }
    let new = old.changed(to: details, rewriting: patch.names, tier: old.tier, from: old.tierSource, at: context.now)
    return try store(new, over: old, in: context)
  }

  /// Sets the tier of a company. If the new tier is smaller, existing records beyond its limits stay.
  /// - Throws: `forbidden` if purchases decide the tier.
  func setTier(_ tier: Tier, expect: Int?, in context: CompanyContext) throws(Failure) -> Company {
    if lookup.enforcesTiers {
      throw Failure(
        TierBoughtData(reason: .tierIsBought),
        "In production, a company's tier follows from its owner's purchases and can't be set. Only a core that was started with --trust-tiers can set it"
      )
    }
    let old = try lookup.get(in: context.scope, at: context.now)
    try old.require(expect, for: context.audience)
    return try store(old.changed(to: old.details, tier: tier, from: .manual, at: context.now), over: old, in: context)
  }

  /// Makes the account's purchases decide the tier of a company.
  func followEntitlements(expect: Int?, in context: CompanyContext) throws(Failure) -> Company {
    let old = try lookup.get(in: context.scope, at: context.now)
    try old.require(expect, for: context.audience)
    let tier = try lookup.boughtTier(at: context.now)
    return try store(
      old.changed(to: old.details, tier: tier, from: .entitlements, at: context.now), over: old, in: context)
  }

  private func store(_ new: Company, over old: Company, in context: CompanyContext) throws(Failure) -> Company {
    if old.changes(to: new).isEmpty { return old }
    guard try table.update(old, to: new, derived: lookup.enforcesTiers ? [] : ["tier"], in: context.store, context.base)
    else {
      throw .duplicate("company", member: "id")
    }
    dependencies.stores.outdate()
    return new
  }

  private func check(_ new: [CustomDepartment], after old: [CustomDepartment], in context: CompanyContext)
    throws(Failure)
  {
    let pointer = "/changes/departments"
    let problems = new.problems(at: pointer)
    if !problems.isEmpty { throw .invalidParams(problems) }
    // Finds departments that were removed, or whose bit has changed. Users who hold the old bit would then be in
    // another department, or in none.
    let moved = old.filter { before in
      new.mask & before.mask.value == 0 || new.contains { $0.name == before.name && $0.mask.value != before.mask.value }
    }
    guard !moved.isEmpty, case let held = try memberships.heldBits(in: context.scope) & moved.mask, held != 0 else {
      return
    }
    let names = moved.filter { $0.mask.value & held != 0 }.map(\.name.text)
    throw .invalidParam(
      pointer,
      "departments must still contain \(names.joined(separator: ", ")): users have rights in these departments. Remove those rights first (access.grant)"
    )
  }

  /// Deletes a company and all of its records. The change log then contains only the deletion itself.
  /// - Parameter confirm: the company's name.
  func delete(confirm: String, expect: Int?, in context: CompanyContext) throws(Failure) {
    let company = try lookup.get(in: context.scope, at: context.now)
    guard confirm.utf8.elementsEqual(company.details.name.text.utf8) else {
      throw .invalidParam("/confirm", "confirm must be exactly the company's name")
    }
    try company.require(expect, for: context.audience)
    try forget(company, in: context)
  }

  /// Deletes a company and all of its records, for a request or for sync.
  func forget(_ company: Company, in context: CompanyContext) throws(Failure) {
    try dependencies.deleteContents(of: context.scope)
    // The last state of the company is not stored with the deletion.
    try table.delete(company, lastState: nil, in: context.store, context.base)
    try dependencies.stores.changes.forget(company: context.company, context.store)
    try dependencies.stores.idempotency.forget(company: context.company, context.store)
    dependencies.stores.outdate()
  }

  /// Selects a company for requests without `company`; `nil` selects no company.
  /// - Throws: `notFound`.
  func select(_ company: CompanyID?, at now: Timestamp) throws(Failure) -> ListedCompany? {
    if let company, try dependencies.directory.find(company.uuid, at: now) == nil { throw .notFound("company") }
    try lookup.select(company?.uuid)
    return try selected(at: now)
  }

  /// Returns the selected company with its store and the caller's role, or `nil` if there is none.
  func selected(at now: Timestamp) throws(Failure) -> ListedCompany? {
    guard let scope = try dependencies.directory.look(for: nil, at: now) else { return nil }
    return ListedCompany(CompanySummary(try lookup.get(in: scope, at: now)), in: scope)
  }
}
