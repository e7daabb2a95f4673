import Foundation

/// A PostgreSQL server that the benchmark starts, with a container in one database. Like an ordinary server, it
/// acknowledges a write only when the write is on the disk.
final class PostgresServer {
  private let process = Process()
  private let folder: URL
  private let programs: String
  private let isRoot = getuid() == 0

  /// - Returns: `nil` if no server is installed. The report then says so.
  init?(on bench: Bench) throws {
    let found = try Shell.attempt([
      "sh", "-c", "dirname $(readlink -f $(command -v initdb || ls /usr/lib/postgresql/*/bin/initdb | tail -1))",
    ]).text
    programs = found.trimmingCharacters(in: .whitespacesAndNewlines)
    guard programs.hasPrefix("/"),
      bench.workspace.isServerOwn || FileManager.default.fileExists(atPath: Self.program(bench))
    else {
      bench.report.skip("no server of PostgreSQL is installed")
      return nil
    }
    if bench.workspace.isServerOwn {
      try Shell.run([
        "swift", "build", "-c", "release", "--product", "mainspring-postgres", "--package-path",
        bench.workspace.root.path,
      ])
    }
    // The server must not run as root, and its user can't read the package's build folder. So its data is in a
    // temporary folder.
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("mainspring-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if isRoot { try Shell.run(["chown", "postgres:postgres", folder.path]) }
    try Shell.run(
      asOwner("initdb", ["-D", "\(folder.path)/data", "-U", "admin", "-A", "trust", "-E", "UTF8", "--locale=C"]))
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Vacuuming in the background would be counted as work for the measured requests.
    let settings = ["listen_addresses=", "max_connections=200", "autovacuum=off"].flatMap { ["-c", $0] }
    process.arguments = asOwner("postgres", ["-D", "\(folder.path)/data", "-k", folder.path] + settings)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<600 {
      if try Shell.attempt(psql(["-c", "SELECT 1"], in: "postgres")).status == 0 { break }
      usleep(100_000)
    }
    try Shell.run([Self.program(bench), "install", address(of: "admin", in: "template1")])
  }

  private static func program(_ bench: Bench) -> String { "\(bench.workspace.mainspring)-postgres" }

  private func asOwner(_ program: String, _ words: [String]) -> [String] {
    (isRoot ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []) + ["\(programs)/\(program)"]
      + words
  }

  private func psql(_ words: [String], in database: String) -> [String] {
    ["\(programs)/psql", "-h", folder.path, "-U", "admin", "-d", database, "-AtqX", "-v", "ON_ERROR_STOP=1"] + words
  }

  /// Runs statements as the superuser.
  @discardableResult func sql(_ statements: [String], in database: String = "postgres") throws -> String {
    try Shell.run(psql(statements.flatMap { ["-c", $0] }, in: database)).text
  }

  func address(of role: String, in database: String) -> String { "postgres://\(role)@/\(database)?host=\(folder.path)" }

  /// An empty container in a database of its own.
  func fresh(_ database: String) throws -> String {
    try sql(["DROP DATABASE IF EXISTS \(database)", "CREATE DATABASE \(database)"])
    try sql(["UPDATE mainspring.container SET id = gen_random_uuid()"], in: database)
    if try sql(["SELECT count(*) FROM pg_roles WHERE rolname = 'me'"]).hasPrefix("0") {
      try sql(["CREATE ROLE me LOGIN IN ROLE mainspring"])
    }
    return address(of: "me", in: database)
  }

  func end() {
    process.interrupt()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
