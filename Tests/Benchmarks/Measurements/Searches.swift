import Foundation

/// Measures searches in a company while another company in the same store has a million items. No search may take long,
/// whatever its text is.
enum Searches: Measurement {
  static let name = "searches"
  static let title = "One inventory.items.search at a time beside a large company"

  /// Typical searches, and searches that somebody would choose to slow down the core.
  private static let texts = [
    ("one letter", "b"), ("a word of every item", "hardware"), ("words of every item", "small steel hardware"),
    ("words that are never together", "bracket hinge"), ("a word of no item", "zzzzzz"), ("a rare word", "40960"),
    ("the beginning of every SKU", "sku"),
  ]
  private static let manyWords = "a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5"
  private static let otherItems = 20_000

  static func run(on bench: Bench) throws {
    let inventory = try Inventory.large(on: bench)
    let company = try other(in: inventory, on: bench)
    let large = try inventory.company(bench)
    for id in [large, company] { try fillIndex(of: id, inventory, on: bench) }
    let items = Report.number(Double(inventory.itemCount))
    for (name, text) in texts {
      try measure("\(name), beside \(items), p99", text, .atMost(5), company, inventory, on: bench)
    }
    try measure("32 letters, beside \(items), p99", manyWords, .atMost(20), company, inventory, on: bench)
    for (name, text) in texts { try measure("\(name), among \(items), p99", text, nil, large, inventory, on: bench) }
  }

  private static func measure(
    _ name: String, _ text: String, _ limit: Limit?, _ company: String, _ inventory: Inventory, on bench: Bench
  ) throws {
    var samples = Samples()
    for _ in 1...bench.rounds {
      let requests = try Requests("searches", count: bench.count(500), in: bench.workspace) {
        Requests.line($0, "inventory.items.search", #"{"company":"\#(company)","text":"\#(text)"}"#)
      }
      let job = Driver.Job(
        mode: .serial, requests: requests, command: inventory.command, cpu: bench.sharedCPU, warm: 20, room: 1 << 14)
      samples.values.append(try bench.driver.run(job).p99 * 1e3)
    }
    bench.report.add(Finding(name, samples, unit: "ms", limit))
  }

  /// Returns the company that searches. It is created once, in the directory that is kept.
  private static func other(in inventory: Inventory, on bench: Bench) throws -> String {
    let list = try bench.call("companies.list", [], inventory)["items"] as? [[String: Any]] ?? []
    for one in list where one["name"] as? String == "Other" { return one["id"] as? String ?? "" }
    let made = try bench.call("companies.create", ["name=Other"], inventory)
    guard let company = made["id"] as? String else { throw Trouble("companies.create answers no id: \(made)") }
    let words = ["bracket", "hinge", "bolt", "lamp", "board"]
    let requests = try Requests("fill-other", count: otherItems, in: bench.workspace) { number in
      let name = "\(words[number * number % 5]) of steel, \(number * 7 % 1000) by \(number * 2)"
      return Requests.line(
        number, "inventory.items.create",
        #"{"company":"\#(company)","sku":"SKU-\#(number)","name":"\#(name)","unit":"piece","category":"Hardware","tags":["small","steel"]}"#
      )
    }
    _ = try bench.driver.run(Driver.Job(mode: .pipeline, requests: requests, command: inventory.command))
    return company
  }

  /// Fills the full-text index. With a fixed clock, a search first adds all items that are not in the index yet. The
  /// core then merges the index when it is idle.
  static func fillIndex(of company: String, _ inventory: Inventory, on bench: Bench) throws {
    let search = try Requests("one-search", count: 1, in: bench.workspace) {
      Requests.line($0, "inventory.items.search", #"{"company":"\#(company)","text":"nothing-like-this","limit":1}"#)
    }
    let words =
      ["sh", "-c", #"(cat "$0"; sleep 20) | "$@""#, search.file.path] + inventory.command + [
        "--clock", "2026-01-01T00:00:00Z",
      ]
    let reply = try Shell.run(words).text
    guard reply.contains(#""result":"#) else { throw Trouble("the search answers \(reply)") }
  }
}
