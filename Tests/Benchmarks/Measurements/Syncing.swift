import Foundation

/// Measures the cost of sync: sending all records to a container and fetching them on a new device, the share in a
/// write, and the delay of a change.
enum Syncing: Measurement {
  static let name = "sync"
  static let title = "Sync through a container in a file"

  static func run(on bench: Bench) throws {
    #if os(Linux)
      try everything(on: bench)
      try quiet(on: bench)
      try delay(on: bench)
      try connected(on: bench)
      try marks(on: bench)
    #else
      bench.report.skip("there is no /proc here to read memory and CPU time from")
    #endif
  }

  /// Starts a core of the account that the container belongs to.
  private static func device(_ directory: URL, _ cloud: URL, on bench: Bench) throws -> Talk {
    try Talk([bench.workspace.mainspring, "--data", directory.path, "--cloud", cloud.path])
  }

  /// Returns the processor time of a device that sends all of its records to an empty container, and of another device
  /// that fetches them, in milliseconds.
  static func cpu(of inventory: Inventory, on bench: Bench) throws -> (up: Double, down: Double) {
    let cloud = try bench.workspace.fresh("sync-cloud").appendingPathComponent("cloud.sqlite")
    try FileManager.default.createDirectory(at: cloud.deletingLastPathComponent(), withIntermediateDirectories: true)
    func spent(_ directory: URL) throws -> Double {
      let core = try device(directory, cloud, on: bench)
      let before = core.cpu
      try core.call("sync.now", #"{"wait":true}"#)
      defer { core.end() }
      return core.cpu - before
    }
    return (try spent(inventory.directory), try spent(bench.workspace.fresh("sync-second")))
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// Compares sending and fetching with a C program that writes the same number of rows into an empty store.
  private static func everything(on bench: Bench) throws {
    guard let raw = Pipeline.available("yyjson", on: bench, bench.rivals.rawCreates) else { return }
    let count = bench.count(100_000, quick: 100_000)
    let requests = try Requests("sync-creates", count: count, in: bench.workspace) { Requests.create($0, number: $0) }
    var (up, down, rows, pings, creates) = (Samples(), Samples(), Samples(), Samples(), Samples())
    var (upMemory, downMemory) = (Samples(), Samples())
    for _ in 0..<min(bench.rounds, 3) {
      let command = [raw] + (try Inventory.bare("sync-raw", on: bench)) + ["0", "\(count)"]
      rows.values.append(
        Double(count) / (try bench.driver.run(Driver.Job(mode: .pipeline, requests: requests, command: command)).rate))
      let inventory = try Inventory.fresh("sync-first", items: count, on: bench)
      let cloud = try bench.workspace.fresh("sync-cloud").appendingPathComponent("cloud.sqlite")
      try FileManager.default.createDirectory(at: cloud.deletingLastPathComponent(), withIntermediateDirectories: true)
      let first = try device(inventory.directory, cloud, on: bench)
      up.values.append(try seconds { try first.call("sync.now", #"{"wait":true}"#) })
      upMemory.values.append(first.mostMemory)
      first.end()
      let second = try device(bench.workspace.fresh("sync-second"), cloud, on: bench)
      down.values.append(try seconds { try second.call("sync.now", #"{"wait":true}"#) })
      downMemory.values.append(second.mostMemory)
      second.end()
      let third = try device(bench.workspace.fresh("sync-third"), cloud, on: bench)
      let slowest = try slowest(third)
      pings.values.append(slowest.ping)
      creates.values.append(slowest.create)
      third.end()
    }
    bench.report.add(Finding("\(count) records up", (up, rows), unit: "s", against: "raw C", .atMost(5)))
    bench.report.add(Finding("\(count) records down", (down, rows), unit: "s", against: "raw C", .atMost(5)))
    bench.report.add(Finding("  most memory, up", upMemory, unit: "MB", .atMost(64)))
    bench.report.add(Finding("  most memory, down", downMemory, unit: "MB", .atMost(64)))
    bench.report.add(Finding("  p99 of pings meanwhile", pings, unit: "ms"))
    bench.report.add(Finding("  p99 of creates meanwhile", creates, unit: "ms"))
  }

  /// Sends a ping and a create every ten milliseconds while all records are fetched. Returns the 99th percentile of
  /// each, in milliseconds.
  private static func slowest(_ core: Talk) throws -> (ping: Double, create: Double) {
    let made = try core.call("companies.create", #"{"name":"Meanwhile"}"#)
    guard let company = made.range(of: #""id":"[0-9a-f-]{36}""#, options: .regularExpression).map({ made[$0] }) else {
      throw Trouble("the company has no id: \(made)")
    }
    let sync = core.send("sync.now", #"{"wait":true}"#)
    var (pings, creates, isDone) = ([Double](), [Double](), false)
    func time(_ request: Int) throws -> Double {
      try seconds {
        var line = ""
        while !line.contains("\"id\":\(request),") {
          line = try core.line()
          if line.contains("\"id\":\(sync),") { isDone = true }
        }
      } * 1000
    }
    while !isDone {
      pings.append(try time(core.send("system.ping")))
      usleep(5000)
      let details = #""sku":"M-\#(creates.count)","name":"Cup","unit":"piece""#
      creates.append(
        try time(
          core.send("inventory.items.create", "{\(company.replacingOccurrences(of: "id", with: "company")),\(details)}")
        ))
      usleep(5000)
    }
    return (p99(pings), p99(creates))
  }

  private static func p99(_ times: [Double]) -> Double { times.sorted()[times.count * 99 / 100] }

  /// Compares a cycle without any work with a core that runs no cycle.
  private static func quiet(on bench: Bench) throws {
    let core = try settled(on: bench)
    let cycles = 300
    let before = core.cpu
    for _ in 0..<cycles { try core.call("sync.now", #"{"wait":true}"#) }
    bench.report.add(
      Finding(
        "CPU of a cycle with nothing to do", Samples(values: [(core.cpu - before) / Double(cycles)]), unit: "ms",
        .atMost(1)))
    usleep(500_000)
    let woken = core.wakeups
    usleep(3_000_000)
    bench.report.add(
      Finding("wake-ups a second when idle", Samples(values: [(core.wakeups - woken) / 3]), unit: "", .atMost(0)))
    core.end()
  }

  /// Starts a core with some items and a container, and waits until all of them are synced.
  private static func settled(on bench: Bench) throws -> Talk {
    let inventory = try Inventory.fresh("sync-first", items: 1000, on: bench)
    let cloud = try bench.workspace.fresh("sync-cloud")
    try FileManager.default.createDirectory(at: cloud, withIntermediateDirectories: true)
    let core = try device(inventory.directory, cloud.appendingPathComponent("cloud.sqlite"), on: bench)
    for _ in 0..<3 { try core.call("sync.now", #"{"wait":true}"#) }
    return core
  }

  /// Measures the time from a commit on one device to live.changed on the other.
  private static func delay(on bench: Bench) throws {
    let first = try settled(on: bench)
    let cloud = bench.workspace.file("sync-cloud").appendingPathComponent("cloud.sqlite")
    let second = try device(bench.workspace.fresh("sync-second"), cloud, on: bench)
    try second.call("sync.now", #"{"wait":true}"#)
    try second.call("live.open", #"{"query":{"method":"inventory.items.list","params":{"category":"Fresh"}}}"#)
    var (asked, alone) = (Samples(), Samples())
    let count = bench.isQuick ? 16 : 32
    for number in 1...count + count / 2 {
      let isAsked = number <= count
      // The core sends a write at once only if it was quiet for two seconds before.
      usleep(isAsked ? 100_000 : 2_200_000)
      try first.call(
        "inventory.items.create", #"{"sku":"A-\#(1000 - number)","name":"Cup","unit":"piece","category":"Fresh"}"#)
      if isAsked { first.send("sync.now") }
      let time = try seconds { try second.notification("live.changed") }
      if isAsked { asked.values.append(time * 1000) } else { alone.values.append(time * 1000) }
    }
    bench.report.add(
      Finding("p50 from a commit and sync.now to live.changed elsewhere", asked, unit: "ms", .atMost(20)))
    bench.report.add(Finding("p50 from a lone commit to live.changed elsewhere", alone, unit: "ms", .atMost(100)))
    first.end()
    second.end()
  }

  /// Compares updates in pipes of 500, with a container and without one. Both begin after two quiet seconds.
  private static func connected(on bench: Bench) throws {
    let inventory = try Inventory.fresh("sync-first", items: 20_000, on: bench)
    let ids = try inventory.ids(5000, on: bench)
    let cloud = try bench.workspace.fresh("sync-cloud")
    try FileManager.default.createDirectory(at: cloud, withIntermediateDirectories: true)
    let core = try Talk(inventory.command)
    var round = 0
    func updates() throws -> Double {
      usleep(2_200_000)
      round += 1
      return try seconds {
        for first in stride(from: 0, to: ids.count, by: 500) {
          try core.pipe(
            ids[first..<first + 500].map {
              ("inventory.items.update", #"{"id":"\#($0)","changes":{"name":"Name \#(round)"}}"#)
            })
        }
      }
    }
    let samples = try bench.compare {
      try core.call("sync.connect", #"{"cloud":"\#(cloud.path)/cloud.sqlite"}"#)
      for _ in 0..<2 { try core.call("sync.now", #"{"wait":true}"#) }
      return try updates()
    } _: {
      try core.call("sync.disconnect")
      return try updates()
    }
    bench.report.add(
      Finding("\(ids.count) updates while connected", samples, unit: "s", against: "disconnected", .atMost(1.3)))
    core.end()
  }

  /// Measures the cost of a container for a create while the container does not reply.
  private static func marks(on bench: Bench) throws {
    guard Shell.has("valgrind") else { return bench.report.skip("instructions: valgrind is not installed") }
    let few = try Requests("creates-few", count: 5000, in: bench.workspace) { Requests.create($0, number: $0) }
    let many = try Requests("creates-many", count: 25_000, in: bench.workspace) { Requests.create($0, number: $0) }
    func perCreate(_ options: [String], server: String? = nil) throws -> Samples {
      let counts = try [few, many].map { requests in
        let inventory = try Inventory.fresh("creates", server: server, on: bench)
        return try Instructions.count(inventory.command + options, requests, [], bench)
      }
      return Samples(values: [(counts[1] - counts[0]) / Double(many.count - few.count)])
    }
    let without = try perCreate([])
    let with = try perCreate(["--cloud", "exec:exec cat >/dev/null"])
    bench.report.add(
      Finding(
        "instructions of a create with a container", (with, without), unit: "instr.", against: "without", .atMost(1.1)))
    guard let baseline = try NamedServer.baseline.executable() else { return }
    let older = try perCreate([], server: baseline)
    bench.report.add(
      Finding("instructions of a create without", (without, older), unit: "instr.", against: "older", .atMost(1)))
  }
}
