internal import RPC
internal import SQLite
internal import Storage

/// Which container a process syncs with.
public struct SyncOptions: Sendable {
  /// A file, the address of a server, `host`, or `exec:` and a command; nil for what `sync.connect` has said.
  public var cloud: String?
  /// The user reference; nil for the usual one.
  public var account: String?
  /// How many changes of a zone tokens reach back; nil for as many as usual.
  public var keep: Int?
  /// The host of links to what is shared, where the container has none of its own.
  public var linkHost = ""
  /// What the container's process is told beside, so that a run can be repeated.
  public var repeatable: [String] = []

  public init() {}

  /// Who is meant where nobody is named.
  public static let usualAccount = "me"

  /// Whether a cloud is a command, which the command line alone may name.
  static func isCommand(_ cloud: String) -> Bool { cloud.hasPrefix("exec:") }

  /// Whether a cloud is a database of PostgreSQL (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS).
  static func isServer(_ cloud: String) -> Bool { cloud.hasPrefix("postgres://") || cloud.hasPrefix("postgresql://") }

  /// Whether a cloud is the host's own, which the host is asked for. (A file of that name is `./host`.)
  static func isHost(_ cloud: String) -> Bool { cloud == "host" }

  /// Whether the cloud itself says whose it is.
  static func namesItsAccount(_ cloud: String) -> Bool { isCommand(cloud) || isServer(cloud) || isHost(cloud) }

  /// Whether there is a password in the address of a server: others on this machine can read command lines, and a directory may be copied.
  public static func hasPassword(_ cloud: String) -> Bool {
    guard isServer(cloud) else { return false }
    let behind = cloud.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
    let authority = behind.prefix { $0 != "/" && $0 != "?" }
    let user = authority.lastIndex(of: "@").map { authority[..<$0] } ?? ""
    let parameters = cloud.split(separator: "?", maxSplits: 1).dropFirst().joined().split(separator: "&")
    return user.contains(":") || parameters.contains { $0.hasPrefix("password=") || $0.hasPrefix("sslpassword=") }
  }

  /// What is wrong with an address that has a password.
  public static let passwordFlaw =
    "must be without a password: put it into a password file (~/.pgpass), a service file, or the environment (PGPASSWORD)"

  /// The cloud that somebody has named while the core ran.
  /// - Throws: -32602 for a command, and for a server's address with a password.
  static func named(_ cloud: String) throws(Failure) -> String {
    if isCommand(cloud) {
      throw .invalidParam(
        "/cloud", "cloud must be the path of a file, the address of a server, or host: a command is for the option --cloud alone")
    }
    if hasPassword(cloud) { throw .invalidParam("/cloud", "cloud \(passwordFlaw)") }
    return isServer(cloud) || isHost(cloud) ? cloud : FileSystem.absolute(cloud)
  }

  /// The user reference that stands in the address of a server: the role.
  static func account(of cloud: String) -> String? {
    guard isServer(cloud) else { return nil }
    let behind = cloud.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
    return behind.prefix { $0 != "/" && $0 != "?" }.lastIndex(of: "@").map { String(behind[..<$0]) }
  }

  /// The command of a container's process.
  /// - Parameter program: this program.
  func words(_ cloud: String, _ account: String, program: String) -> [String] {
    if SyncOptions.isCommand(cloud) { return ["/bin/sh", "-c", String(cloud.dropFirst("exec:".count))] }
    if SyncOptions.isServer(cloud) {
      // It stands beside this program, or where the shell finds programs.
      let beside = "\(FileSystem.resolved(program))-postgres"
      return [FileSystem.identity(beside) == nil ? "mainspring-postgres" : beside, "serve", cloud]
    }
    let kept = keep.map { ["--cloud-keep", "\($0)"] } ?? []
    // What begins with - is an option.
    return [program, "cloud", "serve", cloud.hasPrefix("-") ? "./\(cloud)" : cloud, "--account", account] + kept + repeatable
  }
}
