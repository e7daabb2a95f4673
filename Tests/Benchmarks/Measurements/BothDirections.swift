import Foundation

/// Measures the cost of events and live queries for callers that do not use them, and the delay for callers that do.
enum BothDirections: Measurement {
  static let name = "both-directions"
  static let title = "Events and live queries"

  static func run(on bench: Bench) throws {
    try changeRows(on: bench)
    try foreignLiveQueries(on: bench)
    try delay(on: bench)
  }

  /// Measures the share of a durable create's instructions that write the change log, without a subscriber.
  private static func changeRows(on bench: Bench) throws {
    guard Shell.has("valgrind") else { return bench.report.skip("change rows: valgrind is not installed") }
    let creates = try Requests("creates-few", count: 10_000, in: bench.workspace) { Requests.create($0, number: $0) }
    func instructions(_ options: [String]) throws -> Samples {
      let inventory = try Inventory.fresh("creates", on: bench)
      return Samples(values: [try Instructions.count(inventory.command, creates, options, bench)])
    }
    // The only function that adds changes to the change log.
    let samples = try (ours: instructions(["--toggle-collect=*5TableV4note*"]), theirs: instructions([]))
    bench.report.add(
      Finding("noting the change of a create", samples, unit: "instr.", against: "all of it", .atMost(0.1)))
  }

  /// Compares durable creates while a thousand live lists of another company are open, and while none is open.
  private static func foreignLiveQueries(on bench: Bench) throws {
    let queries = 1000
    let count = bench.count(100_000)
    func rate(_ name: String, _ first: (Int, String) -> String) throws -> Double {
      let inventory = try Inventory.fresh("creates", on: bench)
      let id = try bench.call("companies.create", ["name=Other"], inventory)["id"] as? String ?? ""
      let requests = try Requests(name, count: queries + count, in: bench.workspace) {
        $0 <= queries ? first($0, id) : Requests.create($0, number: $0)
      }
      let job = Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, warm: queries)
      return try bench.driver.run(job).rate
    }
    let samples = try bench.compare(
      {
        try rate("creates-live") {
          Requests.line(
            $0, "live.open", #"{"query":{"method":"inventory.items.list","params":{"company":"\#($1)","limit":10}}}"#)
        }
      }, { try rate("creates-plain") { id, _ in Requests.ping(id) } })
    bench.report.add(
      Finding("creates beside 1,000 foreign live lists", samples, unit: "/s", against: "without", .atLeast(0.95)))
  }

  /// Measures the time from a reply to its event, over the same pipe, with one request at a time.
  private static func delay(on bench: Bench) throws {
    let latency = try bench.rivals.compile("event_latency")
    var samples = (ours: Samples(), theirs: Samples())
    for _ in 0..<bench.rounds {
      let inventory = try Inventory.fresh("creates", on: bench)
      let change =
        #"{"jsonrpc":"2.0","id":%ld,"method":"inventory.items.create","params":{"sku":"SKU-%ld","name":"An item","unit":"piece"}}"#
      let words = [latency, "\(bench.count(2000))", "\(bench.sharedCPU)", Requests.line(1, "events.subscribe"), change]
      let text = try Shell.run(words + inventory.command).text
      let run = try JSONDecoder().decode(Delay.self, from: Data(text.utf8))
      samples.ours.values.append(run.delay * 1e6)
      samples.theirs.values.append(run.pingPong * 1e6)
    }
    bench.report.add(
      Finding("from a reply to its event (p50)", samples, unit: "us", against: "ping-pong", .atMost(1.3)))
  }

  private struct Delay: Decodable {
    let delay: Double
    let pingPong: Double
  }
}
