import Foundation

/// What somebody pays who takes part in what others share, and what a container in PostgreSQL takes.
enum Sharing: Measurement {
  static let name = "sharing"
  static let title = "Sharing, and a container in PostgreSQL"

  static func run(on bench: Bench) throws {
    try firstFetch(on: bench)
    guard let server = try PostgresServer(on: bench) else { return }
    defer { server.end() }
    try upload(to: server, on: bench)
    try CrowdDelay.measure(server, on: bench)
  }

  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  private static let count = 100_000

  private static func device(_ name: String, _ cloud: URL, account: String, on bench: Bench) throws -> Talk {
    try Talk([
      bench.workspace.mainspring, "--data", bench.workspace.fresh(name).path, "--cloud", cloud.path, "--cloud-account", account,
    ])
  }

  /// What a reply has as a text.
  static func text(_ name: String, in reply: String) throws -> String {
    guard let start = reply.range(of: "\"\(name)\":\"") else { throw Trouble("there is no \(name) in \(reply.prefix(200))") }
    return String(reply[start.upperBound...].prefix { $0 != "\"" })
  }

  /// A participant against the owner's second device.
  private static func firstFetch(on bench: Bench) throws {
    var (theirs, own, memory) = (Samples(), Samples(), Samples())
    for _ in 0..<min(bench.rounds, 3) {
      let inventory = try Inventory.fresh("sharing-owner", items: count, on: bench)
      let company = try inventory.company(bench)
      let cloud = try bench.workspace.fresh("sharing-cloud").appendingPathComponent("cloud.sqlite")
      try FileManager.default.createDirectory(at: cloud.deletingLastPathComponent(), withIntermediateDirectories: true)
      let ada = try Talk(inventory.command + ["--cloud", cloud.path, "--cloud-account", "ada"])
      try ada.call("companies.setTier", #"{"company":"\#(company)","tier":"business"}"#)
      try ada.call("sync.now", #"{"wait":true}"#)
      try ada.call("sharing.create", #"{"company":"\#(company)"}"#)
      let invited = try ada.call("sharing.invite", #"{"company":"\#(company)","as":"bo","preset":"management"}"#)
      ada.end()
      let second = try device("sharing-second", cloud, account: "ada", on: bench)
      own.values.append(try seconds { try second.call("sync.now", #"{"wait":true}"#) })
      second.end()
      let url = try text("url", in: invited)
      let bo = try device("sharing-bo", cloud, account: "bo", on: bench)
      theirs.values.append(
        try seconds {
          try bo.call("sharing.accept", #"{"url":"\#(url)"}"#)
          try bo.call("sync.now", #"{"wait":true}"#)
        })
      memory.values.append(bo.mostMemory)
      let last = try bo.call("inventory.items.list", #"{"company":"\#(company)","limit":1}"#)
      guard last.contains("\"sku\"") else { throw Trouble("the participant has no items: \(last)") }
      bo.end()
    }
    bench.report.add(
      Finding("\(count) records to a participant", (theirs, own), unit: "s", against: "the owner's second device", .atMost(2)))
    bench.report.add(Finding("  most memory of the participant", memory, unit: "MB", .atMost(64)))
  }

  /// All records up, against COPY of the same rows into the same table.
  private static func upload(to server: PostgresServer, on bench: Bench) throws {
    var (up, copied, bytes, trips) = (Samples(), Samples(), Samples(), Samples())
    for round in 0..<min(bench.rounds, 3) {
      let database = "round\(round)"
      let inventory = try Inventory.fresh("sharing-owner", items: count, on: bench)
      let core = try Talk(inventory.command + ["--cloud", try server.fresh(database)])
      up.values.append(try seconds { try core.call("sync.now", #"{"wait":true}"#) })
      for _ in 0..<2 { try core.call("sync.now", #"{"wait":true}"#) }
      trips.values.append(try roundTrips(of: server, database) { try core.call("sync.now", #"{"wait":true}"#) })
      core.end()
      let file = bench.workspace.file("sharing-records.copy").path
      try server.sql(["\\copy mainspring.records TO '\(file)'"], in: database)
      try server.sql(["CREATE TABLE copied (LIKE mainspring.records INCLUDING ALL)"], in: database)
      copied.values.append(try seconds { try server.sql(["\\copy copied FROM '\(file)'"], in: database) })
      let size = try server.sql(["SELECT pg_total_relation_size('mainspring.records') / 1e6"], in: database)
      bytes.values.append(Double(size.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
    }
    bench.report.add(
      Finding("\(count) records up to PostgreSQL", (up, copied), unit: "s", against: "COPY of the same rows", .atMost(1 / 0.3)))
    bench.report.add(Finding("  the table with its indexes", bytes, unit: "MB"))
    bench.report.add(Finding("  statements of a cycle with nothing to do", trips, unit: "", .atMost(1)))
  }

  /// How many statements a connection sends meanwhile: each is a round trip.
  private static func roundTrips(of server: PostgresServer, _ database: String, _ work: () throws -> Void) throws -> Double {
    // What a transaction of one statement each adds; the server tells its numbers with a delay.
    func counted() throws -> Double {
      usleep(1_500_000)
      let text = try server.sql(["SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = '\(database)'"])
      return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }
    let cycles = 20.0
    let before = try counted()
    for _ in 0..<Int(cycles) { try work() }
    return try (counted() - before) / cycles
  }
}
