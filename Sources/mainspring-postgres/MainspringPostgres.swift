internal import Cloud
internal import PostgresCloud
internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program `mainspring-postgres`: installs and serves a container in a PostgreSQL database.
@main struct MainspringPostgres {
  private static let help = """
    mainspring-postgres: a container in a database of PostgreSQL, which the cores of several devices sync through

      mainspring-postgres install SERVER [--container ID]
                                           creates the container in the database, or updates it. The role in SERVER
                                           must be able to create roles. ID is the id of a lost container that this
                                           empty one replaces
      mainspring-postgres publish SERVER TYPE RECORDS [--add] [--allow-empty]
                                           writes records of the public database, as mainspring cloud publish does. The
                                           role in SERVER must be the role that created the container
      mainspring-postgres serve SERVER     connects a core to the container; mainspring --cloud SERVER starts this. It
                                           reads one JSON-RPC 2.0 request a line from the standard input, and writes one
                                           reply a line to the standard output, until the input ends
      mainspring-postgres --help | --version

    SERVER is a connection string of libpq: a URI (postgres://ROLE@HOST/DATABASE, postgres:///?service=NAME) or key words
    (host=... dbname=...). The environment (PGHOST, PGUSER, PGPASSWORD, ...), a service file and a password file
    (~/.pgpass) complete the connection string. SERVER must have no password, as other users of this machine can read
    command lines. Servers on other machines are only reached over TLS, and their certificate is verified.

    An account is a role that is a member of the role mainspring. CREATE ROLE ada LOGIN IN ROLE mainspring creates one.

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
    case ("publish"?, 4...6) where words.dropFirst(4).allSatisfy(["--add", "--allow-empty"].contains):
      let (type, path, options) = (words[words.startIndex + 2], words[words.startIndex + 3], Array(words.dropFirst(4)))
      exit(run(words[words.startIndex + 1]) { publish(type, from: path, options, to: $0) })
    default:
      PeerServer.log(
        "mainspring-postgres needs install, publish or serve, and a server\nTry mainspring-postgres --help.")
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
      The container is in \(address.database). To add an account, create a role in the database:
        CREATE ROLE ada LOGIN IN ROLE mainspring;

      """)
  }

  /// - Parameter options: the options `--add` and `--allow-empty`, if they are given.
  private static func publish(_ type: String, from path: String, _ options: [String], to address: ServerAddress)
    -> Int32
  {
    let publication: Publication
    do throws(Publication.Refusal) {
      publication = try Publication(
        type, from: path, isAddition: options.contains("--add"), mayBeEmpty: options.contains("--allow-empty")
      ) {
        WholeInput.read(path).map { .success($0) }
          ?? .failure(Publication.Unreadable("\(path) can't be read: \(String(cString: strerror(errno)))"))
      }
    } catch {
      for sentence in error.sentences { PeerServer.log("mainspring-postgres: \(sentence)") }
      return error.code
    }
    do throws(Failure) { return print(publication.told(try PostgresCloud.publish(publication, to: address))) } catch {
      PeerServer.log("mainspring-postgres: \(error.message)")
      return 73
    }
  }

  private static func print(_ text: String) -> Int32 {
    let bytes = Array(text.utf8)
    return write(1, bytes, bytes.count) == bytes.count ? 0 : 74
  }
}
