import Foundation

/// Measures durable creates: group commit against a commit for each request, and one create against one synced append.
enum DurableWrites: Measurement {
  static let name = "durable-writes"
  static let title = "Durable inventory.items.create, \(Requests.createLength) bytes"

  static func run(on bench: Bench) throws {
    if try isInMemory(bench.workspace.folder) {
      return bench.report.skip(".build is on a file system in memory, where nothing is durable")
    }
    let many = try Requests("creates", count: bench.count(200_000), in: bench.workspace) {
      Requests.create($0, number: $0)
    }
    let few = try Requests("creates-windowed", count: bench.count(50_000), in: bench.workspace) {
      Requests.create($0, number: $0)
    }
    let samples = try bench.interleave([
      { try create(many, window: 0, on: bench).rate },
      { try create(few, window: 64, on: bench).rate },
      { try oneCommit(on: bench) },
    ])
    let rival = "a commit each"
    bench.report.add(Finding("pipelined", (samples[0], samples[2]), unit: "/s", against: rival, .atLeast(30)))
    bench.report.add(
      Finding("pipelined, at most 64 under way", (samples[1], samples[2]), unit: "/s", against: rival, .atLeast(15)))
    try oneAtATime(on: bench)
  }

  private static func create(_ requests: Requests, window: Int, on bench: Bench) throws -> Driver.Run {
    let inventory = try Inventory.fresh("creates", on: bench)
    return try bench.driver.run(
      Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, warm: 1000, window: window))
  }

  /// Measures how long it takes to append and sync this number of bytes, repeatedly.
  static func appends(_ count: Int, bytes: Int, on bench: Bench) throws -> AppendTimes {
    let append = try bench.rivals.compile("append_sync")
    let file = try bench.workspace.fresh("appended").path
    let text = try Shell.run([append, file, "\(count)", "\(bytes)", "\(bench.sharedCPU)"]).text
    return try JSONDecoder().decode(AppendTimes.self, from: Data(text.utf8))
  }

  private static func oneAtATime(on bench: Bench) throws {
    #if os(Linux)
      let requests = try Requests("creates-serial", count: bench.count(3000), in: bench.workspace) {
        Requests.create($0, number: $0)
      }
      let samples = try bench.compare(
        {
          let inventory = try Inventory.fresh("creates", on: bench)
          let job = Driver.Job(
            mode: .serial, requests: requests, command: inventory.command, cpu: bench.sharedCPU, warm: 200)
          return try bench.driver.run(job).p50Microseconds
        },
        { try appends(requests.count, bytes: Requests.createLength, on: bench).p50 * 1e6 })
      bench.report.add(Finding("one at a time (p50)", samples, unit: "us", against: "synced append", .atMost(1.5)))
    #else
      bench.report.skip("one at a time: processes can't be pinned to a CPU here")
    #endif
  }

  /// Measures the items a second through SQLite's C API, with a transaction for each item.
  private static func oneCommit(on bench: Bench) throws -> Double {
    let rival = try bench.rivals.compile("one_commit")
    let places = try Inventory.bare("one-commit", on: bench)
    let text = try Shell.run([rival] + places + ["\(bench.count(5000))", "\(Requests.nameLength)"]).text
    let timing = try JSONDecoder().decode(Timing.self, from: Data(text.utf8))
    return Double(timing.requests) / timing.seconds
  }

  static func isInMemory(_ folder: URL) throws -> Bool {
    #if os(Linux)
      try Shell.run(["stat", "-f", "-c", "%T", folder.path]).text.hasPrefix("tmpfs")
    #else
      false
    #endif
  }
}

/// The results of a rival that runs without a pipe.
struct Timing: Decodable {
  let requests: Int
  let seconds: Double
  var cpuSeconds: Double?
}

/// The times of a synced append, in seconds.
struct AppendTimes: Decodable {
  let p50: Double
  let p99: Double
}
