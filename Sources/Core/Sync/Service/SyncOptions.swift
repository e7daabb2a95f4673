internal import RPC
internal import SQLite

/// The options of sync: the container that a process syncs with, and its settings.
public struct SyncOptions: Sendable {
  /// The container: a file, the address of a server, `host`, or `exec:` and a command. `nil` stands for the container
  /// that `sync.connect` has named.
  public var cloud: String?
  /// The user reference, or `nil` for the usual one (`usualAccount`).
  public var account: String?
  /// The number of a zone's newest changes for which tokens stay valid, for a container in a file. `nil` stands for the
  /// usual number.
  public var keep: Int?
  /// The host name of share links, for containers that have no links of their own.
  public var linkHost = ""
  /// Further arguments for the container's process, which make a run repeatable.
  public var repeatable: [String] = []

  public init() {}

  /// The user reference that is used if none is given.
  public static let usualAccount = "me"

  /// Returns a Boolean value that indicates whether a cloud is a command. Only the command line may name a command.
  static func isCommand(_ cloud: String) -> Bool { cloud.hasPrefix("exec:") }

  /// Returns a Boolean value that indicates whether a cloud is a database of PostgreSQL
  /// (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS).
  static func isServer(_ cloud: String) -> Bool { cloud.hasPrefix("postgres://") || cloud.hasPrefix("postgresql://") }

  /// Returns a Boolean value that indicates whether a cloud is the host's own, which is reached through requests to the
  /// host. (A file with the name `host` is given as `./host`.)
  static func isHost(_ cloud: String) -> Bool { cloud == "host" }

  /// Returns a Boolean value that indicates whether the cloud itself reports its account.
  static func namesItsAccount(_ cloud: String) -> Bool { isCommand(cloud) || isServer(cloud) || isHost(cloud) }

  /// Returns a Boolean value that indicates whether the address of a server has a password. Such addresses are refused,
  /// because other users of the machine can read command lines, and a directory may be copied.
  public static func hasPassword(_ cloud: String) -> Bool {
    guard isServer(cloud) else { return false }
    let words = cloud.split { $0 == "?" || $0 == "&" }.dropFirst().map { decoded($0.prefix { $0 != "=" }) }
    return user(of: cloud)?.contains(":") ?? false || words.contains { $0 == "password" || $0 == "sslpassword" }
  }

  /// Returns the part before the host in the address of a server, as libpq finds it: up to the first `@` without a `/`
  /// before it. Returns `nil` if there is no such part.
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

  /// The message about an address with a password, as the end of a sentence.
  public static let passwordFlaw =
    "must have no password: put the password into a password file (~/.pgpass), a service file, or the environment (PGPASSWORD)"

  /// Checks the name of a cloud that comes from a request, and returns the name in the form of `place`.
  /// - Throws: -32602 for a command, or for a server's address with a password.
  static func named(_ cloud: String) throws(Failure) -> String {
    if isCommand(cloud) {
      throw .invalidParam(
        "/cloud",
        "cloud must be a file's path, a server's address, or the word host; only the option --cloud accepts a command")
    }
    if hasPassword(cloud) { throw .invalidParam("/cloud", "cloud \(passwordFlaw)") }
    return place(cloud)
  }

  /// Returns the name of a cloud that is valid in every folder: the path of a file becomes absolute.
  public static func place(_ cloud: String) -> String {
    isCommand(cloud) || isServer(cloud) || isHost(cloud) ? cloud : FileSystem.absolute(cloud)
  }

  /// Returns the user reference in the address of a server, which is the role, or `nil` if the address has none.
  static func account(of cloud: String) -> String? {
    isServer(cloud) ? user(of: cloud).map(decoded) : nil
  }

  /// Returns the command of a container's process.
  /// - Parameters:
  ///   - program: the path of this program.
  ///   - container: the id of the container that an empty file replaces, or `nil` if it replaces none.
  func words(_ cloud: String, _ account: String, program: String, replacing container: String? = nil) -> [String] {
    if SyncOptions.isCommand(cloud) { return ["/bin/sh", "-c", String(cloud.dropFirst("exec:".count))] }
    if SyncOptions.isServer(cloud) {
      // The program `mainspring-postgres` is in the folder of this program, or where the shell finds programs.
      let beside = "\(FileSystem.resolved(program))-postgres"
      return [FileSystem.identity(beside) == nil ? "mainspring-postgres" : beside, "serve", cloud]
    }
    let kept = keep.map { ["--cloud-keep", "\($0)"] } ?? []
    // A path that begins with `-` would be read as an option.
    return [program, "cloud", "serve", cloud.hasPrefix("-") ? "./\(cloud)" : cloud, "--account", account] + kept
      + repeatable
      + (container.map { ["--container", $0] } ?? [])
  }
}
