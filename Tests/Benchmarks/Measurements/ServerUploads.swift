import Foundation

/// Measures the cost of a container in PostgreSQL.
enum ServerUploads: Measurement {
  static let name = "server-uploads"
  static let title = "A container in PostgreSQL"

  private static let count = 100_000

  /// Sends all records to the container, and compares this with COPY of the same rows into the same table.
  static func run(on bench: Bench) throws {
    guard let server = try PostgresServer(on: bench) else { return }
    defer { server.end() }
    var (up, copied, bytes, trips) = (Samples(), Samples(), Samples(), Samples())
    let rounds = min(bench.rounds, 3)
    for round in 0..<rounds {
      let database = "round\(round)"
      let inventory = try Inventory.fresh("sharing-owner", items: count, on: bench)
      let core = try Talk(inventory.command + ["--cloud", try server.fresh(database)])
      up.values.append(try Talk.seconds { try core.call("sync.now", #"{"wait":true}"#) })
      for _ in 0..<2 { try core.call("sync.now", #"{"wait":true}"#) }
      if round == rounds - 1 {
        trips.values.append(try roundTrips(of: server, database) { try core.call("sync.now", #"{"wait":true}"#) })
      }
      core.end()
      let file = bench.workspace.file("sharing-records.copy").path
      try server.sql(["\\copy mainspring.records TO '\(file)'"], in: database)
      try server.sql(["CREATE TABLE copied (LIKE mainspring.records INCLUDING ALL)"], in: database)
      copied.values.append(try Talk.seconds { try server.sql(["\\copy copied FROM '\(file)'"], in: database) })
      let size = try server.sql(["SELECT pg_total_relation_size('mainspring.records') / 1e6"], in: database)
      bytes.values.append(Double(size.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
    }
    bench.report.add(
      Finding(
        "\(count) records up to PostgreSQL", (up, copied), unit: "s", against: "COPY of the same rows", .atMost(1 / 0.3)
      ))
    bench.report.add(Finding("  the table with its indexes", bytes, unit: "MB"))
    bench.report.add(Finding("  statements of a cycle with nothing to do", trips, unit: "", .atMost(1)))
  }

  /// Returns the number of statements that a connection sends during the work. Each statement is a round trip.
  private static func roundTrips(of server: PostgresServer, _ database: String, _ work: () throws -> Void) throws
    -> Double
  {
    // Returns the number of transactions, each of which has one statement here. A process of the server reports its
    // work after at most ten seconds.
    func counted() throws -> Double {
      usleep(11_000_000)
      let text = try server.sql([
        "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = '\(database)'"
      ])
      return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }
    let cycles = 20.0
    let before = try counted()
    for _ in 0..<Int(cycles) { try work() }
    // The second call of `counted()` also counts the query of the first one, so subtract one.
    return try (counted() - before - 1) / cycles
  }
}
