internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// The companies that the account owns or takes part in, and which of them is selected.
final class Companies {
  let kernel: Kernel
  let table: Table<Company>
  private var knownSelection: UUID??

  private let findRow = StoreStatement("SELECT row, archived FROM {store}.companies WHERE id = ?")
  private(set) lazy var pages = CompanyPages()

  private static let selection = "selectedCompany"

  init(_ kernel: Kernel) {
    self.kernel = kernel
    table = Table("companies", kernel)
    kernel.stores.whenUndone { [unowned self] in knownSelection = nil }
  }

  /// Stores a new company privately, with the account as its owner.
  func create(_ details: CompanyDetails) throws(Failure) -> Company {
    let problems = details.departments.problems(at: "/departments")
    if !problems.isEmpty { throw .invalidParams(problems) }
    let now = kernel.clock.now
    let company = Company(
      id: CompanyID(kernel.ids.next()), details: details, tier: .free, tierSource: .manual, version: 1, createdAt: now, updatedAt: now)
    guard try table.insert(company, row: nil, in: .private) else { throw .duplicate("company", member: "id") }
    guard let number = try kernel.stores.first(findRow, in: .private, { $0.add(company.id) }, { $0.next(Int.self) }) else {
      throw .notFound("company")
    }
    try kernel.access.admitFounder(of: company.uuid, number: number)
    // An answer that is kept for a repeat is the company's, and goes with it.
    kernel.stores.enter(company.uuid)
    return company
  }

  func get(in scope: CompanyScope) throws(Failure) -> Company {
    guard let found = try table.find(scope.company, in: scope.number...scope.number, of: scope.store) else { throw .notFound("company") }
    var company = found.record
    if company.tierSource == .entitlements, let tier = try boughtTier(in: scope.store) { company.tier = tier }
    return company
  }

  /// The tier that follows from what the account has bought; nil for companies of others, who buy for themselves.
  func boughtTier(in store: Store) throws(Failure) -> Tier? { store == .private ? try kernel.entitlements.companyTier() : nil }

  func update(_ patch: Patch<CompanyDetails>, expect: Int?, in scope: CompanyScope) throws(Failure) -> Company {
    let old = try get(in: scope)
    try old.require(expect, for: scope)
    let details = try patch.applied(to: old.details)
    try check(details.departments, after: old.details.departments, in: scope)
    return try store(old.changed(to: details, tier: old.tier, from: old.tierSource, at: kernel.clock.now), over: old, in: scope)
  }

  /// Says what a company pays for. What it has beyond a smaller tier's limits stays.
  func setTier(_ tier: Tier, expect: Int?, in scope: CompanyScope) throws(Failure) -> Company {
    let old = try get(in: scope)
    try old.require(expect, for: scope)
    return try store(old.changed(to: old.details, tier: tier, from: .manual, at: kernel.clock.now), over: old, in: scope)
  }

  /// Lets what a company pays for follow from what the account has bought.
  func followEntitlements(expect: Int?, in scope: CompanyScope) throws(Failure) -> Company {
    let old = try get(in: scope)
    try old.require(expect, for: scope)
    guard let tier = try boughtTier(in: scope.store) else {
      throw .invalidParam("/company", "company must be one that the account owns; others' companies follow from what their owners buy")
    }
    return try store(old.changed(to: old.details, tier: tier, from: .entitlements, at: kernel.clock.now), over: old, in: scope)
  }

  private func store(_ new: Company, over old: Company, in scope: CompanyScope) throws(Failure) -> Company {
    if old.changedFields(to: new).allSatisfy({ $0 == "version" || $0 == "updatedAt" }) { return old }
    guard try table.update(old, to: new, in: scope.store) else { throw .duplicate("company", member: "id") }
    kernel.directory.forget()
    return new
  }

  private func check(_ new: [CustomDepartment], after old: [CustomDepartment], in scope: CompanyScope) throws(Failure) {
    let pointer = "/changes/departments"
    let problems = new.problems(at: pointer)
    if !problems.isEmpty { throw .invalidParams(problems) }
    // Gone, or called by another bit: who holds the old one would be in another department, or in none.
    let moved = old.filter { before in
      new.mask & before.mask.value == 0 || new.contains { $0.name == before.name && $0.mask.value != before.mask.value }
    }
    guard !moved.isEmpty, case let held = try kernel.access.heldBits(in: scope) & moved.mask, held != 0 else { return }
    let names = moved.filter { $0.mask.value & held != 0 }.map(\.name.text)
    throw .invalidParam(pointer, "departments must keep \(names.joined(separator: ", ")): access records hold the bit")
  }

  /// Deletes a company and everything that belongs to it; of the change log, the deletion itself stays.
  /// - Parameter confirm: its name.
  func delete(confirm: String, expect: Int?, in scope: CompanyScope) throws(Failure) {
    let company = try get(in: scope)
    guard confirm.utf8.elementsEqual(company.details.name.text.utf8) else {
      throw .invalidParam("/confirm", "confirm must be the company's name, to the letter")
    }
    try company.require(expect, for: scope)
    try kernel.deleteContents(of: scope)
    try table.delete(company, in: scope.store)
    try kernel.stores.changes.forget(company: scope.company, scope.store)
    try kernel.stores.once.forget(company: scope.company, scope.store)
    kernel.directory.forget()
  }

  /// Keeps the selection; nil for none.
  func select(_ company: CompanyID?) throws(Failure) -> ListedCompany? {
    if let company, try kernel.directory.find(company.uuid) == nil { throw .notFound("company") }
    try kernel.settings.set(Companies.selection, to: company?.uuid.description)
    knownSelection = .some(company?.uuid)
    return try selected()
  }

  /// The selected company with its store and the caller's role; nil when none is selected, or when the selected one is gone.
  func selected() throws(Failure) -> ListedCompany? {
    guard let scope = try kernel.directory.look(for: nil) else { return nil }
    return ListedCompany(CompanySummary(try get(in: scope)), in: scope)
  }
}

extension Companies: CompanyKeeper {
  /// The company, in the shared store rather than in the private one when it is in both.
  func open(_ company: UUID) throws(Failure) -> CompanyScope? {
    for store in [Store.shared, .private] {
      let row = try kernel.stores.first(
        findRow, in: store, { $0.add(company) }, { (number: $0.next(Int.self), isArchived: $0.next(Bool.self)) })
      guard let row, let standing = try kernel.access.standing(in: company, of: store) else { continue }
      return CompanyScope(company: company, number: row.number, store: store, isArchived: row.isArchived, standing: standing)
    }
    return nil
  }

  func noteReading(of scope: CompanyScope) {
    kernel.stores.noteReading(findRow, in: scope.store)
    kernel.access.noteReading(in: scope.store)
  }

  func selection() throws(Failure) -> UUID? {
    if let knownSelection {
      kernel.settings.noteReading()
      return knownSelection
    }
    let id = try kernel.settings.value(of: Companies.selection).flatMap(UUID.init(_:))
    knownSelection = .some(id)
    return id
  }

  func facts(of scope: CompanyScope) throws(Failure) -> CompanyFacts {
    let company = try get(in: scope)
    return CompanyFacts(
      tier: company.tier, departments: Department.builtIn + company.details.departments.map(\.department),
      sessionHours: company.details.settings.sessionHours.hours)
  }
}
