internal import CPostgreSQL
internal import Cloud
internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A connection to a PostgreSQL server. Each wait for the server has a time limit.
final class ServerConnection {
  private let connection: OpaquePointer
  /// The longest time to wait for a statement, in milliseconds. The server's own limit for a statement is shorter.
  private var patience = ServerConnection.patience

  /// The longest time to wait for a connection whose address sets no limit, in milliseconds. It also applies to
  /// statements until the server's limits are known.
  private static let patience = 10_000

  /// The options that apply unless the address sets them. With them, a broken connection is noticed within a minute.
  private static let usual = [
    "application_name": "mainspring-postgres", "keepalives_idle": "30", "keepalives_interval": "10",
    "keepalives_count": "3",
    "tcp_user_timeout": "40000",
  ]

  /// Connects to a server. If the server is not on this machine, the connection must use TLS, and the server's
  /// certificate is verified.
  /// - Throws: `networkUnavailable`, `timeout`, `notAuthenticated`, or another failure that the server reports.
  init(_ address: ServerAddress) throws(Failure) {
    var forced = ["client_encoding": "UTF8"]
    var begun = try ServerConnection.begin(address, forced)
    var patience = ServerConnection.patience
    if let options = PQconninfo(begun) {
      defer { PQconninfoFree(options) }
      let values = ServerAddress.values(of: options)
      if let given = values["connect_timeout"].flatMap({ Int($0) }), 1...3_600 ~= given { patience = given * 1_000 }
      if !ServerAddress.isLocal(values) {
        forced["sslmode"] = "verify-full"
        // Kerberos encryption would replace TLS. Then a Kerberos server, and not the certificate, would prove the
        // server's identity.
        forced["gssencmode"] = "disable"
        if values["sslrootcert"] == nil, let bundle = ServerConnection.authorities { forced["sslrootcert"] = bundle }
        PQfinish(begun)
        begun = try ServerConnection.begin(address, forced)
      }
    }
    connection = begun
    let end = MonotonicClock.milliseconds + patience
    // libpq requires this wait before the first poll. Otherwise it reads the socket before the connection is made.
    try wait(POLLOUT, until: end)
    while true {
      switch PQconnectPoll(connection) {
      case PGRES_POLLING_OK: return
      case PGRES_POLLING_READING: try wait(POLLIN, until: end)
      case PGRES_POLLING_WRITING: try wait(POLLOUT, until: end)
      default: throw ServerConnection.failure(connection)
      }
    }
  }

  deinit { PQfinish(connection) }

  private static func begin(_ address: ServerAddress, _ forced: [String: String]) throws(Failure) -> OpaquePointer {
    // If a keyword is given twice, libpq uses the last value. So the forced options come last.
    let options = usual.map { ($0, $1) } + [("dbname", address.text)] + forced.map { ($0, $1) }
    let words = options.map { strdup($0.0) } + [nil], values = options.map { strdup($0.1) } + [nil]
    defer { for text in words + values { free(text) } }
    guard let begun = PQconnectStartParams(words.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1) else {
      throw Failure(.serviceUnavailable, "There is not enough memory for a connection")
    }
    if PQstatus(begun) == CONNECTION_BAD {
      defer { PQfinish(begun) }
      throw failure(begun)
    }
    return begun
  }

  /// The path of the certificate authorities that the system trusts, or `nil` if the user has a file with other
  /// authorities.
  private static var authorities: String? {
    if let home = getenv("HOME").map({ String(cString: $0) }), access("\(home)/.postgresql/root.crt", R_OK) == 0 {
      return nil
    }
    return ["/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/cert.pem", "/etc/pki/tls/certs/ca-bundle.crt"].first {
      access($0, R_OK) == 0
    }
  }

  /// The file descriptor that becomes readable when a notification of a change arrives.
  var descriptor: Int32 { PQsocket(connection) }

  /// Sets up the session. The server ends a statement that runs too long, or waits too long for a lock. Limits that the
  /// user has already set do not change.
  ///
  /// The server reuses the plans of statements, because planning takes longer than running. Every statement finds its
  /// rows by an index. So a plan that was made for a small table is still good when the table has grown.
  func setUp() throws(Failure) {
    let rows = try ask(
      """
      SELECT value, set_config(name, value, false) FROM (
        SELECT name, CASE WHEN setting IN ('0', 'on', 'auto') THEN usual ELSE setting END AS value FROM pg_settings
        JOIN (VALUES ('lock_timeout', '20000'), ('statement_timeout', '50000'), ('jit', 'off'),
            ('plan_cache_mode', 'force_generic_plan'), ('enable_bitmapscan', 'off'), ('enable_seqscan', 'off'), ('enable_hashjoin', 'off'),
            ('enable_mergejoin', 'off'))
          AS wanted(wanted, usual) ON wanted = name
      ) AS settings ORDER BY name DESC
      """)
    // The core waits a minute for a reply. So a statement must end earlier.
    patience = min(rows.number(0, 0), 50_000) + 5_000
  }

  /// Raises the time limit for statements that may have to wait long for other programs.
  func bePatient() { patience = 300_000 }

  var isAlive: Bool { PQstatus(connection) == CONNECTION_OK }

  /// Returns a Boolean value that indicates whether the connection is still alive. A server that shuts down sends data
  /// before it closes the connection, so all data must be read before the end can be noticed.
  func isThere() -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while isAlive, poll(&ready, 1, 0) > 0 { if PQconsumeInput(connection) != 1 { return false } }
    return isAlive
  }

  /// A Boolean value that indicates whether the last statement failed because of a serialization failure or a deadlock.
  /// Such a statement is likely to succeed if it is repeated.
  private(set) var hasCollided = false

  /// The number of notifications from other connections after which no search for changes was made yet.
  private(set) var told = 0

  /// Subtracts notifications that a search for changes has settled.
  /// - Parameter count: the number of notifications that had arrived before the search.
  func looked(_ count: Int) { told -= min(count, told) }

  /// Counts one notification that may have been missed: another connection may have sent one before this connection
  /// existed.
  func mayHaveMissed() { told += 1 }

  /// Counts the notifications that have arrived so far. They can arrive together with the result of a statement.
  func count() {
    while let told = PQnotifies(connection) {
      if told.pointee.be_pid != PQbackendPID(connection) { self.told += 1 }
      PQfreemem(told)
    }
  }

  /// The texts of the statements that the server has prepared. The index of a statement is part of its name.
  private var ready: [String] = []

  /// Runs a statement, and waits for its result. The statement is prepared once for the connection.
  /// - Parameter isBinary: a Boolean value that indicates whether the results are returned in binary form.
  /// - Throws: the error that the server reports; `networkFailure` and `timeout`, after which the connection can't be
  ///   used.
  func ask(_ sql: String, _ parameters: [Parameter] = [], isBinary: Bool = false) throws(Failure) -> Rows {
    let name = "mainspring_\(try number(of: sql))"
    let kept = parameters.map(\.bytes)
    let pointers = kept.map { $0.map { UnsafePointer($0.baseAddress) } ?? nil }
    defer { for bytes in kept { bytes?.deallocate() } }
    let sent = PQsendQueryPrepared(
      connection, name, Int32(parameters.count), pointers, kept.map { Int32(($0?.count ?? 1) - 1) },
      parameters.map { $0.isBinary ? 1 : 0 },
      isBinary ? 1 : 0)
    guard sent == 1 else { throw ServerConnection.failure(connection) }
    return try result()
  }

  private func number(of sql: String) throws(Failure) -> Int {
    if let known = ready.firstIndex(of: sql) { return known }
    let number = ready.count
    guard PQsendPrepare(connection, "mainspring_\(number)", sql, 0, nil) == 1 else {
      throw ServerConnection.failure(connection)
    }
    _ = try result()
    ready.append(sql)
    return number
  }

  /// Runs several statements without parameters. Either all of them take effect or none.
  func run(_ sql: String) throws(Failure) {
    guard PQsendQuery(connection, sql) == 1 else { throw ServerConnection.failure(connection) }
    _ = try result()
  }

  private func result() throws(Failure) -> Rows {
    let end = MonotonicClock.milliseconds + patience
    var last: Rows?
    var refusal: Failure?
    hasCollided = false
    while true {
      while PQflush(connection) == 1 { try wait(POLLOUT | POLLIN, until: end) }
      while PQisBusy(connection) == 1 {
        try wait(POLLIN, until: end)
        guard PQconsumeInput(connection) == 1 else { throw ServerConnection.failure(connection) }
      }
      guard let result = PQgetResult(connection) else { break }
      switch PQresultStatus(result) {
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK: last = Rows(result)
      default:
        // The codes of a serialization failure and a deadlock.
        let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) }
        hasCollided = state == "40001" || state == "40P01"
        refusal = refusal ?? .ofServer(result, isLost: !isAlive)
        PQclear(result)
      }
    }
    if let refusal { throw refusal }
    guard let last else { throw ServerConnection.failure(connection) }
    return last
  }

  private func wait(_ events: Int32, until end: Int) throws(Failure) {
    var descriptor = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
    let left = end - MonotonicClock.milliseconds
    if left <= 0 || poll(&descriptor, 1, Int32(left)) == 0 {
      throw Failure(.timeout, "The server did not answer in time")
    }
  }

  /// Returns the failure that libpq reports for a connection. Its message never has a password in it.
  private static func failure(_ connection: OpaquePointer) -> Failure {
    .ofConnection(String(cString: PQerrorMessage(connection)).trimmingNewlines)
  }

  /// A parameter of a statement.
  enum Parameter {
    case text(String)
    case number(Int)
    case blob([UInt8])
    /// An array. It is sent as NULL if it has no other elements than NULL.
    case array(ArrayParameter)

    fileprivate var isBinary: Bool {
      switch self {
      case .blob, .array: true
      case .text, .number: false
      }
    }

    /// The bytes, followed by a zero byte, because libpq expects texts with a zero at the end.
    fileprivate var bytes: UnsafeMutableBufferPointer<CChar>? {
      let bytes: [UInt8]
      switch self {
      case .text(let text): bytes = Array(text.utf8)
      case .number(let number): bytes = Array("\(number)".utf8)
      case .blob(let blob): bytes = blob
      case .array(let array):
        if array.isEmpty { return nil }
        bytes = array.bytes
      }
      let made = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(made).copyMemory(from: $0) }
      made[bytes.count] = 0
      return made
    }
  }
}
