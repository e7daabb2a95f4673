import Foundation

/// Measures the time to start a core, in turns with the smallest possible process and with a JSON-RPC server that other
/// programs use.
enum ColdStart: Measurement {
  static let name = "cold-start"
  static let title = "Start on a data directory with 2 companies and 1,000 items (p50)"

  /// A way to start the core, and the request that it gets.
  private struct Start {
    let name: String
    let input: Starts.Input
    let words: [String]
    let limit: Limit
  }

  /// Compiles the shortest possible program, and returns its path.
  private static let least = Starts.Contender(input: .nothing, command: ["/bin/true"])

  static func run(on bench: Bench) throws {
    let inventory = try Inventory.fresh("cold-start", items: 1000, on: bench)
    _ = try bench.call("companies.create", ["name=Another"], inventory)
    try untilExit(try starts(inventory, on: bench), inventory, on: bench)
    try firstReply(inventory, on: bench)
    try size(of: inventory.server, on: bench)
  }

  /// Returns the ways to start the core. One of them needs no store, so it must not wait for one.
  private static func starts(_ inventory: Inventory, on bench: Bench) throws -> [Start] {
    let item = try inventory.ids(1, on: bench)[0]
    func one(_ name: String, _ line: (Int) -> String) throws -> Starts.Input {
      .ending(try Requests(name, count: 1, in: bench.workspace, line: line))
    }
    let storeless = Limit.atMost(2), reading = Limit.atMost(3.5)
    return [
      Start(name: "system.ping", input: try one("one-ping", Requests.ping), words: [], limit: storeless),
      Start(name: "temperature.convert", input: try one("one-convert", Requests.convert), words: [], limit: storeless),
      Start(name: "items.get", input: try one("one-get") { Requests.get($0, item: item) }, words: [], limit: reading),
      Start(name: "call system.ping", input: .nothing, words: ["call", "system.ping"], limit: storeless),
      Start(
        name: "call items.get", input: .nothing, words: ["call", "inventory.items.get", "id=\(item)"], limit: reading),
    ]
  }

  /// Measures from the spawn to the exit, with both processes on one CPU. With two CPUs, the time to wake up the other
  /// CPU would be included.
  private static func untilExit(_ starts: [Start], _ inventory: Inventory, on bench: Bench) throws {
    func command(_ start: Start) -> [String] {
      [inventory.server] + start.words + ["--data", inventory.directory.path]
    }
    let contenders = starts.map { Starts.Contender(input: $0.input, command: command($0)) }
    let results = try Starts.measure([least] + contenders, cpu: bench.sharedCPU, on: bench)
    let theirs = results[0].samples { $0.exit * 1e3 }
    for (start, result) in zip(starts, results.dropFirst()) {
      let samples = (ours: result.samples { $0.exit * 1e3 }, theirs: theirs)
      bench.report.add(Finding(start.name, samples, unit: "ms", against: "true", start.limit))
    }
    for (start, result) in zip(starts, results.dropFirst()) where ["system.ping", "items.get"].contains(start.name) {
      let cpu = (ours: result.samples { $0.cpu * 1e3 }, theirs: results[0].samples { $0.cpu * 1e3 })
      bench.report.add(Finding("  \(start.name), CPU time", cpu, unit: "ms", against: "true"))
      let faults = (ours: result.samples(\.faults), theirs: results[0].samples(\.faults))
      bench.report.add(Finding("  \(start.name), page faults", faults, unit: "", against: "true"))
      try count(start, command(start), on: bench)
    }
  }

  /// Measures the cost of a start in figures that other programs on the machine can't disturb.
  private static func count(_ start: Start, _ command: [String], on bench: Bench) throws {
    guard case .ending(let requests) = start.input else { return }
    if Shell.has("valgrind") {
      let samples = try (
        ours: Samples(values: [Instructions.count(command, requests, [], bench) / 1000]),
        theirs: Samples(values: [Instructions.count(least.command, nil, [], bench) / 1000])
      )
      bench.report.add(Finding("  \(start.name), instructions", samples, unit: "k", against: "true"))
    } else {
      bench.report.skip("instructions: valgrind is not installed")
    }
    if let theirs = try? systemCalls(least.command, nil, on: bench) {
      let ours = try systemCalls(command, requests, on: bench)
      let samples = (ours: Samples(values: [ours]), theirs: Samples(values: [theirs]))
      bench.report.add(Finding("  \(start.name), system calls", samples, unit: "", against: "true"))
    } else {
      bench.report.skip("system calls: there is no strace, or it may not trace here")
    }
  }

  private static func systemCalls(_ command: [String], _ requests: Requests?, on bench: Bench) throws -> Double {
    let trace = bench.workspace.file("strace.out")
    let strace = ["strace", "-f", "-qq", "--signal=none", "-o", trace.path]
    try Shell.run(strace + command, input: requests?.file, discardOutput: true)
    return Double(try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").count)
  }

  /// Measures from the spawn to the first reply, on all CPUs, because the rival has many threads.
  private static func firstReply(_ inventory: Inventory, on bench: Bench) throws {
    guard let deltachat = Pipeline.available("deltachat-rpc-server", on: bench, bench.rivals.deltachat) else { return }
    let ping = try Requests("one-ping", count: 1, in: bench.workspace, line: Requests.ping)
    let check = try Requests("one-check", count: 1, in: bench.workspace) {
      Requests.line($0, "check_email_validity", #"["a@b.co"]"#)
    }
    let accounts = try bench.workspace.fresh("deltachat-accounts").path
    // The environment variable tells the rival where its accounts are. The spawner passes it on.
    setenv("DC_ACCOUNTS_PATH", accounts, 1)
    let results = try Starts.measure(
      [
        Starts.Contender(input: .open(ping), command: inventory.command),
        Starts.Contender(input: .open(check), command: [deltachat]),
      ], cpu: nil, on: bench)
    let samples = (ours: results[0].samples { $0.reply * 1e3 }, theirs: results[1].samples { $0.reply * 1e3 })
    bench.report.add(Finding("first reply", samples, unit: "ms", against: "deltachat", .atMost(0.5)))
  }

  private static func size(of executable: String, on bench: Bench) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: executable)
    let size = Double((attributes[.size] as? NSNumber)?.intValue ?? 0) / 1_048_576
    bench.report.add(Finding("size of the executable", Samples(values: [size]), unit: "MB"))
  }
}
