import Foundation

/// Measures many requests at once: the cost of a request in mainspring itself.
enum Pipeline: Measurement {
  static let name = "pipeline"
  static let title = "Pipelined requests, driver and server on a CPU each (requests a second)"

  static func run(on bench: Bench) throws {
    let count = bench.count(1_000_000)
    let pings = try Requests("pings", count: count, in: bench.workspace, line: Requests.ping)
    let converts = try Requests("converts", count: count, in: bench.workspace, line: Requests.convert)
    let mainspring = [bench.workspace.mainspring, "--data", ":memory:"]

    if let deltachat = available("deltachat-rpc-server", on: bench, bench.rivals.deltachat) {
      // A quick run has as many requests, because this server's rate depends on how long it runs.
      let checks = try Requests("checks", count: 30_000, in: bench.workspace) {
        Requests.line($0, "check_email_validity", #"["a@b.co"]"#)
      }
      let samples = try bench.interleave([
        { try rate(pings, mainspring, on: bench) },
        { try rate(converts, mainspring, on: bench) },
        { try deltachatRate(checks, deltachat, on: bench) },
        { try deltachatRate(checks, deltachat, isPinned: false, on: bench) },
      ])
      let rival = "deltachat"
      bench.report.add(Finding("system.ping", (samples[0], samples[2]), unit: "/s", against: rival, .atLeast(40)))
      bench.report.add(
        Finding("temperature.convert", (samples[1], samples[2]), unit: "/s", against: rival, .atLeast(25)))
      bench.report.add(
        Finding("  system.ping, rival on all CPUs", (samples[0], samples[3]), unit: "/s", against: rival))
      bench.report.add(Finding("  temperature.convert, the same", (samples[1], samples[3]), unit: "/s", against: rival))
    }
    // Lines that a front end writes to the log, nearly all of them above the limit for a second. A dropped line must
    // cost no more than a request.
    let lines = try Requests("lines", count: count, in: bench.workspace, line: Requests.log)
    let served = [bench.workspace.mainspring, "--data", try bench.workspace.fresh("logged").path]
    let samples = try bench.compare({ try rate(lines, served, on: bench) }, { try rate(pings, served, on: bench) })
    bench.report.add(Finding("log.write", samples, unit: "/s", against: "system.ping", .atLeast(0.7)))
    if let loop = available("yyjson", on: bench, bench.rivals.yyjsonLoop) {
      let samples = try bench.compare(
        { try rate(pings, mainspring, on: bench) }, { try rate(pings, [loop], on: bench) })
      bench.report.add(Finding("system.ping", samples, unit: "/s", against: "yyjson in C", .atLeast(0.6, aim: 0.8)))
    }
  }

  /// Returns the path of a rival, or `nil` if it is not available. Then adds a line to the report.
  static func available(_ name: String, on bench: Bench, _ prepare: () throws -> String) -> String? {
    do { return try prepare() } catch {
      bench.report.skip("\(name) can't be had: \(error)")
      return nil
    }
  }

  private static func rate(_ requests: Requests, _ command: [String], on bench: Bench) throws -> Double {
    let job = Driver.Job(mode: .pipeline, requests: requests, command: command, warm: 1000, room: 160)
    return try bench.driver.run(pinnedApart(job, on: bench)).rate
  }

  private static func deltachatRate(_ requests: Requests, _ executable: String, isPinned: Bool = true, on bench: Bench)
    throws -> Double
  {
    let accounts = try bench.workspace.fresh("deltachat-accounts").path
    let command = ["env", "DC_ACCOUNTS_PATH=\(accounts)", executable]
    let job = Driver.Job(mode: .pipeline, requests: requests, command: command, warm: 1000, isOrdered: false)
    return try bench.driver.run(isPinned ? pinnedApart(job, on: bench) : job).rate
  }

  /// Gives the server one CPU and the driver another one. A server with many threads is fastest and steadiest in this
  /// way. On all CPUs, its threads wake each other across CPUs, and its rate changes by half from run to run.
  static func pinnedApart(_ job: Driver.Job, on bench: Bench) -> Driver.Job {
    var job = job
    #if os(Linux)
      if bench.sharedCPU > 0 {
        job.cpu = 0
        job.serverCPU = bench.sharedCPU
      }
    #endif
    return job
  }
}
