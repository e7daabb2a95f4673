import Foundation

/// Measures reads in a large company: the cost that mainspring adds to SQLite. The rival reads the same rows of the
/// same file with SQLite, in a process without a pipe.
enum Reads: Measurement {
  static let name = "reads"
  static let title = "Pipelined reads in a large company (CPU time a request)"

  static func run(on bench: Bench) throws {
    let inventory = try Inventory.large(on: bench)
    let gets = bench.count(200_000, quick: 50_000)
    let ids = try inventory.ids(gets, on: bench)
    let getRequests = try Requests("gets", count: gets, in: bench.workspace) { Requests.get($0, item: ids[$0 - 1]) }
    try compare("inventory.items.get by id", "get", inventory, getRequests, keys: ids, on: bench)

    let pages = bench.count(10_000, quick: 3000)
    let first = try Requests("first-page", count: pages, in: bench.workspace) { page($0, before: 0) }
    let zeros = [Int](repeating: 0, count: pages)
    try compare(
      "the first page of 50", "page", inventory, first, keys: zeros.map(String.init), room: 50 << 10, on: bench)

    var random = SystemRandomNumberGenerator()
    let positions = (0..<pages).map { _ in Int.random(in: 100...inventory.itemCount, using: &random) }
    let deep = try Requests("deep-pages", count: pages, in: bench.workspace) { page($0, before: positions[$0 - 1]) }
    try compare(
      "pages of 50 anywhere", "page", inventory, deep, keys: positions.map(String.init), room: 50 << 10, on: bench)

    for (name, places) in [("the first page of 50", zeros), ("pages of 50 anywhere", positions)] {
      try instructions(name, "page", inventory, keys: places.map(String.init), .atMost(1.4), on: bench) {
        page($0, before: places[$0 - 1])
      }
    }
  }

  /// The numbers of pages that the two runs read when instructions are counted.
  static let pagesCounted = (few: 200, many: 1200)

  /// Compares the instructions of a page, because the time of the same reader varies by a factor of two. The difference
  /// of two runs leaves out the cost of the start.
  static func instructions(
    _ name: String, _ kind: String, _ inventory: Inventory, keys: [String], _ limit: Limit, on bench: Bench,
    line: (Int) -> String
  ) throws {
    guard Shell.has("valgrind") else { return bench.report.skip("instructions of \(name): valgrind is not installed") }
    let reader = try bench.rivals.compile("reader")
    let counts = pagesCounted
    func perPage(_ run: (Int) throws -> Double) throws -> Samples {
      Samples(values: [(try run(counts.many) - (try run(counts.few))) / Double(counts.many - counts.few)])
    }
    let ours = try perPage { count in
      let requests = try Requests("counted-pages", count: count, in: bench.workspace, line: line)
      return try Instructions.count(inventory.command, requests, [], bench)
    }
    let theirs = try perPage { count in
      let keys = try writeKeys("counted-pages", Array(keys.prefix(count)), on: bench)
      return try Instructions.count([reader, kind, inventory.database, keys], nil, [], bench)
    }
    bench.report.add(Finding("\(name), instructions", (ours, theirs), unit: "instr.", against: "SQLite in C", limit))
  }

  /// Writes the keys that the rival looks for, one in each line.
  private static func writeKeys(_ name: String, _ keys: [String], on bench: Bench) throws -> String {
    let file = bench.workspace.file("\(name).keys")
    try keys.joined(separator: "\n").appending("\n").write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private static func page(_ id: Int, before position: Int) -> String {
    let after = position == 0 ? "" : #","after":"items.\#(String(position, radix: 36))""#
    return Requests.line(id, "inventory.items.list", #"{"limit":50\#(after)}"#)
  }

  /// Compares requests with reads of the rival, of one of the kinds that the rival has.
  /// - Parameters:
  ///   - keys: the key of each of the rival's reads.
  ///   - room: the largest size of a reply in bytes, on average.
  ///   - limit: the limit of the CPU time.
  static func compare(
    _ name: String, _ kind: String, _ inventory: Inventory, _ requests: Requests, keys: [String], room: Int = 1024,
    _ limit: Limit? = nil, on bench: Bench
  ) throws {
    let file = try writeKeys(kind, keys, on: bench)
    let reader = try bench.rivals.compile("reader")
    var wall = (ours: Samples(), theirs: Samples())
    let samples = try bench.compare(
      {
        let job = Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, warm: 100, room: room)
        let run = try bench.driver.run(job)
        wall.ours.values.append(run.microsecondsPerRequest)
        return run.cpuMicrosecondsPerRequest
      },
      {
        let text = try Shell.run([reader, kind, inventory.database, file]).text
        let run = try JSONDecoder().decode(Timing.self, from: Data(text.utf8))
        wall.theirs.values.append(run.seconds / Double(run.requests) * 1e6)
        return (run.cpuSeconds ?? run.seconds) / Double(run.requests) * 1e6
      })
    #if os(Linux)
      bench.report.add(Finding(name, samples, unit: "us", against: "SQLite in C", limit))
      bench.report.add(Finding("  the same by the clock", wall, unit: "us", against: "SQLite in C"))
    #else
      bench.report.add(Finding("\(name), by the clock", wall, unit: "us", against: "SQLite in C"))
    #endif
  }
}
