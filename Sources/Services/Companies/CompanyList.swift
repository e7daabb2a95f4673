internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Lists the companies that the caller may see.
extension Companies {
  private static let cursor = "companies"

  /// Returns a page of the companies in both stores, in the order of their ids. This is also the order of their
  /// creation.
  func list(
    archived: Bool?, kind: CompanyKind?, limit: Int, after cursor: String?, at now: Timestamp
  ) throws(Failure) -> Page<ListedCompany> {
    var after = UUID(high: 0, low: 0)
    if let position = try Cursor.decode(Companies.cursor, cursor) {
      guard let id = UUID(position) else { throw Cursor.unknown }
      after = id
    }
    var found: [ListedCompany] = []
    for store in dependencies.stores.ofCompanies {
      found += try listed(in: store, archived: archived, kind: kind, limit: limit, after: after, at: now)
    }
    found.sort { $0.company.id.uuid < $1.company.id.uuid }
    let page = Array(found.prefix(limit))
    let next = found.count > limit ? page.last.map { Cursor.encode(Companies.cursor, "\($0.company.id.uuid)") } : nil
    return Page(items: page, next: next)
  }

  /// Returns the first companies of a store that the caller may see. One more than the limit is read, to find out
  /// whether more companies follow.
  private func listed(
    in store: Store, archived: Bool?, kind: CompanyKind?, limit: Int, after: UUID, at now: Timestamp
  ) throws(Failure) -> [ListedCompany] {
    var found: [ListedCompany] = []
    var after = after
    while found.count <= limit {
      let rows = try dependencies.stores.all(pages.statement(archived), in: store, bind: after, kind, limit + 1) {
        (summary: $0.fields(of: CompanySummary.self), source: $0.next(TierSource.self))
      }
      for row in rows {
        guard let scope = try dependencies.directory.find(row.summary.id.uuid, at: now), scope.store == store else {
          continue
        }
        var summary = row.summary
        if let tier = try lookup.boughtTier(insteadOf: row.source, in: store, at: now) { summary.tier = tier }
        found.append(ListedCompany(summary, in: scope))
      }
      guard rows.count > limit, let last = rows.last else { break }
      after = last.summary.id.uuid
    }
    return found
  }
}
