import Foundation

/// Checks that the memory stays flat while requests are piped through the core.
enum Memory: Measurement {
  static let name = "memory"
  static let title = "Resident memory after 1,000,000 requests and after 100,000"

  static func run(on bench: Bench) throws {
    #if os(Linux)
      let inventory = try Inventory.fresh("small", items: 1000, on: bench)
      let ids = try inventory.ids(1000, on: bench)
      let requests = try Requests("mixed", count: 1_000_000, in: bench.workspace) { id in
        switch id % 4 {
        case 0: Requests.ping(id)
        case 1: Requests.convert(id)
        case 2: Requests.line(id, "inventory.items.list", #"{"limit":1}"#)
        default: Requests.get(id, item: ids[id % ids.count])
        }
      }
      // One round is enough, because other programs on the machine don't affect the memory of this process.
      let run = try bench.driver.run(
        Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, room: 1024, mark: 100_000))
      let samples = (
        ours: Samples(values: [run.residentKB / 1024]), theirs: Samples(values: [run.markedResidentKB / 1024])
      )
      bench.report.add(
        Finding("ping, convert, list, get in turns", samples, unit: "MB", against: "after 100,000", .atMost(1.1)))
    #else
      bench.report.skip("there is no /proc here to read it from")
    #endif
  }
}
