#if DEBUG
  internal import CSQLite

  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Darwin
  #endif

  /// Writes the query plan of each prepared statement to a file, for a test that checks how the statements find their
  /// rows. Each plan is one line, with tabs between its parts (https://www.sqlite.org/eqp.html). Release builds do not
  /// have this type.
  enum QueryPlans {
    /// The file whose path is in the environment variable `MAINSPRING_QUERY_PLANS`, or `nil` if the variable is not
    /// set.
    private static let file: Int32? = getenv("MAINSPRING_QUERY_PLANS").map {
      open($0, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }

    static func note(_ sql: String, on connection: OpaquePointer) {
      guard let file else { return }
      var explained: OpaquePointer?
      guard sqlite3_prepare_v2(connection, "EXPLAIN QUERY PLAN \(sql)", -1, &explained, nil) == SQLITE_OK else {
        return
      }
      defer { sqlite3_finalize(explained) }
      var line = sql
      while sqlite3_step(explained) == SQLITE_ROW {
        if let detail = sqlite3_column_text(explained, 3) { line += "\t" + String(cString: detail) }
      }
      let bytes = line.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 } + [UInt8(ascii: "\n")]
      _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    }
  }
#endif
