import Foundation

/// What a journal of years costs: pages with their figures, statistics and insights against C with the same SQL, and a new brew against a new
/// item.
enum JournalReads: Measurement {
  static let name = "journal"
  static let title = "A coffee journal of 2,000 beans (CPU time a request)"

  private static let beans = 2000

  static func run(on bench: Bench) throws {
    let brews = bench.isQuick ? 20_000 : 100_000
    let journal = try fill(brews, on: bench)
    let facts = "{store}.brew_facts f LEFT JOIN {store}.beans n ON n.id = f.bean WHERE f.draft = 0 AND f.archived = 0"
    let bean = "n.roastDate, n.frozenAt, n.thawedAt, n.weight, n.withdrawn, n.price"
    let page = """
      SELECT b.*, \(bean) FROM (SELECT brew FROM {store}.brew_facts WHERE archived = 0 ORDER BY at DESC, brew DESC LIMIT 51) f
      JOIN {store}.brews b ON b.id = f.brew LEFT JOIN {store}.beans n ON n.id = b.bean
      """
    try compare("a page of 50 brews", "journal.brews.list", #"{"limit":50}"#, count: 2000, room: 50 << 10, [page], journal, on: bench)
    try compare(
      "the overview", "journal.statistics.overview", "{}", count: 20,
      [
        """
        SELECT count(*), sum(f.dose), sum(f.water), sum(f.rating), count(f.rating), sum(f.ratio), count(f.ratio), sum(f.extraction),
          count(f.extraction) FROM {store}.brew_facts f WHERE f.draft = 0 AND f.archived = 0
        """,
        "SELECT f.method FROM {store}.brew_facts f WHERE f.draft = 0 AND f.archived = 0 GROUP BY f.method ORDER BY count(*) DESC LIMIT 1",
        "SELECT DISTINCT f.at / 86400000 FROM {store}.brew_facts f WHERE f.draft = 0 AND f.archived = 0",
        "SELECT count(*), sum(f.dose), count(f.dose), \(bean) FROM \(facts) GROUP BY f.bean",
      ], journal, on: bench)
    try compare(
      "a breakdown by roaster", "journal.statistics.breakdown", #"{"measure":"rating","by":"roaster"}"#, count: 20,
      ["SELECT n.roaster, count(*), sum(f.rating), count(f.rating), \(bean) FROM \(facts) GROUP BY n.roaster, f.bean"], journal, on: bench)
    try compare(
      "all insights", "journal.insights.list", "{}", count: 200,
      ["SELECT f.*, \(bean) FROM \(facts) ORDER BY f.at DESC, f.brew DESC LIMIT 1000"], journal, on: bench)
    try creates(journal, on: bench)
  }

  private static func compare(
    _ name: String, _ method: String, _ params: String, count: Int, room: Int = 16 << 10, _ sql: [String], _ journal: Inventory,
    on bench: Bench
  ) throws {
    let statements = try bench.rivals.compile("statements")
    let requests = try Requests("journal", count: count, in: bench.workspace) { Requests.line($0, method, params) }
    let texts = sql.map { $0.replacingOccurrences(of: "{store}.", with: "") }
    let samples = try bench.compare(
      {
        let job = Driver.Job(mode: .pipeline, requests: requests, command: journal.command, warm: count / 10, room: room)
        return try bench.driver.run(job).cpuMicrosecondsPerRequest
      },
      {
        let text = try Shell.run([statements, journal.database, "\(count)"] + texts).text
        let run = try JSONDecoder().decode(Timing.self, from: Data(text.utf8))
        return (run.cpuSeconds ?? run.seconds) / Double(run.requests) * 1e6
      })
    bench.report.add(Finding(name, samples, unit: "us CPU", against: "SQLite in C", .atMost(1.5)))
  }

  /// Brews against items, each in a store of its own.
  private static func creates(_ journal: Inventory, on bench: Bench) throws {
    let count = bench.count(20_000)
    let brews = try Requests("new-brews", count: count, in: bench.workspace) { brew($0, number: $0, id: nil) }
    let items = try Requests("new-items", count: count, in: bench.workspace) { Requests.create($0, number: $0) }
    func cpu(_ requests: Requests, _ inventory: Inventory) throws -> Double {
      try bench.driver.run(Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, warm: 100, room: 2048))
        .cpuMicrosecondsPerRequest
    }
    let samples = try bench.compare(
      {
        let fresh = try Inventory.fresh("journal-creates", on: bench)
        try beans(1, fresh, on: bench)
        return try cpu(brews, fresh)
      }, { try cpu(items, try Inventory.fresh("journal-items", on: bench)) })
    bench.report.add(Finding("a new brew", samples, unit: "us CPU", against: "a new item", .atMost(1.3)))
  }

  /// A journal that takes long to fill, and so is kept for the next run.
  private static func fill(_ brews: Int, on bench: Bench) throws -> Inventory {
    let name = "journal-\(brews)"
    let (marker, directory) = (bench.workspace.file("\(name).marker"), bench.workspace.file(name))
    let state = try Inventory.privateSchema(bench)
    if FileManager.default.fileExists(atPath: directory.path), (try? String(contentsOf: marker, encoding: .utf8)) == state {
      return Inventory(directory: directory, itemCount: 0, server: bench.workspace.mainspring)
    }
    let journal = try Inventory.fresh(name, on: bench)
    try beans(beans, journal, on: bench)
    let requests = try Requests("fill-brews", count: brews, in: bench.workspace) { brew($0, number: $0, id: $0 % beans) }
    _ = try bench.driver.run(Driver.Job(mode: .pipeline, requests: requests, command: journal.command, window: 1000, room: 2048))
    try state.write(to: marker, atomically: true, encoding: .utf8)
    return journal
  }

  private static func beans(_ count: Int, _ journal: Inventory, on bench: Bench) throws {
    let requests = try Requests("fill-beans", count: count, in: bench.workspace) { id in
      let members = #""name":"Bean \#(id)","roaster":"Roaster \#(id % 40)","weight":1000000,"price":{"amount":1250,"currency":"EUR"}"#
      return Requests.line(id, "journal.beans.save", #"{"id":"\#(bean(id - 1))",\#(members),"roastDate":"2020-01-01"}"#)
    }
    _ = try bench.driver.run(Driver.Job(mode: .pipeline, requests: requests, command: journal.command, room: 2048))
  }

  private static func bean(_ number: Int) -> String { "01800000-0000-7000-8000-" + digits(number, 12) }

  private static func digits(_ number: Int, _ count: Int) -> String {
    String(repeating: "0", count: count - "\(number)".count) + "\(number)"
  }

  /// - Parameter id: the number of its bean; `nil` for the first.
  private static func brew(_ line: Int, number: Int, id: Int?) -> String {
    let (day, hour) = (number / 24, number % 24)
    let at = "20\(20 + day / 336 % 6)-\(digits(day / 28 % 12 + 1, 2))-\(digits(day % 28 + 1, 2))T\(digits(hour, 2)):15:00Z"
    let members = #""at":"\#(at)","bean":"\#(bean(id ?? 0))","method":"\#(["pourOver", "espresso", "drip"][number % 3])""#
    let weights = #""dose":15,"water":250,"yield":220,"tds":1.4,"time":180,"rating":\#(Double(number % 11) / 2)"#
    return Requests.line(line, "journal.brews.create", "{\(members),\(weights)}")
  }
}
