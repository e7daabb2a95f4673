import Foundation

/// What it takes to have a core at all: time until it answers, memory while it waits, size on the disk.
enum ColdStart: Measurement {
  static let name = "cold-start"
  static let title = "Cold start on a data directory, and memory when idle"

  private struct Build {
    let name: String
    let executable: String
    let start: Limit
    let memory: Limit
  }

  static func run(on bench: Bench) throws {
    let workspace = bench.workspace
    let inventory = try Inventory.fresh("small", items: 1000, on: bench)
    try measure(Build(name: "dynamic", executable: workspace.mainspring, start: .atMost(3), memory: .atMost(8)), inventory, bench)
    guard try hasStaticExecutable(bench) else { return }
    try measure(Build(name: "static", executable: workspace.staticMainspring, start: .atMost(2), memory: .atMost(6)), inventory, bench)
  }

  private static func measure(_ build: Build, _ inventory: Inventory, _ bench: Bench) throws {
    let ping = try Requests("one-ping", count: 1, in: bench.workspace, line: Requests.ping)
    let command = [build.executable, "--data", inventory.directory.path]
    var start = Driver.Job(mode: .start, requests: ping, command: command)
    start.repeat = 50
    let times = try bench.interleave([{ try bench.driver.run(start).p50 * 1e3 }])[0]
    bench.report.add(Finding("\(build.name): first reply (p50 of 50)", times, unit: "ms", build.start))
    #if os(Linux)
      let idle = Driver.Job(mode: .idle, requests: ping, command: command)
      let memory = try bench.interleave([{ try bench.driver.run(idle).residentKB / 1024 }])[0]
      bench.report.add(Finding("\(build.name): resident when idle", memory, unit: "MB", build.memory))
    #else
      bench.report.skip("resident memory: there is no /proc here to read it from")
    #endif
    let attributes = try FileManager.default.attributesOfItem(atPath: build.executable)
    let size = Double((attributes[.size] as? NSNumber)?.intValue ?? 0) / 1_048_576
    bench.report.add(Finding("\(build.name): size of the executable", Samples(values: [size]), unit: "MB"))
  }

  /// Builds the executable that needs no libraries; answers false, and says why, where that can't be done.
  private static func hasStaticExecutable(_ bench: Bench) throws -> Bool {
    #if os(Linux)
      bench.report.note("building the static executable")
      let root = bench.workspace.root
      let build = try Shell.attempt([
        "swift", "build", "-c", "release", "--product", "mainspring", "--static-swift-stdlib", "-Xswiftc", "-static-executable",
        "--package-path", root.path, "--scratch-path", root.appendingPathComponent(".build/static").path,
      ])
      if build.status == 0 { return true }
      bench.report.skip("the static executable can't be built: \(build.lastComplaint)")
    #else
      bench.report.skip("there are no static executables here")
    #endif
    return false
  }
}
