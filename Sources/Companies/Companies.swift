internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// The companies that the account owns or takes part in, and which of them is selected.
final class Companies {
  let kernel: Kernel
  let table: Table<Company>
  /// What was found out since the last change of a company; nearly every request asks for the same one.
  private var known: [UUID: CompanyScope] = [:]
  /// The one that was asked for last: nearly always the next one, too.
  private var last: CompanyScope?
  private var knownSelection: UUID??

  let findScope = StoreStatement(
    """
    SELECT c.row, a.isOwner, a.deptMask, a.managerMask
    FROM {store}.companies c JOIN {store}.access_records a ON a.company = c.id
    WHERE c.id = ? AND a.user = ?
    """)
  private let grant = StoreStatement(
    """
    INSERT INTO {store}.access_records (id, company, user, isOwner, deptMask, managerMask, version)
    VALUES (?, ?, ?, ?, ?, ?, 1)
    """)
  private let revokeAll = StoreStatement("DELETE FROM {store}.access_records WHERE company = ?")

  let pageQuery: StoreStatement

  static let selection = "selectedCompany"

  init(_ kernel: Kernel) {
    self.kernel = kernel
    table = Table("companies", kernel)
    let columns = Company.fieldNames.map { "c.\($0)" }.joined(separator: ", ")
    pageQuery = StoreStatement(
      """
      SELECT \(columns), a.isOwner
      FROM {store}.companies c JOIN {store}.access_records a ON a.company = c.id AND a.user = ?
      WHERE c.id > ? ORDER BY c.id LIMIT ?
      """)
    kernel.stores.whenUndone { [unowned self] in forget() }
  }

  private func forget() {
    known.removeAll(keepingCapacity: true)
    last = nil
    knownSelection = nil
  }

  private var account: UUID { kernel.stores.changes.actor }

  /// Stores a new company privately, with its creator as owner.
  func create(_ details: CompanyDetails) throws(Failure) -> Company {
    let now = kernel.clock.now
    let company = Company(id: CompanyID(kernel.ids.next()), details: details, version: 1, createdAt: now, updatedAt: now)
    guard try table.insert(company, row: nil, in: .private) else { throw .duplicate("company", member: "id") }
    let record = kernel.ids.next()
    try kernel.stores.run(grant, in: .private) {
      $0.add(record)
      $0.add(company.id)
      $0.add(account)
      $0.add(true)
      $0.add(0)
      $0.add(0)
    }
    return company
  }

  func get(in scope: CompanyScope) throws(Failure) -> Company {
    guard let found = try table.find(scope.company, in: scope.number...scope.number, of: scope.store) else { throw .notFound("company") }
    return found.record
  }

  func update(_ patch: Patch<CompanyDetails>, expect: Int?, in scope: CompanyScope) throws(Failure) -> Company {
    let old = try get(in: scope)
    try old.require(expect)
    let new = old.changed(to: try patch.applied(to: old.details), at: kernel.clock.now)
    if old.changedFields(to: new).allSatisfy({ $0 == "version" || $0 == "updatedAt" }) { return old }
    guard try table.update(old, to: new, in: scope.store) else { throw .duplicate("company", member: "id") }
    return new
  }

  /// Deletes a company and everything that belongs to it; of the change log, the deletion itself stays.
  func delete(expect: Int?, in scope: CompanyScope) throws(Failure) {
    let company = try get(in: scope)
    try company.require(expect)
    try kernel.deleteContents(of: scope)
    try kernel.stores.run(revokeAll, in: scope.store) { $0.add(scope.company) }
    try table.delete(company, in: scope.store)
    try kernel.stores.changes.forget(company: scope.company, scope.store)
    try kernel.stores.once.forget(company: scope.company, scope.store)
    forget()
  }

  /// Keeps the selection; nil for none.
  func select(_ company: CompanyID?) throws(Failure) -> SelectedCompany? {
    if let company { _ = try scope(of: company) }
    try kernel.settings.set(Companies.selection, to: company?.uuid.description)
    knownSelection = .some(company?.uuid)
    return try selected()
  }

  /// The selected company with its store and the caller's role; nil when none is selected, or when the selected one is gone.
  func selected() throws(Failure) -> SelectedCompany? {
    guard let id = try selectedID(), let scope = try find(id) else { return nil }
    return SelectedCompany(company: try get(in: scope), store: StoreName(scope.store), role: Role(scope.rights))
  }

  private func selectedID() throws(Failure) -> UUID? {
    if let knownSelection {
      kernel.settings.noteReading()
      return knownSelection
    }
    let id = try kernel.settings.value(of: Companies.selection).flatMap(UUID.init(_:))
    knownSelection = .some(id)
    return id
  }
}

extension Companies: CompanyDirectory {
  /// The company, in the shared store rather than in the private one when it is in both.
  func find(_ company: UUID) throws(Failure) -> CompanyScope? {
    kernel.stores.enter(company)
    if let scope = last?.company == company ? last : known[company] {
      last = scope
      kernel.stores.enter(scope.store)
      kernel.stores.noteReading(findScope, in: scope.store)
      return scope
    }
    for store in [Store.shared, .private] {
      let scope = try kernel.stores.first(
        findScope, in: store,
        {
          $0.add(company)
          $0.add(account)
        },
        {
          let number = $0.next(Int.self)
          let rights = Rights(isOwner: $0.next(), departments: $0.next(), managed: $0.next())
          return CompanyScope(company: company, number: number, store: store, rights: rights)
        })
      if let scope {
        known[company] = scope
        kernel.stores.enter(scope.store)
        return scope
      }
    }
    return nil
  }

  func scope(of company: CompanyID?) throws(Failure) -> CompanyScope {
    if let company {
      guard let scope = try find(company.uuid) else { throw .notFound("company") }
      return scope
    }
    guard let id = try selectedID(), let scope = try find(id) else {
      throw Failure(.noCompany, "No company is selected; pass company, or select one with companies.select")
    }
    return scope
  }
}
