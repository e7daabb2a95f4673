internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// A company as the list shows it.
struct ListedCompany: Record {
  let company: Company, store: StoreName, role: Role

  static let doc: StaticString = "A company, where it is stored, and the caller's role in it."

  init(company: Company, store: StoreName, role: Role) {
    self.company = company
    self.store = store
    self.role = role
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    company = field("company", \.company, "The company.")
    store = field("store", \.store, "The store that holds it.")
    role = field("role", \.role, "What the caller is there.")
  }
}

/// What `companies.selected` answers: the same as a line of the list.
typealias SelectedCompany = ListedCompany

/// The store of a company, on the wire.
enum StoreName: String, Choice {
  case `private`, shared

  static let spellings = Spellings<StoreName>()

  init(_ store: Store) { self = store == .shared ? .shared : .private }
}

/// What a caller is in a company.
enum Role: String, Choice {
  case owner, participant

  static let spellings = Spellings<Role>()

  init(_ rights: Rights) { self = rights.isOwner ? .owner : .participant }
}

extension Companies {
  private static let cursor = "companies"

  /// A page of the companies in both stores, in the order of their ids, which is that of their creation.
  func list(limit: Int, after cursor: String?) throws(Failure) -> Page<ListedCompany> {
    var after = UUID(high: 0, low: 0)
    if let position = try Cursor.decode(Companies.cursor, cursor) {
      guard let id = UUID(position) else { throw Cursor.unknown }
      after = id
    }
    var found: [ListedCompany] = []
    for store in [Store.shared, .private] {
      let rows = try kernel.stores.all(
        pageQuery, in: store,
        {
          $0.add(kernel.stores.changes.actor)
          $0.add(after)
          $0.add(limit + 1)
        },
        {
          let company = $0.fields(of: Company.self)
          return ListedCompany(
            company: company, store: StoreName(store), role: Role(Rights(isOwner: $0.next(), departments: 0, managed: 0)))
        })
      // A company that is in both stores counts as shared.
      found += rows.filter { row in !found.contains { $0.company.id == row.company.id } }
    }
    found.sort { $0.company.uuid < $1.company.uuid }
    let page = Array(found.prefix(limit))
    let next = found.count > limit ? page.last.map { Cursor.encode(Companies.cursor, "\($0.company.uuid)") } : nil
    return Page(items: page, next: next)
  }
}
