internal import Cloud
internal import PostgresCloud
internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program: a container in a database of PostgreSQL.
@main struct MainspringPostgres {
  private static let help = """
    mainspring-postgres: a container in a database of PostgreSQL, which the cores of several devices sync through

      mainspring-postgres install SERVER [--container ID]
                                           makes the container in the database, or brings it up to date; as a role that may make roles.
                                           ID is that of a container that is gone, whose place an empty one takes
      mainspring-postgres publish SERVER TYPE RECORDS [--add]
                                           writes records of the public database, as mainspring cloud publish does; as the role that has
                                           made the container
      mainspring-postgres serve SERVER     how a core reaches it (mainspring --cloud SERVER starts this): one request of JSON-RPC 2.0 a line
                                           on the standard input, one reply a line on the standard output, until the input ends
      mainspring-postgres --help | --version

    SERVER is what libpq takes: a URI (postgres://ROLE@HOST/DATABASE, postgres:///?service=NAME) or key words (host=... dbname=...), with what
    the environment (PGHOST, PGUSER, PGPASSWORD, ...), a service file and a password file (~/.pgpass) add. It has no password in it: others
    on this machine can read command lines. Servers elsewhere are reached over TLS alone, and their certificate is verified.

    An account is a role that is a member of mainspring, as CREATE ROLE ada LOGIN IN ROLE mainspring makes one.

    """

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    switch (words.first, words.count) {
    case ("--help", 1), ("-h", 1), (nil, _): exit(print(help))
    case ("--version", 1), ("-V", 1): exit(print("mainspring-postgres \(Version.text)\n"))
    case ("serve"?, 2): exit(run(words.last ?? "", serve))
    case ("install"?, 2): exit(run(words.last ?? "") { install($0) })
    case ("install"?, 4) where words.dropFirst(2).first == "--container":
      let container = words.last ?? ""
      exit(run(words.dropFirst().first ?? "") { install($0, as: container) })
    case ("publish"?, 4...5) where words.count == 4 || words.last == "--add":
      let (type, path, isAddition) = (words[words.startIndex + 2], words[words.startIndex + 3], words.count == 5)
      exit(run(words[words.startIndex + 1]) { publish(type, from: path, to: $0, isAddition: isAddition) })
    default:
      PeerServer.log("mainspring-postgres takes install, publish or serve, and a server\nTry mainspring-postgres --help.")
      exit(64)
    }
  }

  private static func run(_ text: String, _ command: (ServerAddress) -> Int32) -> Int32 {
    do throws(ServerAddressError) { return command(try ServerAddress(text)) } catch {
      PeerServer.log("mainspring-postgres: \(error.sentence)")
      return 64
    }
  }

  private static func serve(_ address: ServerAddress) -> Int32 {
    let cloud = PostgresCloud(address)
    let router = Router()
    router.add(MethodName("host")) { CloudMethods.endpoints(of: cloud) }
    return PeerServer.run("mainspring-postgres", router) { conversations in
      ServerWatch(cloud) { conversations.current.notify(CloudChanged(.private)) }.begin()
    }
  }

  private static func install(_ address: ServerAddress, as container: String? = nil) -> Int32 {
    do throws(Failure) { try PostgresCloud.install(address, as: container) } catch {
      PeerServer.log("mainspring-postgres: \(error.message)")
      return 73
    }
    return print(
      """
      The container is in \(address.database). An account is a role in it:
        CREATE ROLE ada LOGIN IN ROLE mainspring;

      """)
  }

  private static func publish(_ type: String, from path: String, to address: ServerAddress, isAddition: Bool) -> Int32 {
    if !(1...255 ~= type.unicodeScalars.count) {
      PeerServer.log("mainspring-postgres: the type must have 1 to 255 characters")
      return 64
    }
    guard let text = read(path) else {
      PeerServer.log("mainspring-postgres: \(path) can't be read: \(String(cString: strerror(errno)))")
      return 66
    }
    let records = PublishedRecords(text)
    if !records.problems.isEmpty {
      for problem in records.problems { PeerServer.log("mainspring-postgres: \(path): \(problem)") }
      return 65
    }
    do throws(Failure) {
      let done = try PostgresCloud.publish(records, as: type, to: address, isAddition: isAddition)
      return print("\(type) has \(done.count) records: \(done.saved) saved, \(done.deleted) deleted\n")
    } catch {
      PeerServer.log("mainspring-postgres: \(error.message)")
      return 73
    }
  }

  /// The bytes of a file; `-` for the standard input. `nil` if it can't be read.
  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { if descriptor > 0 { close(descriptor) } }
    var (bytes, chunk): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 16))
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #else
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #endif
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  private static func print(_ text: String) -> Int32 {
    let bytes = Array(text.utf8)
    return write(1, bytes, bytes.count) == bytes.count ? 0 : 74
  }
}
