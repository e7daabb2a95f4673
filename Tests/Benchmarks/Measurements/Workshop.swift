import Foundation

/// Measures the work of a maker's shop in a company with a history: bills of materials, builds, prices and sales over
/// the counter.
enum Workshop: Measurement {
  static let name = "workshop"
  static let title = "A maker's shop in a large company (CPU time a request)"

  /// The number of lines in each bill of materials on each of five levels: 4 + 16 + 48 + 144 + 288 = 500 lines.
  private static let lines = [4, 4, 3, 3, 2]
  private static let components = 50
  private static let prices = 100_000
  /// The number of builds or sales in one run.
  private static let runs = 200

  static func run(on bench: Bench) throws {
    let items = bench.isQuick && bench.itemCount == 100_000 ? 20_000 : bench.itemCount
    let kept = try Ledger.kept(items: items, on: bench)
    let directory = try bench.workspace.fresh("workshop")
    try FileManager.default.copyItem(at: kept.directory, to: directory)
    let shop = Inventory(directory: directory, itemCount: items, server: kept.server)
    try Ledger.invoice(shop, on: bench)
    let first = try Talk(shop.command)
    let top = try assemble(first)
    // End the core, because the rival reads the store, which only one process can use.
    first.end()
    try explode(top, shop, on: bench)
    let talk = try Talk(shop.command)
    defer { talk.end() }
    try build(talk, on: bench)
    let reader = try bench.rivals.compile("reader")
    let ids = try Shell.run([reader, "all", kept.database, "items"]).text.split(separator: "\n").prefix(prices)
    try price(of: ids.map(String.init), talk, on: bench)
    try sell(talk, on: bench)
  }

  private static func item(_ sku: String, _ talk: Talk) throws -> String {
    try Talk.text("id", in: talk.call("inventory.items.create", #"{"sku":"\#(sku)","name":"Part","unit":"piece"}"#))
  }

  /// Makes an item with components on five levels.
  /// - Returns: the id of the item.
  private static func assemble(_ talk: Talk) throws -> String {
    let top = try item("TOP", talk)
    var (made, number) = ([top], 0)
    for count in lines {
      var next: [String] = []
      for one in made {
        let parts = try (0..<count).map { _ in
          number += 1
          return try item("PART-\(number)", talk)
        }
        let lines = parts.map { #"{"item":"\#($0)","quantity":2,"scrap":5}"# }.joined(separator: ",")
        try talk.call("assemblies.boms.create", #"{"item":"\#(one)","lines":[\#(lines)]}"#)
        next += parts
      }
      made = next
    }
    return top
  }

  private static func explode(_ top: String, _ shop: Inventory, on bench: Bench) throws {
    let statements = try bench.rivals.compile("statements")
    let id = "x'\(top.replacingOccurrences(of: "-", with: ""))'"
    let company = "(SELECT row FROM companies ORDER BY row LIMIT 1)"
    let parts = """
      WITH RECURSIVE parts(item) AS (
        SELECT \(id) UNION SELECT l.item FROM parts p CROSS JOIN bom_lines l INDEXED BY bom_lines_made
          ON l.company = \(company) AND l.made = p.item AND l.active = 1)
      """
    let sql = [
      """
      \(parts) SELECT l.made, l.bom, l.yield, l.item, l.own, l.scrap, l.optional, l.whole
      FROM parts p CROSS JOIN bom_lines l INDEXED BY bom_lines_made
        ON l.company = \(company) AND l.made = p.item AND l.active = 1 ORDER BY l.made, l.bom, l.place
      """,
      """
      \(parts) SELECT i.id, i.sku, i.name, i.unit, s.onHand, s.unavailable, s.demand, s.incoming, s.incomingAt, s.cost, s.currency
      FROM parts p CROSS JOIN items i ON i.id = p.item LEFT JOIN stock_items s ON s.company = \(company) AND s.item = i.id
      """,
    ]
    let count = bench.count(500)
    let requests = try Requests("explosions", count: count, in: bench.workspace) {
      Requests.line($0, "assemblies.boms.explode", #"{"item":"\#(top)","quantity":3}"#)
    }
    let samples = try bench.compare(
      {
        let job = Driver.Job(
          mode: .pipeline, requests: requests, command: shop.command, warm: count / 10, window: 8, room: 512 << 10)
        return try bench.driver.run(job).cpuMicrosecondsPerRequest
      },
      {
        let text = try Shell.run([statements, shop.database, "\(count)"] + sql).text
        let run = try JSONDecoder().decode(Timing.self, from: Data(text.utf8))
        return (run.cpuSeconds ?? run.seconds) / Double(run.requests) * 1e6
      })
    bench.report.add(
      Finding("500 lines on five levels", samples, unit: "us CPU", against: "SQLite in C", .atMost(3)))
  }

  /// Measures a completion, which writes 50 consumptions and a production.
  private static func build(_ talk: Talk, on bench: Bench) throws {
    let made = try item("MADE", talk)
    let parts = try (1...components).map { try item("COMPONENT-\($0)", talk) }
    let lines = parts.map { #"{"item":"\#($0)","quantity":1}"# }
    try talk.call("assemblies.boms.create", #"{"item":"\#(made)","lines":[\#(lines.joined(separator: ","))]}"#)
    let received = parts.map { #"{"type":"receive","item":"\#($0)","quantity":1000000}"# }
    try talk.call("inventory.stock.post", #"{"entries":[\#(received.joined(separator: ","))]}"#)
    let build = try Talk.text(
      "id", in: talk.call("assemblies.builds.create", #"{"item":"\#(made)","quantity":100000}"#))
    let complete = ("assemblies.builds.complete", #"{"id":"\#(build)","quantity":1}"#)
    let entries =
      parts.map { #"{"type":"consume","item":"\#($0)","quantity":1}"# }
      + [#"{"type":"receive","item":"\#(made)","quantity":1}"#]
    let post = ("inventory.stock.post", #"{"entries":[\#(entries.joined(separator: ","))]}"#)
    let samples = try bench.compare(
      { try cpu(of: runs, talk) { try talk.pipe([(String, String)](repeating: complete, count: runs)) } },
      { try cpu(of: runs, talk) { try talk.pipe([(String, String)](repeating: post, count: runs)) } })
    bench.report.add(
      Finding("a completion with 50 components", samples, unit: "us CPU", against: "stock.post", .atMost(1.5)))
  }

  /// Measures a line without a price, for which the core looks up the price in the customer's list.
  private static func price(of items: [String], _ talk: Talk, on bench: Bench) throws {
    let listed = items.count
    for first in stride(from: 1, through: prices, by: 1000) {
      try talk.pipe(
        (first..<(first + 1000)).map { number in
          // Each list has a price of each item, from a certain quantity on.
          let list = "List \((number - 1) / listed + 1)"
          return (
            "prices.create",
            #"{"list":"\#(list)","item":"\#(items[(number - 1) % listed])","minQuantity":1,"price":{"amount":\#(number % 9000 + 1),"currency":"EUR"}}"#
          )
        })
    }
    let buyer = try Talk.text(
      "id", in: talk.call("contacts.create", #"{"name":"Buyer","kinds":["customer"],"priceList":"List 1"}"#))
    func order(_ number: Int, _ price: String) -> (method: String, params: String) {
      let line = #"{"item":"\#(items[number % listed])","quantity":1\#(price)}"#
      return ("orders.create", #"{"contact":"\#(buyer)","currency":"EUR","lines":[\#(line)]}"#)
    }
    let count = bench.count(5000)
    let samples = try bench.compare(
      { try cpu(of: count, talk) { try talk.pipe((0..<count).map { order($0 * 7919, "") }) } },
      {
        let price = #","unitPrice":{"amount":450,"currency":"EUR"}"#
        return try cpu(of: count, talk) { try talk.pipe((0..<count).map { order($0 * 7919, price) }) }
      })
    bench.report.add(
      Finding(
        "a price looked up among 100,000", samples.ours.minus(samples.theirs), unit: "us CPU more", .atMost(10)))
  }

  private static func sell(_ talk: Talk, on bench: Bench) throws {
    let buyer = try Talk.text("id", in: talk.call("contacts.create", #"{"name":"Walk-in","kinds":["customer"]}"#))
    let goods = try item("GOODS", talk)
    try talk.call("inventory.stock.receive", #"{"item":"\#(goods)","quantity":1000000}"#)
    let price = #"{"amount":450,"currency":"EUR"}"#
    let order =
      #""contact":"\#(buyer)","currency":"EUR","lines":[{"item":"\#(goods)","quantity":1,"unitPrice":\#(price)}]"#
    let samples = try bench.compare(
      { try cpu(of: runs, talk) { for _ in 0..<runs { try talk.call("orders.sell", #"{\#(order),"payment":{}}"#) } } },
      {
        try cpu(of: runs, talk) {
          for _ in 0..<runs {
            let id = #""id":"\#(try Talk.text("id", in: talk.call("orders.create", "{\(order)}")))""#
            for status in ["submitted", "inProgress"] { try talk.call("orders.step", #"{\#(id),"to":"\#(status)"}"#) }
            try talk.call("orders.ship", #"{\#(id),"lines":[{"sku":"GOODS","quantity":1}],"collectionType":"endUser"}"#)
            try talk.call("orders.step", #"{\#(id),"to":"invoiced"}"#)
            try talk.call("orders.payments.add", #"{"order"\#(id.dropFirst(4)),"amount":\#(price)}"#)
            for status in ["shipped", "paid", "closed"] { try talk.call("orders.step", #"{\#(id),"to":"\#(status)"}"#) }
          }
        }
      })
    bench.report.add(Finding("a sale over the counter", samples, unit: "us CPU", against: "nine calls", .atMost(0.5)))
  }

  /// Returns the CPU time of the core for each of the requests, in microseconds.
  private static func cpu(of count: Int, _ talk: Talk, _ work: () throws -> Void) throws -> Double {
    let before = talk.cpu
    try work()
    return (talk.cpu - before) * 1000 / Double(count)
  }
}
