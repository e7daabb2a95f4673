import Foundation

/// Measures movements of the ledger in a stream: compared with plain items in a stream, and many in one request
/// compared with one in each request.
enum StockMovements: Measurement {
  static let name = "stock-movements"
  static let title = "Pipelined inventory.stock.receive"

  private static let items = 1000
  private static let together = 1000

  static func run(on bench: Bench) throws {
    let count = bench.count(100_000)
    let creates = try Requests("stock-creates", count: count, in: bench.workspace) {
      Requests.create($0, number: items + $0)
    }
    let receipts = try Requests("receipts", count: count, in: bench.workspace) {
      Requests.line($0, "inventory.stock.receive", "{\(movement($0))}")
    }
    let posts = try Requests("posts", count: max(count / together, 1), in: bench.workspace) { id in
      let entries = (1...together).map { "{\"type\":\"receive\",\(movement(id * together + $0))}" }
      return Requests.line(id, "inventory.stock.post", "{\"entries\":[\(entries.joined(separator: ","))]}")
    }
    let samples = try bench.interleave(
      [
        { try rate(receipts, on: bench) },
        { try rate(creates, on: bench) },
        { try rate(posts, room: 1 << 20, on: bench) * Double(together) },
      ], times: 3)
    bench.report.add(Finding("receipts", (samples[0], samples[1]), unit: "/s", against: "creates", .atLeast(0.5)))
    bench.report.add(
      Finding("a thousand a request", (samples[2], samples[0]), unit: "/s", against: "receipts", .atLeast(1.5)))
  }

  private static func movement(_ number: Int) -> String {
    let digits = String(number % items + 1)
    return "\"sku\":\"SKU-\(String(repeating: "0", count: 8 - digits.count))\(digits)\",\"quantity\":3"
  }

  private static func rate(_ requests: Requests, room: Int = 1024, on bench: Bench) throws -> Double {
    let inventory = try Inventory.fresh("stock", items: items, on: bench)
    return try bench.driver.run(Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, room: room))
      .rate
  }
}
