internal import RPC
internal import SQLite

/// The container that a process syncs with, and its options.
public struct SyncOptions: Sendable {
  /// A file, the address of a server, `host`, or `exec:` and a command. `nil` for the container that `sync.connect` has named.
  public var cloud: String?
  /// The user reference, or `nil` for the usual one.
  public var account: String?
  /// The number of changes of a zone that tokens reach back, or `nil` for the usual number.
  public var keep: Int?
  /// The host of share links, if the container has none of its own.
  public var linkHost = ""
  /// Further arguments for the container's process, so that a run can be repeated.
  public var repeatable: [String] = []

  public init() {}

  /// The user reference that counts if none is given.
  public static let usualAccount = "me"

  /// Returns a Boolean value that indicates whether a cloud is a command, which the command line alone may name.
  static func isCommand(_ cloud: String) -> Bool { cloud.hasPrefix("exec:") }

  /// Returns a Boolean value that indicates whether a cloud is a database of PostgreSQL
  /// (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS).
  static func isServer(_ cloud: String) -> Bool { cloud.hasPrefix("postgres://") || cloud.hasPrefix("postgresql://") }

  /// Returns a Boolean value that indicates whether a cloud is the host's own, which is reached by requests to the host. (A file of that
  /// name is `./host`.)
  static func isHost(_ cloud: String) -> Bool { cloud == "host" }

  /// Returns a Boolean value that indicates whether the cloud itself reports its account.
  static func namesItsAccount(_ cloud: String) -> Bool { isCommand(cloud) || isServer(cloud) || isHost(cloud) }

  /// Returns a Boolean value that indicates whether the address of a server has a password. Others on this machine can read command lines,
  /// and a directory may be copied.
  public static func hasPassword(_ cloud: String) -> Bool {
    guard isServer(cloud) else { return false }
    let words = cloud.split { $0 == "?" || $0 == "&" }.dropFirst().map { decoded($0.prefix { $0 != "=" }) }
    return user(of: cloud)?.contains(":") ?? false || words.contains { $0 == "password" || $0 == "sslpassword" }
  }

  /// Returns the part before the host in the address of a server, as libpq finds it: up to the first @ without a / before it.
  private static func user(of cloud: String) -> Substring? {
    let behind = cloud.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
    let authority = behind.prefix { $0 != "/" }
    return authority.firstIndex(of: "@").map { authority[..<$0] }
  }

  /// Returns a text without percent-encoding (RFC 3986, section 2.1).
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The flaw of an address that has a password.
  public static let passwordFlaw =
    "must have no password: put the password into a password file (~/.pgpass), a service file, or the environment (PGPASSWORD)"

  /// Returns the cloud that a caller has named while the core runs.
  /// - Throws: -32602 for a command, and for a server's address with a password.
  static func named(_ cloud: String) throws(Failure) -> String {
    if isCommand(cloud) {
      throw .invalidParam(
        "/cloud", "cloud must be the path of a file, the address of a server, or host: only the option --cloud takes a command")
    }
    if hasPassword(cloud) { throw .invalidParam("/cloud", "cloud \(passwordFlaw)") }
    return place(cloud)
  }

  /// Returns the name of a cloud that is the same everywhere: the path of a file from the root.
  public static func place(_ cloud: String) -> String {
    isCommand(cloud) || isServer(cloud) || isHost(cloud) ? cloud : FileSystem.absolute(cloud)
  }

  /// Returns the user reference in the address of a server: the role.
  static func account(of cloud: String) -> String? {
    isServer(cloud) ? user(of: cloud).map(decoded) : nil
  }

  /// Returns the command of a container's process.
  /// - Parameters:
  ///   - program: this program.
  ///   - container: the id of the container that an empty file replaces, or `nil` for none.
  func words(_ cloud: String, _ account: String, program: String, replacing container: String? = nil) -> [String] {
    if SyncOptions.isCommand(cloud) { return ["/bin/sh", "-c", String(cloud.dropFirst("exec:".count))] }
    if SyncOptions.isServer(cloud) {
      // The program is beside this one, or where the shell finds programs.
      let beside = "\(FileSystem.resolved(program))-postgres"
      return [FileSystem.identity(beside) == nil ? "mainspring-postgres" : beside, "serve", cloud]
    }
    let kept = keep.map { ["--cloud-keep", "\($0)"] } ?? []
    // A word that begins with - is an option.
    return [program, "cloud", "serve", cloud.hasPrefix("-") ? "./\(cloud)" : cloud, "--account", account] + kept + repeatable
      + (container.map { ["--container", $0] } ?? [])
  }
}
