internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

extension Assets {
  /// How many assets each company has: no cloud has their files.
  func countsByCompany() throws(Failure) -> [(company: UUID, count: Int)] {
    let counts = StoreStatement("SELECT company, count(*) FROM {store}.assets GROUP BY company")
    var found: [(company: UUID, count: Int)] = []
    for store in dependencies.stores.ofCompanies {
      found += try dependencies.stores.all(counts, in: store, { _ in }, { (company: $0.next(UUID.self), count: $0.next(Int.self)) })
    }
    return found
  }
}
