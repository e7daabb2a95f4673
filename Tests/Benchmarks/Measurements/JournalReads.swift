import Foundation

/// Measures a journal of several years: pages with their figures, statistics and insights against C with the same SQL,
/// and a new brew against a new item.
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
      SELECT b.*, \(bean), (SELECT group_concat(hex(a.id)) FROM {store}.assets a WHERE a.owner = 'x' || b.row AND a.role = 'photo')
      FROM (SELECT brew FROM {store}.brew_facts WHERE archived = 0 ORDER BY at DESC, brew DESC LIMIT 51) f
      JOIN {store}.brews b ON b.id = f.brew LEFT JOIN {store}.beans n ON n.id = b.bean
      """
    try compare(
      "a page of 50 brews", "journal.brews.list", #"{"limit":50}"#, count: 2000, room: 50 << 10, [page], journal,
      on: bench)
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
      ["SELECT n.roaster, count(*), sum(f.rating), count(f.rating), \(bean) FROM \(facts) GROUP BY n.roaster, f.bean"],
      journal, on: bench)
    try compare(
      "all insights", "journal.insights.list", "{}", count: 200,
      ["SELECT f.*, \(bean) FROM \(facts) ORDER BY f.at DESC, f.brew DESC LIMIT 1000"], journal, on: bench)
    try insightsAfterChanges(journal, on: bench)
    try creates(journal, on: bench)
    #if os(Linux)
      try travels(on: bench)
    #endif
    try imports(brews, journal, on: bench)
  }

  private static func compare(
    _ name: String, _ method: String, _ params: String, count: Int, room: Int = 16 << 10, _ sql: [String],
    _ journal: Inventory,
    on bench: Bench
  ) throws {
    let statements = try bench.rivals.compile("statements")
    let requests = try Requests("journal", count: count, in: bench.workspace) { Requests.line($0, method, params) }
    let texts = sql.map { $0.replacingOccurrences(of: "{store}.", with: "") }
    let samples = try bench.compare(
      {
        let job = Driver.Job(
          mode: .pipeline, requests: requests, command: journal.command, warm: count / 10, room: room)
        return try bench.driver.run(job).cpuMicrosecondsPerRequest
      },
      {
        let text = try Shell.run([statements, journal.database, "\(count)"] + texts).text
        let run = try JSONDecoder().decode(Timing.self, from: Data(text.utf8))
        return (run.cpuSeconds ?? run.seconds) / Double(run.requests) * 1e6
      })
    bench.report.add(Finding(name, samples, unit: "us CPU", against: "SQLite in C", .atMost(1.5)))
  }

  /// Measures how long a change and the insights after it take.
  private static func insightsAfterChanges(_ journal: Inventory, on bench: Bench) throws {
    let requests = try Requests("changed-insights", count: 200, in: bench.workspace) { line in
      if line % 2 == 0 { return Requests.line(line, "journal.insights.list", "{}") }
      return Requests.line(line, "journal.brews.update", #"{"id":"\#(brew(1))","changes":{"rating":\#(line % 5)}}"#)
    }
    let samples = try bench.interleave([
      {
        let run = try bench.driver.run(
          Driver.Job(mode: .serial, requests: requests, command: journal.command, warm: 10, room: 16 << 10))
        return run.p99 * 1e3
      }
    ])
    bench.report.add(Finding("insights after a change, p99", samples[0], unit: "ms", .atMost(50)))
  }

  /// Compares a journal that is imported as a file with brews that are created one by one, in a stream.
  private static func imports(_ count: Int, _ journal: Inventory, on bench: Bench) throws {
    let file = bench.workspace.file("journal.jsonl")
    try? FileManager.default.removeItem(at: file)
    _ = try Shell.run(
      [
        bench.workspace.mainspring, "call", "journal.export", "format=jsonl", "path=\(file.path)", "--data",
        journal.directory.path,
      ])
    let creates = try Requests("brews-as-imported", count: count, in: bench.workspace) {
      brew($0, number: $0, bean: nil)
    }
    var memory = Samples()
    let samples = try bench.compare(
      {
        let run = try Imports.run(
          "journal.import", "jsonl", file.path, into: try Inventory.fresh("journal-imported", on: bench), on: bench)
        memory.values.append(run.residentKB / 1024)
        return Double(count + beans) / run.seconds
      },
      {
        let fresh = try Inventory.fresh("journal-creates", on: bench)
        try fillBeans(1, fresh, on: bench)
        return try bench.driver.run(Driver.Job(mode: .pipeline, requests: creates, command: fresh.command, room: 2048))
          .rate
      })
    bench.report.add(Finding("imported brews", samples, unit: "/s", against: "creates", .atLeast(0.5)))
    #if os(Linux)
      bench.report.add(Finding("  memory at most", memory, unit: "MB", .atMost(100)))
    #endif
  }

  /// Compares brews with items, each in their own store.
  private static func creates(_ journal: Inventory, on bench: Bench) throws {
    let count = bench.count(20_000)
    let brews = try Requests("new-brews", count: count, in: bench.workspace) { brew($0, number: $0, bean: nil) }
    let items = try Requests("new-items", count: count, in: bench.workspace) { Requests.create($0, number: $0) }
    func cpu(_ requests: Requests, _ inventory: Inventory) throws -> Double {
      try bench.driver.run(
        Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, warm: 100, room: 2048)
      )
      .cpuMicrosecondsPerRequest
    }
    let samples = try bench.compare(
      {
        let fresh = try Inventory.fresh("journal-creates", on: bench)
        try fillBeans(1, fresh, on: bench)
        return try cpu(brews, fresh)
      }, { try cpu(items, try Inventory.fresh("journal-items", on: bench)) })
    bench.report.add(Finding("a new brew", samples, unit: "us CPU", against: "a new item", .atMost(1.3)))
  }

  /// Compares brews of the account with items of a company: sent to a container and fetched on a new device.
  private static func travels(on bench: Bench) throws {
    let count = bench.count(20_000)
    let brews = try Requests("new-brews", count: count, in: bench.workspace) { brew($0, number: $0, bean: nil) }
    var up: (brews: Samples, items: Samples) = (Samples(), Samples())
    var down: (brews: Samples, items: Samples) = (Samples(), Samples())
    for _ in 0..<min(bench.rounds, 3) {
      let journal = try Inventory.fresh("journal-sync", on: bench)
      try fillBeans(1, journal, on: bench)
      _ = try bench.driver.run(
        Driver.Job(mode: .pipeline, requests: brews, command: journal.command, warm: 100, room: 2048))
      let ofBrews = try Syncing.cpu(of: journal, on: bench)
      let ofItems = try Syncing.cpu(of: Inventory.fresh("journal-sync-items", items: count, on: bench), on: bench)
      up.brews.values.append(ofBrews.up)
      up.items.values.append(ofItems.up)
      down.brews.values.append(ofBrews.down)
      down.items.values.append(ofItems.down)
    }
    bench.report.add(
      Finding("\(count) brews up to a container", (up.brews, up.items), unit: "ms CPU", against: "items", .atMost(1.1)))
    bench.report.add(
      Finding("\(count) brews down from it", (down.brews, down.items), unit: "ms CPU", against: "items", .atMost(1.1)))
  }

  /// Returns a journal that takes long to fill, and is kept for the next run.
  private static func fill(_ brews: Int, on bench: Bench) throws -> Inventory {
    let name = "journal-\(brews)"
    let (marker, directory) = (bench.workspace.file("\(name).marker"), bench.workspace.file(name))
    let state = try Inventory.privateSchema(bench)
    if FileManager.default.fileExists(atPath: directory.path),
      (try? String(contentsOf: marker, encoding: .utf8)) == state
    {
      return Inventory(directory: directory, itemCount: 0, server: bench.workspace.mainspring)
    }
    let journal = try Inventory.fresh(name, on: bench)
    try fillBeans(beans, journal, on: bench)
    let requests = try Requests("fill-brews", count: brews, in: bench.workspace) {
      brew($0, number: $0, bean: $0 % beans, id: brew($0))
    }
    _ = try bench.driver.run(
      Driver.Job(mode: .pipeline, requests: requests, command: journal.command, window: 1000, room: 2048))
    let photos = try Requests("fill-photos", count: brews / 2, in: bench.workspace) { line in
      let owner = #"{"type":"brew","id":"\#(brew(line * 2))"}"#
      return Requests.line(line, "assets.add", #"{"owner":\#(owner),"role":"photo","base64":"\#(pixel)"}"#)
    }
    _ = try bench.driver.run(
      Driver.Job(mode: .pipeline, requests: photos, command: journal.command, window: 64, room: 2048))
    try state.write(to: marker, atomically: true, encoding: .utf8)
    return journal
  }

  private static func fillBeans(_ count: Int, _ journal: Inventory, on bench: Bench) throws {
    let requests = try Requests("fill-beans", count: count, in: bench.workspace) { id in
      let members =
        #""name":"Bean \#(id)","roaster":"Roaster \#(id % 40)","weight":1000000,"price":{"amount":1250,"currency":"EUR"}"#
      return Requests.line(id, "journal.beans.save", #"{"id":"\#(bean(id - 1))",\#(members),"roastDate":"2020-01-01"}"#)
    }
    _ = try bench.driver.run(Driver.Job(mode: .pipeline, requests: requests, command: journal.command, room: 2048))
  }

  private static func bean(_ number: Int) -> String { "01800000-0000-7000-8000-" + digits(number, 12) }

  private static func digits(_ number: Int, _ count: Int) -> String {
    String(repeating: "0", count: count - "\(number)".count) + "\(number)"
  }

  /// Returns the id of a brew in the filled journal.
  private static func brew(_ number: Int) -> String { "01800000-0001-7000-8000-" + digits(number, 12) }

  /// A GIF of one pixel.
  private static let pixel = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

  /// Returns a request to create a brew.
  /// - Parameters:
  ///   - bean: the number of its beans, or `nil` for the first ones.
  ///   - id: the id of the new brew, or `nil` if the core chooses it.
  private static func brew(_ line: Int, number: Int, bean id: Int?, id own: String? = nil) -> String {
    let (day, hour) = (number / 24, number % 24)
    let at =
      "20\(20 + day / 336 % 6)-\(digits(day / 28 % 12 + 1, 2))-\(digits(day % 28 + 1, 2))T\(digits(hour, 2)):15:00Z"
    let members =
      #""at":"\#(at)","bean":"\#(bean(id ?? 0))","method":"\#(["pourOver", "espresso", "drip"][number % 3])""#
    let weights = #""dose":15,"water":250,"yield":220,"tds":1.4,"time":180,"rating":\#(Double(number % 11) / 2)"#
    if let own { return Requests.line(line, "journal.brews.save", #"{"id":"\#(own)",\#(members),\#(weights)}"#) }
    return Requests.line(line, "journal.brews.create", "{\(members),\(weights)}")
  }
}
