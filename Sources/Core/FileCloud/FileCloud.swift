public import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
public import Storage

/// A container in a file. The cores of several devices can use the file at the same time. Each core starts a process
/// that serves the container for one account.
///
/// The file has SQLite's rollback journal, and no write-ahead log. A log needs memory that all processes with the open
/// file share, and does not work on a network disk (https://www.sqlite.org/wal.html).
public final class FileCloud: CloudContainer {
  let connection: Connection
  let path: String
  let account: String
  let clock: Clock
  /// The number of a zone's changes for which tokens stay valid.
  let kept: Int
  let statements: CloudStatements
  let shares: ShareStatements
  /// The statements of the public database, or `nil` if no request has needed them yet.
  var knownPublicStatements: PublicStatements?
  let ids: IDGenerator
  /// The container's id.
  public private(set) var id: String
  private var seenVersion = 0
  /// The changes that this process has made. The keys are the numbers of the zones.
  var own: [Int: OwnChanges] = [:]
  private let identity: FileIdentity?

  /// The longest time to wait for another process that has locked the file, in milliseconds.
  static let patience = 5_000

  /// Opens a container, or creates one.
  /// - Parameters:
  ///   - account: the user reference of the account that the container serves.
  ///   - kept: the number of a zone's changes for which tokens stay valid.
  ///   - mayMake: a Boolean value that indicates whether a missing file is created.
  public init(
    _ path: String, account: String, clock: Clock, ids: IDGenerator, kept: Int = 1_000_000, mayMake: Bool = true
  ) throws(CloudFileError) {
    self.path = path
    self.account = account
    self.clock = clock
    self.ids = ids
    self.kept = kept
    let identity: FileIdentity?
    do throws(SQLiteError) {
      connection = try Connection(path: path)
      try connection.execute("PRAGMA busy_timeout = \(FileCloud.patience); PRAGMA foreign_keys = ON")
      id = try FileCloud.prepare(connection, path, mayMake ? ids.next(at: clock.now) : nil)
      statements = try CloudStatements(connection)
      shares = try ShareStatements(connection)
      identity = FileSystem.identity(path)
      seenVersion = try statements.dataVersion.first { $0.next(Int.self) } ?? 0
    } catch {
      throw CloudFileError(path, error)
    }
    self.identity = identity
  }

  /// Gives an empty container the id of a lost container, which it then replaces. The data of the lost container is not
  /// restored. A container with a zone or an operation keeps its id.
  public func takePlace(of other: String) throws(CloudFileError) {
    do throws(SQLiteError) {
      try connection.statement(
        "UPDATE container SET id = ? WHERE NOT EXISTS (SELECT 1 FROM zones) AND NOT EXISTS (SELECT 1 FROM operations)"
      ).run(bind: other)
      id = try connection.statement("SELECT id FROM container").first { $0.next(String.self) } ?? id
    } catch { throw CloudFileError(path, error) }
  }

  public func whose() throws(Failure) -> CloudAccount.Answer {
    .init(.available, account: account, container: id, enforcesRights: true)
  }

  /// A Boolean value that indicates whether the path still leads to the open file. If the file was removed or replaced,
  /// other processes do not see the changes that this process writes.
  public var isInPlace: Bool { FileSystem.identity(path) == identity }

  /// Creates the tables of a new file, or those tables that a file of an older format does not have yet.
  /// - Returns: the container's id.
  private static func prepare(_ connection: Connection, _ path: String, _ new: UUID?) throws(SQLiteError) -> String {
    // FULL: after a power failure, the file must still have all changes for which a reply was sent. TRUNCATE: another
    // program may have switched the file to a write-ahead log, and this switches it back.
    try connection.execute("PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL")
    func number(_ pragma: String) throws(SQLiteError) -> Int {
      try connection.statement("PRAGMA \(pragma)").first { $0.next(Int.self) } ?? 0
    }
    /// Updates the file from one format to the next. Another process may have done this meanwhile, so the format is
    /// read again inside the transaction.
    func step(from version: Int, _ work: () throws(SQLiteError) -> Void) throws(SQLiteError) {
      guard try number("user_version") == version else { return }
      try connection.execute("BEGIN IMMEDIATE")
      do throws(SQLiteError) {
        if try number("user_version") == version {
          try work()
          try connection.execute("PRAGMA user_version = \(version + 1)")
        }
        try connection.execute("COMMIT")
      } catch {
        try? connection.execute("ROLLBACK")
        throw error
      }
    }
    if try number("schema_version") == 0, let new {
      try step(from: 0) { () throws(SQLiteError) in
        try connection.execute(CloudTables.sql)
        try connection.statement("INSERT INTO container (only, id, change) VALUES (1, ?, 0)").run(bind: "\(new)")
        try connection.execute("PRAGMA application_id = \(CloudTables.applicationID)")
      }
    }
    guard try number("application_id") == CloudTables.applicationID else { throw .notAContainer }
    try step(from: 1) { () throws(SQLiteError) in try connection.execute(CloudTables.files) }
    try step(from: 2) { () throws(SQLiteError) in try connection.execute(CloudTables.shares) }
    try step(from: 3) { () throws(SQLiteError) in try connection.execute(CloudTables.history) }
    let version = try number("user_version")
    if version > CloudTables.version { throw .newerContainer(version) }
    return try connection.statement("SELECT id FROM container").first { $0.next(String.self) } ?? ""
  }

  /// Returns a Boolean value that indicates whether another process has changed the file since the last call.
  public func hasChanged() -> Bool {
    // If the version can't be read, the file may have changed. The next read then reports the error.
    guard let version = try? statements.dataVersion.first(read: { $0.next(Int.self) }) else { return true }
    defer { seenVersion = version }
    return version != seenVersion
  }

  /// Runs a function in a read transaction, so that all values are from the same state of the file.
  func reading<T>(_ work: () throws -> T) throws(Failure) -> T { try transaction("BEGIN", work) }

  /// Runs a function in a write transaction. Either all of its changes are stored or none. They are on the disk before
  /// this function returns.
  func writing<T>(_ work: () throws -> T) throws(Failure) -> T { try transaction("BEGIN IMMEDIATE", work) }

  private func transaction<T>(_ begin: String, _ work: () throws -> T) throws(Failure) -> T {
    do {
      try connection.execute(begin)
      let value = try work()
      try connection.execute("COMMIT")
      return value
    } catch {
      if !connection.isAutocommit { try? connection.execute("ROLLBACK") }
      if let failure = error as? Failure { throw failure }
      throw .ofCloud(error as? SQLiteError, path)
    }
  }
}
