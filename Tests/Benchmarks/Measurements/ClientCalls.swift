import Foundation

/// What the clients add to what a front end would write by hand.
enum ClientCalls: Measurement {
  static let name = "clients"
  static let title = "Calls through the clients"

  static func run(on bench: Bench) throws {
    let count = bench.isQuick ? 5_000 : 10_000
    let clients = bench.workspace.root.appendingPathComponent("Clients")
    let sources = bench.workspace.rivalSources
    func words(_ script: String, _ program: String, _ package: String) -> [String] {
      [
        "/usr/bin/env", program, sources.appendingPathComponent(script).path, clients.appendingPathComponent(package).path,
        bench.workspace.mainspring, "\(count)",
      ]
    }
    try measure("Python", words("client_calls.py", "python3", "python"), count, leastAtOnce: 20_000, on: bench)
    try measure("Node", words("client_calls.mjs", "node", "typescript/src/index.js"), count, leastAtOnce: 100_000, on: bench)
  }

  private static func measure(_ language: String, _ words: [String], _ count: Int, leastAtOnce: Double, on bench: Bench) throws {
    var (own, byHand, atOnce) = (Samples(), Samples(), Samples())
    for _ in 0..<min(bench.rounds, 5) {
      let figures = try Shell.run(words).text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard figures.count == 3 else { throw Trouble("the client has printed something else: \(figures)") }
      byHand.values.append(figures[0])
      own.values.append(figures[1])
      atOnce.values.append(figures[2])
    }
    bench.report.add(
      Finding("\(language): \(count) calls one after the other", (own, byHand), unit: "s", against: "by hand", .atMost(1.5)))
    bench.report.add(Finding("\(language): calls at once", atOnce, unit: "/s", .atLeast(leastAtOnce)))
  }
}
