internal import CPostgreSQL

/// The address of a server in the form of libpq: a URI, or pairs of keywords and values. libpq also reads environment
/// variables, a service file and a password file (https://www.postgresql.org/docs/current/libpq-connect.html).
public struct ServerAddress: Sendable {
  let text: String
  /// The name of the database, for messages to the operator.
  public let database: String

  /// - Throws: the problem of the address, as a sentence.
  public init(_ text: String) throws(ServerAddressError) {
    var complaint: UnsafeMutablePointer<CChar>?
    guard let options = PQconninfoParse(text, &complaint) else {
      defer { PQfreemem(complaint) }
      let reason = complaint.map { String(cString: $0).trimmingNewlines } ?? "out of memory"
      throw ServerAddressError("the address of the server can't be read: \(reason)")
    }
    defer { PQconninfoFree(options) }
    let given = ServerAddress.values(of: options)
    for secret in ["password", "sslpassword"] where given[secret] != nil {
      throw ServerAddressError(
        "other users of this machine can read a \(secret) in a command line; put it into a password file (~/.pgpass), a service file, or the environment (PGPASSWORD)"
      )
    }
    self.text = text
    database = given["dbname"] ?? given["service"].map { "the service \($0)" } ?? "the usual database"
  }

  /// Returns the values that are set, by their keywords.
  static func values(of options: UnsafeMutablePointer<PQconninfoOption>) -> [String: String] {
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val, value.pointee != 0 {
        values[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    return values
  }

  /// Returns a Boolean value that indicates whether the server is on this machine. A connection to this machine needs
  /// no certificate.
  /// - Parameter values: the options of a connection, including those that libpq has added.
  static func isLocal(_ values: [String: String]) -> Bool {
    let hosts = (values["host"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let addresses = (values["hostaddr"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    // If an address is given, libpq connects to it and ignores the host's name. So the addresses decide.
    return addresses.contains { !$0.isEmpty } ? addresses.allSatisfy(isLoopback) : hosts.allSatisfy(isLoopback)
  }

  private static func isLoopback(_ host: Substring) -> Bool {
    // An empty host stands for libpq's default socket on this machine.
    if host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1" {
      return true
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

/// The reason why a server's address can't be used.
public struct ServerAddressError: Error {
  public let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension String {
  /// The text in one line. Messages of libpq can have several lines, and end with a line feed.
  var trimmingNewlines: String {
    split { $0 == "\n" || $0 == "\t" }.joined(separator: "; ")
  }
}
