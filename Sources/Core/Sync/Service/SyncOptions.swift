internal import RPC
internal import SQLite

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
    let words = cloud.split { $0 == "?" || $0 == "&" }.dropFirst().map { decoded($0.prefix { $0 != "=" }) }
    return user(of: cloud)?.contains(":") ?? false || words.contains { $0 == "password" || $0 == "sslpassword" }
  }

  /// What stands before the host in the address of a server, as libpq finds it: up to the first @ that no / is before.
  private static func user(of cloud: String) -> Substring? {
    let behind = cloud.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
    let authority = behind.prefix { $0 != "/" }
    return authority.firstIndex(of: "@").map { authority[..<$0] }
  }

  /// Without percent-encoding (RFC 3986, section 2.1).
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
    return place(cloud)
  }

  /// The same cloud as it is named from everywhere: the path of a file from the root.
  public static func place(_ cloud: String) -> String {
    isCommand(cloud) || isServer(cloud) || isHost(cloud) ? cloud : FileSystem.absolute(cloud)
  }

  /// The user reference that stands in the address of a server: the role.
  static func account(of cloud: String) -> String? {
    isServer(cloud) ? user(of: cloud).map(decoded) : nil
  }

  /// The command of a container's process.
  /// - Parameters:
  ///   - program: this program.
  ///   - container: the id of the container whose place an empty file takes; nil for none.
  func words(_ cloud: String, _ account: String, program: String, replacing container: String? = nil) -> [String] {
    if SyncOptions.isCommand(cloud) { return ["/bin/sh", "-c", String(cloud.dropFirst("exec:".count))] }
    if SyncOptions.isServer(cloud) {
      // It stands beside this program, or where the shell finds programs.
      let beside = "\(FileSystem.resolved(program))-postgres"
      return [FileSystem.identity(beside) == nil ? "mainspring-postgres" : beside, "serve", cloud]
    }
    let kept = keep.map { ["--cloud-keep", "\($0)"] } ?? []
    // What begins with - is an option.
    return [program, "cloud", "serve", cloud.hasPrefix("-") ? "./\(cloud)" : cloud, "--account", account] + kept + repeatable
      + (container.map { ["--container", $0] } ?? [])
  }
}
