import Foundation

/// Compares creates with the least possible work: a C program that parses the same requests, inserts the same rows into
/// the same tables, and sends the same replies.
enum RawWrites: Measurement {
  static let name = "raw-writes"
  static let title = "Pipelined inventory.items.create against raw C with one commit"

  private static let rival = "raw C"
  /// The share of the rival's rate that the core must reach. The rest is for work that the rival leaves out: checks,
  /// rights, the company, and commits while requests are read.
  private static let share = 0.6

  static func run(on bench: Bench) throws {
    guard let raw = Pipeline.available("yyjson", on: bench, bench.rivals.rawCreates) else { return }
    try rate(raw, on: bench)
    guard Shell.has("valgrind") else { return bench.report.skip("instructions: valgrind is not installed") }
    try instructions(raw, on: bench)
  }

  private static func rate(_ raw: String, on bench: Bench) throws {
    let warm = 1000
    let requests = try Requests("creates", count: bench.count(200_000), in: bench.workspace) {
      Requests.create($0, number: $0)
    }
    var cpu = (ours: Samples(), theirs: Samples())
    func run(_ command: [String]) throws -> Driver.Run {
      let job = Driver.Job(mode: .pipeline, requests: requests, command: command, warm: warm)
      return try bench.driver.run(Pipeline.pinnedApart(job, on: bench))
    }
    let samples = try bench.compare(
      {
        let run = try run(try Inventory.fresh("creates", on: bench).command)
        cpu.ours.values.append(run.cpuMicrosecondsPerRequest)
        return run.rate
      },
      {
        let run = try run([raw] + (try Inventory.bare("raw-creates", on: bench)) + ["\(warm)", "\(requests.count)"])
        cpu.theirs.values.append(run.cpuMicrosecondsPerRequest)
        return run.rate
      })
    bench.report.add(Finding("creates", samples, unit: "/s", against: rival, .atLeast(share)))
    #if os(Linux)
      bench.report.add(Finding("  the same by CPU time", cpu, unit: "us CPU", against: rival))
    #endif
  }

  /// Measures the instructions of a create. The difference of two runs leaves out the cost of the start.
  private static func instructions(_ raw: String, on bench: Bench) throws {
    let few = try Requests("creates-few", count: 5000, in: bench.workspace) { Requests.create($0, number: $0) }
    let many = try Requests("creates-many", count: 25_000, in: bench.workspace) { Requests.create($0, number: $0) }
    func perCreate(_ command: (Requests) throws -> [String]) throws -> Samples {
      let counts = try [few, many].map { try Instructions.count(command($0), $0, [], bench) }
      return Samples(values: [(counts[1] - counts[0]) / Double(many.count - few.count)])
    }
    let samples = try (
      ours: perCreate { _ in try Inventory.fresh("creates", on: bench).command },
      theirs: perCreate { [raw] + (try Inventory.bare("raw-creates", on: bench)) + ["0", "\($0.count)"] }
    )
    bench.report.add(Finding("instructions of a create", samples, unit: "instr.", against: rival, .atMost(1 / share)))
  }
}
