internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The ids of lines that were removed from orders and purchases. They are stored so that the histories include these
/// lines.
struct RemovedLines {
  private let stores: Stores
  private let insertion = StoreStatement(
    "INSERT OR IGNORE INTO {store}.removed_lines (company, owner, line) VALUES (?, ?, ?)")
  private let selection = StoreStatement("SELECT line FROM {store}.removed_lines WHERE company = ? AND owner = ?")
  private let emptying = StoreStatement("DELETE FROM {store}.removed_lines WHERE company = ?")

  init(_ stores: Stores) { self.stores = stores }

  /// Registers a hook that records each removed line.
  func watch<Details: DocumentLineDetails>(_ lines: Records<Details>) {
    lines.rules.written = { (old, new, _, context) throws(Failure) in
      if new == nil, let old { try add(old.uuid, of: old.details.document.uuid, in: context) }
    }
  }

  private func add(_ line: UUID, of owner: UUID, in context: CompanyContext) throws(Failure) {
    try stores.run(insertion, in: context.store, bind: context.number, owner, line)
  }

  func of(_ owner: UUID, in context: CompanyContext) throws(Failure) -> [UUID] {
    try stores.all(selection, in: context.store, bind: context.number, owner) { $0.next(UUID.self) }
  }

  func empty(_ partition: Partition) throws(Failure) {
    try stores.run(emptying, in: partition.store, bind: partition.number)
  }

  static let sql = """
    CREATE TABLE {store}.removed_lines (
      company INTEGER NOT NULL,
      owner BLOB NOT NULL,
      line BLOB NOT NULL,
      PRIMARY KEY (company, owner, line)
    ) STRICT, WITHOUT ROWID;
    """
}
