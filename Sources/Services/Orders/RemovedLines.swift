internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Which lines orders and purchases have had: what has happened to these is told with what has happened to the whole.
struct RemovedLines {
  private let stores: Stores
  private let insertion = StoreStatement("INSERT OR IGNORE INTO {store}.removed_lines (company, owner, line) VALUES (?, ?, ?)")
  private let selection = StoreStatement("SELECT line FROM {store}.removed_lines WHERE company = ? AND owner = ?")
  private let emptying = StoreStatement("DELETE FROM {store}.removed_lines WHERE company = ?")

  init(_ stores: Stores) { self.stores = stores }

  func add(_ line: UUID, of owner: UUID, in context: CompanyContext) throws(Failure) {
    try stores.run(insertion, in: context.store) {
      $0.add(context.number)
      $0.add(owner)
      $0.add(line)
    }
  }

  func of(_ owner: UUID, in context: CompanyContext) throws(Failure) -> [UUID] {
    try stores.all(
      selection, in: context.store,
      {
        $0.add(context.number)
        $0.add(owner)
      }, { $0.next(UUID.self) })
  }

  func empty(_ partition: Partition) throws(Failure) { try stores.run(emptying, in: partition.store) { $0.add(partition.number) } }

  /// The members of a line whose changes its order tells of: what people write of it, and what was given up.
  static func told<Terms: Record>(by terms: Terms.Type) -> [String] { ObjectSchema(of: terms).members.map(\.name) + ["cancelled"] }

  static let sql = """
    CREATE TABLE {store}.removed_lines (
      company INTEGER NOT NULL,
      owner BLOB NOT NULL,
      line BLOB NOT NULL,
      PRIMARY KEY (company, owner, line)
    ) STRICT, WITHOUT ROWID;
    """
}
