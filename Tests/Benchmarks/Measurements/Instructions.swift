import Foundation

/// Instructions a request: a figure that no other program on the machine can disturb.
enum Instructions: Measurement {
  static let name = "instructions"
  static let title = "Instructions for one pipelined system.ping"

  static func run(on bench: Bench) throws {
    guard Shell.has("valgrind") else { return bench.report.skip("valgrind is not installed") }
    guard let loop = Pipeline.available("yyjson", on: bench, bench.rivals.yyjsonLoop) else { return }
    let few = try Requests("pings-few", count: 20_000, in: bench.workspace, line: Requests.ping)
    let many = try Requests("pings-many", count: 120_000, in: bench.workspace, line: Requests.ping)
    // The difference of two runs leaves out what the start of the process costs.
    func perRequest(_ command: [String]) throws -> Samples {
      let difference = try count(command, many, [], bench) - count(command, few, [], bench)
      return Samples(values: [difference / Double(many.count - few.count)])
    }
    let samples = try (ours: perRequest([bench.workspace.mainspring, "--data", ":memory:"]), theirs: perRequest([loop]))
    bench.report.add(Finding("system.ping", samples, unit: "instr.", against: "yyjson in C", .atMost(1.7, aim: 1.3)))
  }

  /// The instructions of a run, as far as callgrind's options say that they are collected.
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
