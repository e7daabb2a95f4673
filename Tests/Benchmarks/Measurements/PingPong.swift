import Foundation

/// Measures one request at a time: the cost that mainspring adds to a pipe, whose least cost is that of `cat`.
enum PingPong: Measurement {
  static let name = "ping-pong"
  static let title = "One request at a time, both ends on one CPU (p50)"

  static func run(on bench: Bench) throws {
    #if os(Linux)
      let count = bench.count(50_000)
      let pings = try Requests("ping-pong", count: count, in: bench.workspace, line: Requests.ping)
      try compare(
        "system.ping in memory", pings, [bench.workspace.mainspring, "--data", ":memory:"], .atMost(1.15), on: bench)

      let inventory = try Inventory.fresh("small", items: 1000, on: bench)
      try compare("system.ping in a data directory", pings, inventory.command, .atMost(1.15), on: bench)
      let ids = try inventory.ids(count, on: bench)
      let gets = try Requests("ping-pong-get", count: count, in: bench.workspace) {
        Requests.get($0, item: ids[$0 - 1])
      }
      try compare("inventory.items.get", gets, inventory.command, .atMost(1.5), on: bench)
    #else
      bench.report.skip("processes can't be pinned to a CPU here")
    #endif
  }

  private static func compare(
    _ name: String, _ requests: Requests, _ command: [String], _ limit: Limit, on bench: Bench
  ) throws {
    func p50(_ command: [String], expect: String) throws -> Double {
      var job = Driver.Job(
        mode: .serial, requests: requests, command: command, cpu: bench.sharedCPU, warm: requests.count / 10)
      job.expect = expect
      return try bench.driver.run(job).p50Microseconds
    }
    let samples = try bench.compare(
      { try p50(command, expect: "\"result\":") }, { try p50(["cat"], expect: "\"method\":") })
    bench.report.add(Finding(name, samples, unit: "us", against: "cat", limit))
  }
}
