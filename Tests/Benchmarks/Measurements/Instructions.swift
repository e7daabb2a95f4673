import Foundation

/// Measures the instructions of a request. Other programs on the machine can't disturb this figure.
enum Instructions: Measurement {
  static let name = "instructions"
  static let title = "Instructions for one pipelined system.ping, and one log.write"

  static func run(on bench: Bench) throws {
    guard Shell.has("valgrind") else { return bench.report.skip("valgrind is not installed") }
    guard let loop = Pipeline.available("yyjson", on: bench, bench.rivals.yyjsonLoop) else { return }
    let few = try Requests("pings-few", count: 20_000, in: bench.workspace, line: Requests.ping)
    let many = try Requests("pings-many", count: 120_000, in: bench.workspace, line: Requests.ping)
    let fewLines = try Requests("lines-few", count: 20_000, in: bench.workspace, line: Requests.log)
    let manyLines = try Requests("lines-many", count: 120_000, in: bench.workspace, line: Requests.log)
    // The difference of two runs leaves out the cost of the start.
    func perRequest(_ command: [String], _ few: Requests, _ many: Requests) throws -> Samples {
      let difference = try count(command, many, [], bench) - count(command, few, [], bench)
      return Samples(values: [difference / Double(many.count - few.count)])
    }
    let core = [bench.workspace.mainspring, "--data", ":memory:"]
    let samples = try (ours: perRequest(core, few, many), theirs: perRequest([loop], few, many))
    bench.report.add(Finding("system.ping", samples, unit: "instr.", against: "yyjson in C", .atMost(1.7, aim: 1.3)))
    let lines = try perRequest(core, fewLines, manyLines)
    bench.report.add(Finding("log.write", (lines, samples.ours), unit: "instr.", against: "system.ping", .atMost(1.45)))
  }

  /// Returns the instructions of a run that callgrind's options collect.
  static func count(_ command: [String], _ requests: Requests?, _ options: [String], _ bench: Bench) throws -> Double {
    let profile = bench.workspace.file("callgrind.out").path
    let valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(profile)"] + options
    let complaints = try Shell.run(valgrind + command, input: requests?.file, discardOutput: true).complaints
    guard let line = complaints.split(separator: "\n").first(where: { $0.contains("Collected :") }),
      let count = line.split(separator: " ").last.flatMap({ Double($0) })
    else { throw Trouble("callgrind says nothing of instructions: \(complaints.suffix(200))") }
    return count
  }
}
