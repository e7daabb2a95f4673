internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The sync of companies. The company is the first record of its zone.
extension Companies {
  var synced: SyncedRecords {
    let walk = StoreStatement("SELECT id, row FROM {store}.companies WHERE row > ? ORDER BY row LIMIT ?")
    let stores = dependencies.stores
    return SyncedRecords(
      Company.entityName,
      SyncTraits(
        "Companies", rank: 0, unwritten: ["tierSource"],
        // Other programs of the same cloud use these spellings.
        words: [("tier", [("free", "Free"), ("business", "Business"), ("enterprise", "Enterprise")])]),
      schema: { ObjectSchema(of: Company.self) },
      read: { [self] (id, partition) throws(Failure) in
        try stored(id, number: partition.number, in: partition.store).map { jsonText($0, for: .core) }
      }, put: { [self] (id, json, context) throws(Failure) in try put(id, json, context) },
      delete: { [self] (_, context) throws(Failure) in
        guard let company = try stored(context.company, number: context.number, in: context.store) else { return true }
        try forget(company, in: context)
        return true
      },
      walk: { (row, limit, store) throws(Failure) in
        try stores.all(walk, in: store, bind: row, limit) {
          let id: UUID = $0.next()
          return (record: id, company: id, row: $0.next(Int.self))
        }
      })
  }

  private func stored(_ id: UUID, number: Int, in store: Store) throws(Failure) -> Company? {
    guard number > 0 else { return nil }
    return try lookup.table.find(id, in: number...number, of: store)?.record
  }

  private func put(_ id: UUID, _ json: String, _ context: CompanyContext) throws(Failure) -> SyncedRecords.Put {
    guard var new = Company(json: json), new.uuid == id else {
      return .unfit("the record's values are not valid for a company")
    }
    new = try withKind(of: new, context)
    defer { dependencies.stores.outdate() }
    guard let old = try stored(id, number: context.number, in: context.store) else {
      return try lookup.table.insert(new, row: nil, in: context.store, context.base)
        ? .done : .unfit("the company exists already")
    }
    let changes = old.changes(to: new)
    if jsonText(old, for: .core) == jsonText(new, for: .core) { return .done }
    return try lookup.table.update(to: new, changes, in: context.store, context.base)
      ? .done : .unfit("the company can't be changed to these values")
  }

  /// Ensures that only one company is personal. If the id of only one of two personal companies was computed from the
  /// account's id, an older program created the other company, which then stays personal. Otherwise the company with
  /// the lower id stays personal. Clocks are not compared.
  private func withKind(of company: Company, _ context: CompanyContext) throws(Failure) -> Company {
    guard company.kind == .personal, let known = try lookup.personal(), known != company.uuid,
      case let id = company.uuid, let number = try dependencies.numberOfCompany(known, context.store),
      let own = try stored(known, number: number, in: context.store)
    else { return company }
    let isLater =
      Companies.isOfAccount(own.uuid) != Companies.isOfAccount(id) ? Companies.isOfAccount(id) : own.uuid < id
    if isLater { return company.of(.business) }
    let business = own.of(.business)
    _ = try lookup.table.update(to: business, own.changes(to: business), in: context.store, context.base)
    return company
  }
}

extension Company {
  fileprivate func of(_ kind: CompanyKind) -> Company {
    Company(
      id: id, details: details, tier: tier, kind: kind, tierSource: tierSource, version: version, createdAt: createdAt,
      updatedAt: updatedAt,
      unreadable: unreadable)
  }
}
