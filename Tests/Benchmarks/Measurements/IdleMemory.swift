import Foundation

/// Measures the memory of a core that has read an item and then waits.
enum IdleMemory: Measurement {
  static let name = "idle-memory"
  static let title = "Resident memory a second after a start and one inventory.items.get"

  static func run(on bench: Bench) throws {
    #if os(Linux)
      let inventory = try Inventory.fresh("idle", items: 1000, on: bench)
      let id = try inventory.ids(1, on: bench)[0]
      let get = try Requests("one-get", count: 1, in: bench.workspace) { Requests.get($0, item: id) }
      let idle = Driver.Job(mode: .idle, requests: get, command: inventory.command)
      // The first start indexes the new items, so it is not measured.
      _ = try bench.driver.run(idle)
      let memory = try bench.interleave([{ try bench.driver.run(idle).residentKB / 1024 }])[0]
      bench.report.add(Finding("resident when idle", memory, unit: "MB", .atMost(5)))
    #else
      bench.report.skip("there is no /proc here to read it from")
    #endif
  }
}
