import Foundation

/// Measures updates in a company whose items are all in the full-text index: the effect of a large index on the slowest
/// update.
enum IndexedUpdates: Measurement {
  static let name = "indexed-updates"
  static let title = "One inventory.items.update at a time beside a large full-text index"

  static func run(on bench: Bench) throws {
    #if os(Linux)
      if try DurableWrites.isInMemory(bench.workspace.folder) {
        return bench.report.skip(".build is on a file system in memory, where nothing is durable")
      }
      let inventory = try Inventory.large(on: bench)
      try Searches.fillIndex(of: try inventory.company(bench), inventory, on: bench)
      let count = bench.count(3000)
      let ids = try inventory.ids(count, on: bench)
      var ours = (p99: Samples(), p50: Samples())
      var theirs = (p99: Samples(), p50: Samples())
      for round in 1...bench.rounds {
        let requests = try Requests("updates", count: count, in: bench.workspace) {
          update($0, item: ids[$0 - 1], round: round)
        }
        let job = Driver.Job(
          mode: .serial, requests: requests, command: inventory.command, cpu: bench.sharedCPU, warm: 100)
        let run = try bench.driver.run(job)
        ours.p99.values.append(run.p99 * 1e3)
        ours.p50.values.append(run.p50 * 1e3)
        let appends = try DurableWrites.appends(
          count, bytes: update(1, item: ids[0], round: round).utf8.count + 1, on: bench)
        theirs.p99.values.append(appends.p99 * 1e3)
        theirs.p50.values.append(appends.p50 * 1e3)
      }
      let items = Report.number(Double(inventory.itemCount))
      bench.report.add(Finding("an update beside \(items), p99", ours.p99, unit: "ms", .atMost(1)))
      bench.report.add(Finding("  the same", (ours.p99, theirs.p99), unit: "ms", against: "synced append"))
      bench.report.add(Finding("  the same, median", (ours.p50, theirs.p50), unit: "ms", against: "synced append"))
    #else
      bench.report.skip("processes can't be pinned to a CPU here")
    #endif
  }

  /// Changes the name, which is in the index. Each name has other words, as in ordinary use.
  private static func update(_ id: Int, item: String, round: Int) -> String {
    let name = "Bracket \(id * 7 % 1000) of steel, batch \(round)-\(id % 97), 40 by 60"
    return Requests.line(id, "inventory.items.update", #"{"id":"\#(item)","changes":{"name":"\#(name)"}}"#)
  }
}
