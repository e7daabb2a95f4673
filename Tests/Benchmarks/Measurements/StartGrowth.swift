import Foundation

/// Checks that the start does not grow with the number of services. A server with twice as many services, each with a
/// table, a record and five methods, needs the same number of instructions.
enum StartGrowth: Measurement {
  static let name = "start-growth"
  static let title = "Start of a server with twice as many tables, records and methods"

  static func run(on bench: Bench) throws {
    guard Shell.has("valgrind") else { return bench.report.skip("valgrind is not installed") }
    let root = bench.workspace.root.path
    try Shell.run(["swift", "build", "-c", "release", "--product", "SpecServer", "--package-path", root])
    let server = bench.workspace.root.appendingPathComponent(".build/release/SpecServer").path
    let ping = try Requests("one-sum", count: 1, in: bench.workspace) {
      Requests.line($0, "sum", #"{"a":1,"b":2,"c":3}"#)
    }
    func instructions(_ count: Int) throws -> Double {
      let data = bench.workspace.file("services-\(count)").path
      let command = [server, "--data", data, "--services", "\(count)"]
      // The first start creates the stores, so it is not measured.
      _ = try Instructions.count(command, ping, [], bench)
      return try Instructions.count(command, ping, [], bench) / 1000
    }
    let samples = Samples(values: [try instructions(40)])
    bench.report.add(
      Finding(
        "a method that needs no store", (ours: samples, theirs: Samples(values: [try instructions(20)])),
        unit: "k instr.",
        against: "half as many", .atMost(1.1)))
  }
}
