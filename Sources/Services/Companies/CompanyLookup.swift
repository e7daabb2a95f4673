public import Ports
public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy
internal import Vocabulary

/// Finds companies and reads their members, for the directory and for the service of companies.
public final class CompanyLookup: CompanyKeeper {
  private let stores: Stores
  private let memberships: any AccessKeeper
  private let entitlements: any EntitlementKeeper
  private let build: Build
  let table: Table<Company>
  /// The companies that were read last. One request reads its company several times, for example for the tier, the
  /// rounding and the time zone.
  private let recent: RecentAnswers<UUID, Stored>
  private var knownSelection: Selection?
  /// The last number that was looked up. Sync looks up the number of the same company many times.
  private var knownNumber: (company: UUID, store: Store, number: Int)?

  private let findRow = StoreStatement("SELECT row, archived FROM {store}.companies WHERE id = ?")
  private let findPersonal = StoreStatement("SELECT id FROM {store}.companies WHERE kind = 'personal'")
  private let findTwo = StoreStatement("SELECT id FROM {store}.companies LIMIT 2")
  private let requirement = StoreStatement(
    "SELECT settings ->> 'requireCredentials' FROM {store}.companies WHERE id = ?")
  private static let selectionName = "selectedCompany"

  public init(_ stores: Stores, _ memberships: any AccessKeeper, _ entitlements: any EntitlementKeeper, _ build: Build)
  {
    self.build = build
    self.stores = stores
    self.memberships = memberships
    self.entitlements = entitlements
    table = Table("companies", stores)
    recent = RecentAnswers(stores, of: findRow, bits: 5)
    stores.whenUndone { [unowned self] in (knownSelection, knownNumber) = (nil, nil) }
    stores.whenOutdated { [unowned self] in (knownSelection, knownNumber) = (nil, nil) }
  }

  func get(in scope: CompanyScope, at now: Timestamp) throws(Failure) -> Company {
    try resolved(try stored(in: scope).company, in: scope.store, at: now)
  }

  /// A company as it is stored. It is a class, so that the cache does not copy it.
  private final class Stored {
    let company: Company, number: Int

    init(_ company: Company, number: Int) {
      self.company = company
      self.number = number
    }
  }

  private func stored(in scope: CompanyScope) throws(Failure) -> Stored {
    let found = try recent.answer(for: scope.company, in: scope.store) { () throws(Failure) in
      guard let found = try table.find(scope.company, in: scope.number...scope.number, of: scope.store) else {
        return nil
      }
      if found.unreadable.isBroken { throw .unreadable("company", scope.company) }
      var company = found.record
      if !found.unreadable.isEmpty { company.unreadable = found.unreadable.names(of: Company.self) }
      return Stored(company, number: found.row)
    }
    guard let found, found.number == scope.number else { throw .notFound("company") }
    return found
  }

  /// Returns a company with its current tier.
  func resolved(_ stored: Company, in store: Store, at now: Timestamp) throws(Failure) -> Company {
    var company = stored
    if let tier = try boughtTier(insteadOf: stored.tierSource, in: store, at: now) {
      (company.tier, company.tierSource) = (tier, .entitlements)
    }
    return company
  }

  /// Returns the tier that purchases decide, or `nil` if the tier counts that a user has set.
  func boughtTier(insteadOf source: TierSource, in store: Store, at now: Timestamp) throws(Failure) -> Tier? {
    guard source == .entitlements || enforcesTiers else { return nil }
    return try boughtTier(in: store, at: now)
  }

  /// A Boolean value that indicates whether purchases always decide the tiers, so that a tier can't be set.
  var enforcesTiers: Bool {
    // The build describes itself in the settings. So a query that reads this value must depend on the settings.
    stores.settings.noteReading()
    return build.enforcesTiers
  }

  /// Returns the tier that the account's purchases decide. Returns `nil` for companies of other accounts, because those
  /// accounts have purchases of their own.
  func boughtTier(in store: Store, at now: Timestamp) throws(Failure) -> Tier? {
    store == .private ? try boughtTier(at: now) : nil
  }

  /// Returns the tier that the account's purchases decide.
  func boughtTier(at now: Timestamp) throws(Failure) -> Tier { try entitlements.companyTier(at: now) }

  /// Returns the id of the personal company, or `nil` if it does not exist yet.
  func personal() throws(Failure) -> UUID? {
    try stores.first(findPersonal, in: .private, read: { $0.next(UUID.self) })
  }

  /// Returns the number of a company of the private store.
  func number(of company: UUID) throws(Failure) -> Int {
    guard let number = try stores.first(findRow, in: .private, bind: company, read: { $0.next(Int.self) }) else {
      throw .notFound("company")
    }
    return number
  }

  /// Returns the number of a company in a store, or `nil` if the store does not have it.
  public func number(of company: UUID, in store: Store) throws(Failure) -> Int? {
    if let knownNumber, knownNumber.company == company, knownNumber.store == store {
      stores.noteReading(findRow, in: store)
      return knownNumber.number
    }
    guard let number = try stores.first(findRow, in: store, bind: company, read: { $0.next(Int.self) }) else {
      return nil
    }
    knownNumber = (company, store, number)
    return number
  }

  /// Returns a Boolean value that indicates whether each participant in a shared company must create credentials,
  /// because the owner requires them.
  public func requiresCredentials(_ company: UUID) throws(Failure) -> Bool {
    try stores.first(requirement, in: .shared, bind: company) { $0.next(Bool?.self) } == true
  }

  /// Stores the selection. `nil` selects no company, and is stored as an empty text.
  func select(_ company: UUID?) throws(Failure) {
    try stores.settingsOfCompanies.set(CompanyLookup.selectionName, to: company?.description ?? "")
    knownSelection = company.map { .company($0) } ?? .nothing
    stores.outdate()
  }

  /// Returns the scope of a company. If both stores have the company, returns its scope in the shared store.
  public func open(_ company: UUID, at now: Timestamp) throws(Failure) -> CompanyScope? {
    for store in stores.ofCompanies.reversed() {
      let row = try stores.first(findRow, in: store, bind: company) {
        (number: $0.next(Int.self), isArchived: $0.next(Bool.self))
      }
      guard let row, let membership = try memberships.membership(in: company, of: store, at: now) else { continue }
      return CompanyScope(
        company: company, number: row.number, store: store, isArchived: row.isArchived, membership: membership)
    }
    return nil
  }

  public func noteReading(of scope: CompanyScope) {
    stores.noteReading(findRow, in: scope.store)
    memberships.noteReading(in: scope.store)
  }

  public func noteUse(of session: OpenSession, in scope: CompanyScope, at now: Timestamp) throws(Failure) {
    try memberships.noteUse(of: session, in: scope.company, at: now)
  }

  public func selection() throws(Failure) -> Selection {
    if let knownSelection {
      stores.settingsOfCompanies.noteReading()
      return knownSelection
    }
    let kept = try stores.settingsOfCompanies.value(of: CompanyLookup.selectionName)
    let selection: Selection = kept.map { UUID($0).map { .company($0) } ?? .nothing } ?? .unsaid
    knownSelection = selection
    return selection
  }

  public func hasAny() throws(Failure) -> Bool {
    for store in stores.ofCompanies {
      if try stores.first(findTwo, in: store, read: { $0.next(UUID.self) }) != nil { return true }
    }
    return false
  }

  public func only() throws(Failure) -> UUID? {
    // This is not a set, because `first` of a set would search through all conformances of the program at its start.
    var only: UUID?
    for store in stores.ofCompanies {
      for id in try stores.all(findTwo, in: store, read: { $0.next(UUID.self) }) {
        if let only, only != id { return nil }
        only = id
      }
    }
    return only
  }

  public func products(giving tiers: [Tier], to scope: CompanyScope, at now: Timestamp) throws(Failure) -> [String]? {
    guard scope.store == .private, try get(in: scope, at: now).tierSource == .entitlements else { return nil }
    return entitlements.products(giving: tiers)
  }

  public func facts(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyFacts {
    let company = try get(in: scope, at: now)
    return CompanyFacts(
      tier: company.tier, departments: Department.builtIn + company.details.departments.map(\.department),
      sessionHours: company.details.settings.sessionHours.hours,
      idleMinutes: company.details.settings.idleMinutes?.minutes,
      allowsNegativeStock: company.details.settings.allowNegativeStock.isSet,
      expiryDays: company.details.settings.expiryDays.days,
      orderNumberFormat: company.details.settings.orderNumberFormat.text,
      purchaseNumberFormat: company.details.settings.purchaseNumberFormat.format.text,
      isPersonal: company.kind == .personal,
      currency: company.details.currency?.code,
      isTierBought: enforcesTiers)
  }
}

extension CompanyLookup: ProfileKeeper {
  public func profile(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyProfile {
    let details = try stored(in: scope).company.details
    return CompanyProfile(
      name: details.name, legalName: details.legalName, address: details.address, currency: details.currency,
      timeZone: details.timeZone, taxId: details.taxId, registration: details.registration, bank: details.bank,
      paymentTerms: details.paymentTerms, rounding: details.settings.rounding,
      numberFormats: details.settings.numberFormats, counterContact: details.settings.counterContact)
  }
}
