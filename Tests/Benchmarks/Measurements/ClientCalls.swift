import Foundation

/// Measures the cost that the clients add to a front end that is written by hand.
enum ClientCalls: Measurement {
  static let name = "clients"
  static let title = "Calls through the clients"

  static func run(on bench: Bench) throws {
    let count = bench.isQuick ? 5_000 : 10_000
    let clients = bench.workspace.root.appendingPathComponent("Clients")
    let sources = bench.workspace.rivalSources
    func words(_ script: String, _ program: String, _ package: String) -> [String] {
      [
        "/usr/bin/env", program, sources.appendingPathComponent(script).path,
        clients.appendingPathComponent(package).path,
        bench.workspace.mainspring, "\(count)",
      ]
    }
    try measure("Python", words("client_calls.py", "python3", "python"), count, leastAtOnce: 20_000, on: bench)
    try measure(
      "Node", words("client_calls.mjs", "node", "typescript/mainspring.js"), count, leastAtOnce: 100_000, on: bench)
    try firstPage(
      of: clients.appendingPathComponent("web/server.js"), sources.appendingPathComponent("first_page.mjs"), on: bench)
  }

  /// Measures the time from the start of the page's server until a person sees the first list.
  private static func firstPage(of server: URL, _ script: URL, on bench: Bench) throws {
    let inventory = try Inventory.fresh("page", items: 10_000, on: bench)
    var (page, node) = (Samples(), Samples())
    for _ in 0..<bench.rounds {
      let words = ["node", script.path, server.path, bench.workspace.mainspring, inventory.directory.path]
      let figures = try Shell.run(words).text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard figures.count == 2 else { throw Trouble("the page has printed something else: \(figures)") }
      page.values.append(figures[0])
      node.values.append(figures[1])
    }
    bench.report.add(
      Finding("the page's first list of 10,000 items, from the server's start", page, unit: "ms", .atMost(100)))
    bench.report.add(Finding("  the start of Node.js alone", node, unit: "ms"))
  }

  private static func measure(_ language: String, _ words: [String], _ count: Int, leastAtOnce: Double, on bench: Bench)
    throws
  {
    var (own, byHand, atOnce) = (Samples(), Samples(), Samples())
    for _ in 0..<min(bench.rounds, 5) {
      let figures = try Shell.run(words).text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard figures.count == 3 else { throw Trouble("the client has printed something else: \(figures)") }
      byHand.values.append(figures[0])
      own.values.append(figures[1])
      atOnce.values.append(figures[2])
    }
    bench.report.add(
      Finding(
        "\(language): \(count) calls one after the other", (own, byHand), unit: "s", against: "by hand", .atMost(1.5)))
    bench.report.add(Finding("\(language): calls at once", atOnce, unit: "/s", .atLeast(leastAtOnce)))
  }
}
