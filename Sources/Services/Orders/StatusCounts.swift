internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The number of a company's records in each status. The number is updated whenever a record is created, changes its
/// status or is deleted. Counting the records instead would take longer with each further record.
struct StatusCounts<Status: Choice> {
  private let stores: Stores
  /// The table of the records.
  private let table: String
  private let add = StoreStatement(
    """
    INSERT INTO {store}.record_numbers (company, kind, last) VALUES (?, ?, ?)
      ON CONFLICT (company, kind) DO UPDATE SET last = last + excluded.last
    """)
  private let all = StoreStatement(
    "SELECT kind, last FROM {store}.record_numbers WHERE company = ? AND kind > ? AND kind < ?")

  init(of table: String, _ stores: Stores) {
    self.table = table
    self.stores = stores
  }

  /// Updates the counts after a record has moved to another status.
  /// - Parameters:
  ///   - old: the former status; `nil` for a new record.
  ///   - new: the current status; `nil` for a deleted record.
  func move(from old: Status?, to new: Status?, in context: CompanyContext) throws(Failure) {
    if let old, let new, old.rawValue == new.rawValue { return }
    if let old { try add(-1, to: old, in: context) }
    if let new { try add(1, to: new, in: context) }
  }

  private func add(_ count: Int, to status: Status, in context: CompanyContext) throws(Failure) {
    try stores.run(add, in: context.store, bind: context.number, kind(of: status), count)
  }

  private func kind(of status: Status) -> String { "\(table).\(status.rawValue)" }

  /// Returns the counts that are not 0, in the order of the statuses.
  func list(in context: CompanyContext) throws(Failure) -> [StatusCount] {
    let found = try stores.all(all, in: context.store, bind: context.number, "\(table).", "\(table)/") {
      (kind: $0.next(String.self), count: $0.next(Int.self))
    }
    return Status.allCases.compactMap { status in
      guard let count = found.first(where: { $0.kind == kind(of: status) })?.count, count > 0 else { return nil }
      return StatusCount(status: status.rawValue, count: count)
    }
  }
}

/// The SQL that creates and checks the counts.
enum StatusCountTables {
  /// Returns the SQL that makes the counts for the existing records of an older store.
  static func counting(_ table: String) -> String {
    """
    INSERT INTO {store}.record_numbers (company, kind, last)
      SELECT row >> 40, '\(table).' || status, count(*) FROM {store}.\(table) GROUP BY 1, 2;
    """
  }

  /// The query for the number of stored counts that are wrong.
  static let wrong = """
    SELECT count(*) FROM (
      SELECT company, kind FROM (
        SELECT row >> 40 AS company, 'orders.' || status AS kind, 1 AS n FROM {store}.orders
        UNION ALL SELECT row >> 40, 'dispatches.' || status, 1 FROM {store}.dispatches
        UNION ALL SELECT company, kind, -last FROM {store}.record_numbers WHERE kind GLOB 'orders.*' OR kind GLOB 'dispatches.*')
      GROUP BY company, kind HAVING sum(n) <> 0)
    """
}
