import Foundation

/// That a start does not grow with what the core can do: a server with twice as many tables, records and methods starts as the real one.
enum StartGrowth: Measurement {
  static let name = "start-growth"
  static let title = "Start of a server with twice as many tables, records and methods"

  static func run(on bench: Bench) throws {
    guard let doubled = try NamedServer.doubled.executable() else {
      return bench.report.skip("BENCH_DOUBLED names no server with twice as much in it")
    }
    guard Shell.has("valgrind") else { return bench.report.skip("valgrind is not installed") }
    let ping = try Requests("one-ping", count: 1, in: bench.workspace, line: Requests.ping)
    let page = try Requests("one-page", count: 1, in: bench.workspace) { Requests.line($0, "inventory.items.list", #"{"limit":1}"#) }
    let ours = try Inventory.fresh("doubled", items: 10, server: doubled, on: bench)
    let theirs = try Inventory.fresh("single", items: 10, on: bench)
    func compare(_ name: String, _ requests: Requests, _ limit: Limit?) throws {
      func instructions(_ inventory: Inventory) throws -> Samples {
        Samples(values: [try Instructions.count(inventory.command, requests, [], bench) / 1000])
      }
      let samples = try (ours: instructions(ours), theirs: instructions(theirs))
      bench.report.add(Finding(name, samples, unit: "k instr.", against: "the real one", limit))
    }
    try compare("system.ping", ping, .atMost(1.1))
    try compare("  inventory.items.list", page, nil)
  }
}
