import Foundation

/// Measures a stock screen in a company with a history: compared with C with the same SQL, and by the clock.
enum StockReads: Measurement {
  static let name = "stock"
  static let title = "Stock in a large company (CPU time a request)"

  static func run(on bench: Bench) throws {
    let items = bench.isQuick && bench.itemCount == 100_000 ? 20_000 : bench.itemCount
    let inventory = try Ledger.kept(items: items, on: bench)
    let ids = try inventory.ids(bench.count(50_000), on: bench)
    try level(of: ids, inventory, on: bench)

    let pages = max(bench.count(5000), Reads.pagesCounted.many)
    // Leave out the last ids, because there is no full page after them.
    let after = ids.filter { $0 < "ff" }.prefix(pages).map { $0 }
    try page("a page of 50 items' levels", "levels", inventory, keys: after, room: 16 << 10, on: bench) {
      Requests.line($0, "inventory.stock.levels", #"{"limit":50,"after":"levels.\#(after[$0 - 1])"}"#)
    }

    var random = SystemRandomNumberGenerator()
    let positions = (0..<pages).map { _ in Int.random(in: 100...items * Ledger.entriesOfItem, using: &random) }
    try page("a page of 50 entries", "entries", inventory, keys: positions.map(String.init), room: 48 << 10, on: bench)
    {
      Requests.line(
        $0, "inventory.stock.entries", #"{"limit":50,"after":"entries.\#(String(positions[$0 - 1], radix: 36))"}"#)
    }
    try dashboard(inventory, on: bench)
  }

  private static func page(
    _ name: String, _ kind: String, _ inventory: Inventory, keys: [String], room: Int, on bench: Bench,
    line: (Int) -> String
  ) throws {
    let requests = try Requests(kind, count: keys.count, in: bench.workspace, line: line)
    try Reads.compare(name, kind, inventory, requests, keys: keys, room: room, on: bench)
    try Reads.instructions(name, kind, inventory, keys: keys, .atMost(1.5), on: bench, line: line)
  }

  /// Compares with C that also parses the request and writes the reply, because reading one row costs less than parsing
  /// and writing.
  private static func level(of ids: [String], _ inventory: Inventory, on bench: Bench) throws {
    let name = "the level of an item"
    let requests = try Requests("level", count: ids.count, in: bench.workspace) {
      Requests.line($0, "inventory.stock.levels", #"{"items":["\#(ids[$0 - 1])"]}"#)
    }
    try Reads.compare("\(name), the read alone", "level", inventory, requests, keys: ids, on: bench)
    guard let answers = Pipeline.available("yyjson", on: bench, bench.rivals.answers) else { return }
    func run(_ command: [String]) throws -> Double {
      let job = Driver.Job(mode: .pipeline, requests: requests, command: command, warm: 1000)
      return try bench.driver.run(Pipeline.pinnedApart(job, on: bench)).cpuMicrosecondsPerRequest
    }
    let samples = try bench.compare({ try run(inventory.command) }, { try run([answers, inventory.database]) })
    bench.report.add(Finding(name, samples, unit: "us CPU", against: "raw C", .atMost(1.5)))
  }

  private static func dashboard(_ inventory: Inventory, on bench: Bench) throws {
    var samples = Samples()
    let requests = try Requests("summaries", count: bench.count(1000), in: bench.workspace) {
      Requests.line($0, "dashboard.summary")
    }
    for _ in 1...bench.rounds {
      let job = Driver.Job(
        mode: .serial, requests: requests, command: inventory.command, cpu: bench.sharedCPU, warm: 20, room: 4096)
      samples.values.append(try bench.driver.run(job).p99 * 1e3)
    }
    bench.report.add(Finding("the dashboard, p99", samples, unit: "ms", .atMost(10)))
  }
}
