internal import CPostgreSQL
internal import Cloud
internal import RPC

/// Turns errors of the PostgreSQL server into failures of the container.
extension Failure {
  /// Returns the failure for an error that the server reports. The error's code (SQLSTATE) decides which failure it is
  /// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
  static func ofServer(_ result: OpaquePointer, isLost: Bool) -> Failure {
    func field(_ code: Character) -> String? {
      PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
    }
    let message = field("M") ?? String(cString: PQresultErrorMessage(result)).trimmingNewlines
    guard let state = field("C") else { return .ofConnection(message) }
    switch state {
    // The container's own SQL functions refuse requests with this code. The detail of the error names the kind.
    case Schema.refusal:
      return Failure(field("D").flatMap(CloudErrorKind.init(rawValue:)) ?? .serviceUnavailable, message)
    case "40001", "40P01", "55P03":
      return Failure(.zoneBusy, "Another program is writing to the container. Try again (\(message))")
    case "57014": return Failure(.timeout, "The server cancelled a statement that took too long: \(message)")
    case "42501", "28000", "28P01":
      return Failure(
        .notAuthenticated,
        "The role has no access: \(message). Check the password, and that the role is a member of mainspring")
    case "3F000", "42883", "42P01":
      return Failure(
        .serviceUnavailable,
        "There is no container in this database: \(message). Create one with mainspring-postgres install")
    // These codes mean that the server can't store a value that was sent.
    case "22P02", "22P05", "22021", "23502", "23514", "22003", "22030": return Failure(.invalidArguments, message)
    default: break
    }
    switch state.prefix(2) {
    case "53": return .ofConnection(message, state: state)
    case "08": return Failure(.networkFailure, message)
    case "57" where isLost: return Failure(.networkFailure, message)
    default:
      return Failure(.serviceUnavailable, "The database server refused the statement (SQLSTATE \(state)): \(message)")
    }
  }

  /// Returns the failure for a connection that is broken, or could not be made.
  /// - Parameter state: the server's error code, if it has sent one. If a connection could not be made, libpq does not
  ///   pass on the code. Only the message is known then.
  static func ofConnection(_ message: String, state: String? = nil) -> Failure {
    func says(_ words: String...) -> Bool { words.contains { message.has($0) } }
    if state == "53100" { return Failure(.quotaExceeded, message) }
    if state != nil || says("too many clients", "remaining connection slots", "too many connections") {
      return Failure(.requestRateLimited, message, retryAfter: 5_000)
    }
    if says("starting up", "shutting down", "recovery mode") {
      return Failure(.serviceUnavailable, message, retryAfter: 1_000)
    }
    if says("authentication failed", "no password supplied", "pg_hba.conf", "does not exist", "not permitted to log in")
    {
      return Failure(.notAuthenticated, message)
    }
    // The server's certificate can't be verified, so it may be another server. No request was sent to it.
    if says("certificate", "SSL", "TLS") { return Failure(.notAuthenticated, message) }
    if says(
      "server closed the connection", "connection not open", "terminating connection", "Broken pipe", "reset by peer")
    {
      return Failure(.networkFailure, message)
    }
    return Failure(.networkUnavailable, message.isEmpty ? "The server can't be reached" : message)
  }
}

extension String {
  /// Returns a Boolean value that indicates whether a text is contained in this one.
  fileprivate func has(_ text: String) -> Bool {
    let (bytes, sought) = (Array(utf8), Array(text.utf8))
    return bytes.count >= sought.count
      && (0...bytes.count - sought.count).contains { bytes[$0..<$0 + sought.count].elementsEqual(sought) }
  }
}
