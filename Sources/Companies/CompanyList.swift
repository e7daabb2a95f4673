internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// What whoever has the directory may know of a company before they sign in.
struct CompanySummary: Record {
  let id: CompanyID, name: Line, logo: Line?, tier: Tier, archived: Flag

  static let doc: StaticString = "A company as it stands in a list to choose from."

  init(_ company: Company) {
    id = company.id
    name = company.details.name
    logo = company.details.logo
    tier = company.tier
    archived = company.details.archived
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    id = field("id", \.id, "The company's id.")
    name = field("name", \.name, "The name that people call it by.")
    logo = field("logo", \.logo, "Where its logo is found.")
    tier = field("tier", \.tier, "What it pays for.")
    archived = field("archived", \.archived, "Whether it is put away.")
  }
}

/// A company as the list shows it.
struct ListedCompany: Record {
  let company: CompanySummary, store: StoreName, role: Role?, signIn: Standing.SignIn

  static let doc: StaticString = "A company, where it is stored, and the caller's role in it."

  init(_ company: CompanySummary, in scope: CompanyScope) {
    self.company = company
    store = StoreName(scope.store)
    role = Role(scope.standing)
    signIn = scope.standing.signIn
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    company = field("company", \.company, "The company.")
    store = field("store", \.store, "The store that holds it.")
    role = field("role", \.role, "What the caller is there; null as long as a sign-in is needed.")
    signIn = field("signIn", \.signIn, "Whether somebody must sign in to act there, or has.")
  }
}

/// What `companies.selected` answers: the same as a line of the list.
typealias SelectedCompany = ListedCompany

extension Companies {
  private static let cursor = "companies"

  /// A company that is in both stores counts as shared: `find` decides.
  private static func page(_ store: Store, archived: Bool?) -> StoreStatement {
    let columns = CompanySummary.fieldNames.map { "c.\($0)" }.joined(separator: ", ")
    let filter = archived.map { " AND c.archived = \($0 ? 1 : 0)" } ?? ""
    return StoreStatement("SELECT \(columns) FROM {store}.companies c WHERE c.id > ?\(filter) ORDER BY c.id LIMIT ?")
  }

  /// A page of the companies in both stores, in the order of their ids, which is that of their creation.
  func list(archived: Bool?, limit: Int, after cursor: String?) throws(Failure) -> Page<ListedCompany> {
    var after = UUID(high: 0, low: 0)
    if let position = try Cursor.decode(Companies.cursor, cursor) {
      guard let id = UUID(position) else { throw Cursor.unknown }
      after = id
    }
    var found: [ListedCompany] = []
    for store in Store.ofCompanies { found += try listed(in: store, archived: archived, limit: limit, after: after) }
    found.sort { $0.company.id.uuid < $1.company.id.uuid }
    let page = Array(found.prefix(limit))
    let next = found.count > limit ? page.last.map { Cursor.encode(Companies.cursor, "\($0.company.id.uuid)") } : nil
    return Page(items: page, next: next)
  }

  /// The first companies of a store that the caller may see, one more than the limit.
  private func listed(in store: Store, archived: Bool?, limit: Int, after: UUID) throws(Failure) -> [ListedCompany] {
    var found: [ListedCompany] = []
    var after = after
    while found.count <= limit {
      let rows = try kernel.stores.all(
        Companies.page(store, archived: archived), in: store,
        {
          $0.add(after)
          $0.add(limit + 1)
        }, { $0.fields(of: CompanySummary.self) })
      for row in rows {
        guard let scope = try kernel.directory.find(row.id.uuid), scope.store == store else { continue }
        found.append(ListedCompany(row, in: scope))
      }
      guard rows.count > limit, let last = rows.last else { break }
      after = last.id.uuid
    }
    return found
  }
}
