import Foundation

/// Measures public records: a filtered page of a large container, and the cost of stored content for readers of flags
/// and promotions.
enum PublicContent: Measurement {
  static let name = "content"
  static let title = "Public content"

  /// The number of records in a group, which makes two pages.
  private static let groupSize = 100
  private static let pageSize = 50

  static func run(on bench: Bench) throws {
    try page(on: bench)
    try reads(on: bench)
  }

  private static func line(_ number: Int) -> String {
    let text = "A text of some length, as a card or a tip has one: number \(number)."
    return #"{"recordName":"r\#(number)","group":"g\#(number / groupSize)","level":\#(number % 7),"title":"\#(text)"}"#
  }

  private static func publish(_ lines: [String], as type: String, to file: URL, on bench: Bench) throws {
    let records = bench.workspace.file("\(type).jsonl")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: records)
    try Shell.run([bench.workspace.mainspring, "cloud", "publish", file.path, type, records.path])
  }

  /// Compares with C that uses the same SQL on the same file, and writes the same replies.
  private static func page(on bench: Bench) throws {
    let count = bench.isQuick ? 100_000 : 1_000_000
    let file = try bench.workspace.fresh("public.cloud")
    try publish((0..<count).map(line), as: "Tip", to: file, on: bench)
    let requests = try Requests("public-pages", count: bench.count(5000), in: bench.workspace) { id in
      let group = (id * 7919) % (count / groupSize)
      return Requests.line(
        id, "host.cloud.records.query",
        #"{"type":"Tip","filter":[{"field":"group","comparator":"equals","value":"g\#(group)"}],"limit":\#(pageSize),"cursor":null}"#
      )
    }
    let rival = try bench.rivals.compile("public_pages")
    func run(_ command: [String]) throws -> Double {
      let job = Driver.Job(
        mode: .pipeline, requests: requests, command: command, warm: 100, window: 100, room: 16 << 10)
      return try bench.driver.run(Pipeline.pinnedApart(job, on: bench)).cpuMicrosecondsPerRequest
    }
    let samples = try bench.compare(
      { try run([bench.workspace.mainspring, "cloud", "serve", file.path]) }, { try run([rival, file.path]) })
    bench.report.add(
      Finding(
        "a page of \(pageSize) of \(count) public records, by a field", samples, unit: "us CPU", against: "raw SQL",
        .atMost(1.5)))
  }

  /// Compares flags and promotions with ten thousand other records, and without them.
  private static func reads(on bench: Bench) throws {
    let cloud = try bench.workspace.fresh("content.cloud")
    try publish(
      [#"{"recordName":"now","flags":{"newCheckout":true},"maxAge":31536000}"#], as: "AppConfig", to: cloud, on: bench)
    try publish([#"{"recordName":"spring","title":"Spring","maxAge":31536000}"#], as: "IAPPromo", to: cloud, on: bench)
    try publish((0..<10_000).map(line), as: "Tip", to: cloud, on: bench)
    func directory(_ name: String, types: [String]) throws -> [String] {
      let data = try bench.workspace.fresh(name)
      let command = [bench.workspace.mainspring, "serve", "--data", data.path]
      let core = try Talk(command + ["--cloud", cloud.path])
      for type in types { try core.call("content.refresh", #"{"type":"\#(type)"}"#) }
      try core.call("sync.disconnect")
      core.end()
      return command
    }
    let few = try directory("content-few", types: ["AppConfig", "IAPPromo"])
    let many = try directory("content-many", types: ["AppConfig", "IAPPromo", "Tip"])
    for (name, method, params) in [
      ("a flag", "policy.flag", #"{"name":"newCheckout"}"#), ("the promotions", "policy.promotions.list", "{}"),
    ] {
      let requests = try Requests("content-reads", count: bench.count(50_000), in: bench.workspace) {
        Requests.line($0, method, params)
      }
      func run(_ command: [String]) throws -> Double {
        let job = Driver.Job(mode: .pipeline, requests: requests, command: command, warm: 1000)
        return try bench.driver.run(Pipeline.pinnedApart(job, on: bench)).cpuMicrosecondsPerRequest
      }
      let samples = try bench.compare({ try run(many) }, { try run(few) })
      bench.report.add(
        Finding("\(name) beside 10,000 content records", samples, unit: "us CPU", against: "without them", .atMost(1.2))
      )
    }
  }
}
