import Foundation

/// Compares items that are imported as comma-separated values with items that are created one by one, in a stream.
enum Imports: Measurement {
  static let name = "imports"
  static let title = "Rows of a file into items"

  struct Run: Decodable {
    let seconds: Double
    let p99: Double
    let residentKB: Double
  }

  static func run(on bench: Bench) throws {
    let count = bench.isQuick && bench.itemCount == 100_000 ? 20_000 : bench.itemCount
    let file = bench.workspace.file("items.csv")
    let name = String(repeating: "x", count: 40)
    var text = "sku,name,unit,category,tags,minStock\n"
    for number in 1...count { text += "\(Ledger.sku(number)),\(name),piece,Hardware,small;steel,5\n" }
    try text.write(to: file, atomically: true, encoding: .utf8)
    let creates = try Requests("creates-as-imported", count: count, in: bench.workspace) {
      Requests.create($0, number: $0)
    }
    var (pings, memory) = (Samples(), Samples())
    let samples = try bench.compare(
      {
        let run = try run(
          "inventory.items.import", "csv", file.path, into: try Inventory.fresh("imported", on: bench), on: bench)
        pings.values.append(run.p99 * 1e3)
        memory.values.append(run.residentKB / 1024)
        return Double(count) / run.seconds
      },
      {
        let inventory = try Inventory.fresh("imported", on: bench)
        return try bench.driver.run(Driver.Job(mode: .pipeline, requests: creates, command: inventory.command)).rate
      })
    bench.report.add(Finding("rows", samples, unit: "/s", against: "creates", .atLeast(0.5)))
    bench.report.add(Finding("  pings meanwhile, p99", pings, unit: "ms", .atMost(20)))
    #if os(Linux)
      bench.report.add(Finding("  memory at most", memory, unit: "MB", .atMost(100)))
    #endif
  }

  /// Imports a file with a method, and sends pings meanwhile.
  static func run(_ method: String, _ format: String, _ path: String, into inventory: Inventory, on bench: Bench) throws
    -> Run
  {
    let program = try bench.rivals.compile("importing")
    let request =
      #"{"jsonrpc":"2.0","id":"s","method":"\#(method)","params":{"format":"\#(format)","path":"\#(path)"}}"#
    return try JSONDecoder().decode(Run.self, from: Data(Shell.run([program, request] + inventory.command).text.utf8))
  }
}
