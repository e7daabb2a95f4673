import Foundation

/// Measures the cost of one read at a time above that of an echo, and compares it with an older core.
enum ReadCost: Measurement {
  static let name = "read-cost"
  static let title = "One inventory.items.get at a time, CPU time above that of cat"

  /// The number of reads of one server before the next server's turn, which take a few milliseconds.
  private static let slice = 500

  /// A server with its own inventory, because an older server may not know the tables of a newer one.
  private struct Contender {
    let inventory: Inventory
    let requests: Requests

    init(_ name: String, server: String?, on bench: Bench) throws {
      inventory = try Inventory.fresh(name, items: 1000, server: server, on: bench)
      let count = bench.count(50_000)
      let ids = try inventory.ids(count, on: bench)
      requests = try Requests(name, count: count, in: bench.workspace) { Requests.get($0, item: ids[$0 - 1]) }
    }

    /// Returns the instructions of a read. The difference of two runs leaves out the cost of the start.
    func instructions(on bench: Bench) throws -> Samples {
      let ids = try inventory.ids(1000, on: bench)
      let few = try Requests("gets-few", count: 1000, in: bench.workspace) { Requests.get($0, item: ids[$0 - 1]) }
      let difference =
        try Instructions.count(inventory.command, requests, [], bench)
        - Instructions.count(inventory.command, few, [], bench)
      return Samples(values: [difference / Double(requests.count - few.count)])
    }
  }

  static func run(on bench: Bench) throws {
    #if os(Linux)
      let ours = try Contender("reads-measured", server: nil, on: bench)
      let older = try NamedServer.baseline.executable().map { try Contender("reads-baseline", server: $0, on: bench) }
      let samples = try takeTurns([ours] + (older.map { [$0] } ?? []), on: bench)
      bench.report.add(
        Finding("inventory.items.get, all of it", (samples[1], samples[0]), unit: "us CPU", against: "cat"))
      let above = samples[1].minus(samples[0])
      guard let older else {
        bench.report.add(Finding("inventory.items.get above cat", above, unit: "us CPU"))
        return bench.report.skip("BENCH_BASELINE names no older server to compare it with")
      }
      let theirs = samples[2].minus(samples[0])
      bench.report.add(
        Finding("inventory.items.get above cat", (above, theirs), unit: "us CPU", against: "older", .atMost(0.75)))
      guard Shell.has("valgrind") else { return bench.report.skip("instructions: valgrind is not installed") }
      let instructions = try (ours: ours.instructions(on: bench), theirs: older.instructions(on: bench))
      bench.report.add(Finding("  its instructions, pipelined", instructions, unit: "instr.", against: "older"))
    #else
      bench.report.skip("processes can't be pinned to a CPU here")
    #endif
  }

  /// Returns the microseconds for each request of `cat`, and of each contender.
  private static func takeTurns(_ contenders: [Contender], on bench: Bench) throws -> [Samples] {
    let requests = contenders[0].requests
    let program = try bench.rivals.compile("turns")
    var words = [program, "\(requests.count)", "\(slice)", "\(bench.sharedCPU)", requests.file.path, "cat"]
    for contender in contenders { words += ["--", contender.requests.file.path] + contender.inventory.command }
    var samples = [Samples](repeating: Samples(), count: contenders.count + 1)
    for _ in 0..<bench.rounds {
      let seconds = try JSONDecoder().decode([Double].self, from: Data(Shell.run(words).text.utf8))
      for (index, value) in seconds.enumerated() { samples[index].values.append(value * 1e6) }
    }
    return samples
  }
}
