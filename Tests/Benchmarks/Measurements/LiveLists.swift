import Foundation

/// Measures how long the creator of an item waits for the reply while a hundred live lists show the item.
enum LiveLists: Measurement {
  static let name = "live-lists"
  static let title = "One inventory.items.create at a time beside 100 live lists of 50 items of its company"

  private static let lists = 100
  private static let open = Requests.line(
    0, "live.open", #"{"query":{"method":"inventory.items.list","params":{"limit":50}}}"#)
  private static let create = Requests.line(
    0, "inventory.items.create", #"{"sku":"LIVE-%ld","name":"An item","unit":"piece"}"#)

  static func run(on bench: Bench) throws {
    #if os(Linux)
      let program = try bench.rivals.compile("live_lists")
      var told = Samples()
      // Without lists, the program pauses for as long as the lists of the same round took. Otherwise a rested disk
      // would be compared with a busy one.
      var pause = 0
      func reply(lists: Int) throws -> Double {
        let inventory = try Inventory.fresh("live-lists", items: 1000, on: bench)
        let places = ["\(bench.count(300))", "0", "\(bench.sharedCPU)", "\(lists)", "\(lists > 0 ? 0 : pause)"]
        // The program numbers the requests itself.
        let requests = [open, create].map { $0.replacingOccurrences(of: #""id":0"#, with: #""id":%ld"#) }
        let text = try Shell.run([program] + places + requests + inventory.command).text
        let times = try JSONDecoder().decode(Times.self, from: Data(text.utf8))
        if lists > 0 {
          told.values.append(times.told * 1e6)
          pause = Int((times.told - times.reply) * 1e6)
        }
        return times.reply * 1e6
      }
      let samples = try bench.compare({ try reply(lists: lists) }, { try reply(lists: 0) })
      bench.report.add(
        Finding("from a create to its reply (p50)", samples, unit: "us", against: "without lists", .atMost(2)))
      bench.report.add(Finding("  until all lists were told", told, unit: "us"))
    #else
      bench.report.skip("processes can't be pinned to a CPU here")
    #endif
  }

  private struct Times: Decodable {
    let reply: Double
    let told: Double
  }
}
