import Foundation

/// Compares calls of tools through the official client of the Model Context Protocol: the core against a server that
/// was made with the protocol's SDK.
enum AgentCalls: Measurement {
  static let name = "agents"
  static let title = "Calls of a tool by an agent"

  static func run(on bench: Bench) throws {
    let count = bench.isQuick ? 500 : 1000
    let packages = try bench.rivals.agents()
    func python(_ script: String) -> [String] {
      [
        "/usr/bin/env", "PYTHONPATH=\(packages)", "python3",
        bench.workspace.rivalSources.appendingPathComponent("\(script).py").path,
      ]
    }
    func seconds(_ tool: String, _ arguments: String, _ server: [String]) throws -> [Double] {
      let words = python("agent_calls") + ["\(count)", tool, arguments] + server
      let seconds = try Shell.run(words).text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard seconds.count == 2 else { throw Trouble("the client has printed something else: \(seconds)") }
      return seconds
    }
    var (own, theirs) = ([Samples(), Samples()], [Samples(), Samples()])
    for _ in 0..<min(bench.rounds, 3) {
      let here = try seconds(
        "temperature_convert", #"{"value":20,"from":"celsius","to":"kelvin"}"#,
        [bench.workspace.mainspring, "mcp", "--tools", "temperature", "--data", ":memory:"])
      let there = try seconds("echo", #"{"value":20,"to":"kelvin"}"#, python("agent_echo"))
      for way in 0..<2 {
        own[way].values.append(here[way])
        theirs[way].values.append(there[way])
      }
    }
    for (way, what) in ["\(count) calls one after the other", "\(count) calls at once"].enumerated() {
      bench.report.add(
        Finding(what, (own[way], theirs[way]), unit: "s", against: "an echo server of the SDK", .atMost(1)))
    }
  }
}
