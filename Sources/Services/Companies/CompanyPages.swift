internal import SQLite
internal import Storage
internal import Tenancy

/// The queries for pages of companies, in the order of their ids: at most ?3 companies after the id ?1, of the kind ?2.
/// NULL stands for any kind. A company that is in both stores is found in both.
struct CompanyPages {
  private let all = CompanyPages.page("")
  private let archived = CompanyPages.page(" AND c.archived = 1")
  private let others = CompanyPages.page(" AND c.archived = 0")

  private static func page(_ condition: String) -> StoreStatement {
    let columns = CompanySummary.fieldNames.map { "c.\($0)" }.joined(separator: ", ")
    return StoreStatement(
      "SELECT \(columns), c.tierSource FROM {store}.companies c WHERE c.id > ?1 AND (?2 IS NULL OR c.kind = ?2)\(condition) ORDER BY c.id LIMIT ?3"
    )
  }

  func statement(_ archived: Bool?) -> StoreStatement { archived.map { $0 ? self.archived : others } ?? all }
}
