import Foundation

/// Measures the cost of sharing a core: for one conversation, and for many.
enum Shared: Measurement {
  static let name = "shared"
  static let title = "Programs that share a core"

  /// Texts of requests, with a placeholder for the id and one for a unique number.
  private static let ping = #"{"jsonrpc":"2.0","id":%ld,"method":"system.ping"}"#
  private static let create =
    #"{"jsonrpc":"2.0","id":%ld,"method":"inventory.items.create","params":{"sku":"SKU-%ld","name":"An item","unit":"piece"}}"#

  static func run(on bench: Bench) throws {
    #if os(Linux)
      try pingPong(on: bench)
      try pipeline(on: bench)
      try crowd(on: bench)
      try creates(on: bench)
      try quiet(beside: "creates", create, on: bench)
      try quiet(beside: "pings", ping, on: bench)
      try memory(on: bench)
      try killed(on: bench)
    #else
      bench.report.skip("processes can't be pinned to a CPU here, and there is no /proc")
    #endif
  }

  // MARK: One conversation

  /// Measures one request at a time, with all processes on one CPU.
  private static func pingPong(on bench: Bench) throws {
    let count = bench.count(50_000)
    let pings = try Requests("ping-pong", count: count, in: bench.workspace, line: Requests.ping)
    func p50(_ command: [String], expect: String) throws -> Double {
      var job = Driver.Job(mode: .serial, requests: pings, command: command, cpu: bench.sharedCPU, warm: count / 10)
      job.expect = expect
      return try bench.driver.run(job).p50Microseconds
    }
    let relay = try bench.rivals.compile("relay")
    let samples = try bench.interleave([
      { try SharedCore.on(bench) { try p50($0.command, expect: "\"result\":") } },
      { try p50([relay], expect: "\"method\":") },
      { try p50(["cat"], expect: "\"method\":") },
    ])
    bench.report.add(
      Finding(
        "system.ping, one at a time (p50)", (samples[0], samples[1]), unit: "us", against: "cat behind a relay",
        .atMost(2.2)))
    bench.report.add(Finding("  the same", (samples[0], samples[2]), unit: "us", against: "cat"))
  }

  private static func pipeline(on bench: Bench) throws {
    let pings = try Requests(
      "pings", count: bench.count(2_000_000, quick: 1_000_000), in: bench.workspace, line: Requests.ping)
    func rate(_ command: [String]) throws -> Double {
      let job = Driver.Job(mode: .pipeline, requests: pings, command: command, warm: 1000, room: 160)
      return try bench.driver.run(Pipeline.pinnedApart(job, on: bench)).rate
    }
    let samples = try bench.compare(
      { try SharedCore.on(bench) { try rate($0.command) } },
      { try rate(Inventory.fresh("unshared", on: bench).command) })
    bench.report.add(Finding("system.ping, pipelined", samples, unit: "/s", against: "unshared", .atLeast(0.7)))
  }

  // MARK: Many conversations

  /// Returns the requests a second of this number of conversations together.
  private static func rate(_ conversations: Int, _ requests: Int, window: Int, _ request: String, on bench: Bench)
    throws -> Double
  {
    let program = try bench.rivals.compile("crowd")
    return try SharedCore.on(bench) { core in
      let words = [program, "\(conversations)", "\(requests)", "\(window)", "0", "\(bench.sharedCPU)", request]
      let run = try JSONDecoder().decode(Timing.self, from: Data(Shell.run(words + core.command).text.utf8))
      return Double(run.requests) / run.seconds
    }
  }

  private static func crowd(on bench: Bench) throws {
    let count = bench.count(4_000_000, quick: 2_000_000)
    let samples = try bench.compare(
      { try rate(100, count, window: 0, ping, on: bench) }, { try rate(1, count, window: 0, ping, on: bench) })
    bench.report.add(Finding("system.ping of 100, pipelined", samples, unit: "/s", against: "of one", .atLeast(0.9)))
  }

  /// Measures durable creates in one company.
  private static func creates(on bench: Bench) throws {
    let count = bench.count(20_000)
    let samples = try bench.interleave([
      { try rate(10, count, window: 1, create, on: bench) },
      { try rate(10, count, window: 10, create, on: bench) },
      { try rate(1, count, window: 10, create, on: bench) },
    ])
    let rival = "one with 10 under way"
    bench.report.add(
      Finding("creates of 10, one at a time", (samples[0], samples[2]), unit: "/s", against: rival, .atLeast(1)))
    bench.report.add(
      Finding("creates of 10, 10 under way", (samples[1], samples[2]), unit: "/s", against: rival, .atLeast(1)))
  }

  // MARK: The effect of one program on the others

  private struct Quiet: Decodable {
    let alone: Double
    let beside: Double
    let longest: Double
    let rate: Double
  }

  /// Measures a program that sends a request now and then, while another program sends as many as it can.
  private static func quiet(beside others: String, _ request: String, on bench: Bench) throws {
    let program = try bench.rivals.compile("quiet")
    var (alone, beside, longest, rate) = (Samples(), Samples(), Samples(), Samples())
    for _ in 0..<bench.rounds {
      let run = try SharedCore.on(bench) { core in
        let words = [program, "1500", "2000", "0", "\(bench.sharedCPU)", request]
        return try JSONDecoder().decode(Quiet.self, from: Data(Shell.run(words + core.command).text.utf8))
      }
      alone.values.append(run.alone * 1e3)
      beside.values.append(run.beside * 1e3)
      longest.values.append(run.longest * 1e3)
      rate.values.append(run.rate)
    }
    bench.report.add(Finding("a ping now and then, p99, beside \(others)", beside, unit: "ms", .atMost(5)))
    bench.report.add(Finding("  the longest", longest, unit: "ms"))
    bench.report.add(Finding("  beside nothing, p99", alone, unit: "ms"))
    bench.report.add(Finding("  \(others) meanwhile", rate, unit: "/s"))
  }

  /// Measures the memory for each of a hundred programs that have sent two requests and wait.
  private static func memory(on bench: Bench) throws {
    let count = 100
    // One round is enough, because other programs on the machine don't affect the memory of this process.
    let each = try SharedCore.on(bench) { core in
      func join() throws -> Talk {
        let talk = try Talk(core.command)
        try talk.call("system.ping")
        try talk.call("inventory.items.list")
        return talk
      }
      var talks = [try join()]
      // End the program that started the core last, because its process may end only when the core ends.
      defer { for talk in talks.reversed() { talk.end() } }
      let before = try core.memory()
      for _ in 0..<count { talks.append(try join()) }
      return try (core.memory() - before) / Double(count)
    }
    bench.report.add(Finding("memory of an idle conversation", Samples(values: [each]), unit: "kB", .atMost(300)))
  }

  /// Checks that programs whose core is killed end soon, each with the code EX_TEMPFAIL.
  private static func killed(on bench: Bench) throws {
    let program = try bench.rivals.compile("orphans")
    let slowest = try bench.interleave([
      {
        try SharedCore.on(bench) { core in
          let text = try Shell.run([program, "10", core.lock, "75"] + core.command).text
          return try JSONDecoder().decode(Timing.self, from: Data(text.utf8)).seconds * 1e3
        }
      }
    ])[0]
    bench.report.add(Finding("the last of 10 ends after a kill", slowest, unit: "ms", .atMost(1000)))
  }
}
