import Foundation

/// A company with a history of stock movements and orders. Filling it takes long, so it is kept for the next run.
enum Ledger {
  static let entriesOfItem = 5
  private static let together = 1000
  private static let underWay = 10_000
  /// The number of orders that were submitted today. All others were submitted long ago.
  private static let ordersToday = 200
  private static let longAgo = ["--clock", "2025-06-01T08:00:00Z"]

  /// Returns a data directory with this number of items, five times as many entries of the ledger, and a fifth as many
  /// submitted orders.
  static func kept(items: Int, on bench: Bench) throws -> Inventory {
    let name = "ledger-\(items)"
    let marker = bench.workspace.file("\(name).marker")
    let state = "\(items) items\n\(try Inventory.privateSchema(bench))"
    let directory = bench.workspace.file(name)
    if FileManager.default.fileExists(atPath: directory.path),
      (try? String(contentsOf: marker, encoding: .utf8)) == state
    {
      return Inventory(directory: directory, itemCount: items, server: bench.workspace.mainspring)
    }
    bench.report.note("filling \(name) with items, entries and orders; it is kept for the next run")
    let inventory = try Inventory.fresh(name, items: items, on: bench)
    try receive(inventory, on: bench)
    try order(inventory, on: bench)
    try state.write(to: marker, atomically: true, encoding: .utf8)
    return inventory
  }

  static func sku(_ number: Int) -> String {
    let digits = String(number)
    return "SKU-\(String(repeating: "0", count: 8 - digits.count))\(digits)"
  }

  private static func receive(_ inventory: Inventory, on bench: Bench) throws {
    let count = inventory.itemCount * entriesOfItem / together
    let posts = try Requests("fill-ledger", count: count, in: bench.workspace) { id in
      let entries = (0..<together).map { entry in
        #"{"type":"receive","sku":"\#(sku(((id - 1) * together + entry) % inventory.itemCount + 1))","quantity":3}"#
      }
      return Requests.line(id, "inventory.stock.post", #"{"entries":[\#(entries.joined(separator: ","))]}"#)
    }
    _ = try bench.driver.run(
      Driver.Job(mode: .pipeline, requests: posts, command: inventory.command, window: 8, room: 1 << 20))
  }

  private static func order(_ inventory: Inventory, on bench: Bench) throws {
    let made = try bench.call("contacts.create", ["name=Customer", "kinds[]=customer"], inventory)
    guard let contact = made["id"] as? String else { throw Trouble("contacts.create answers no id: \(made)") }
    let orders = try Requests("fill-orders", count: inventory.itemCount / 5, in: bench.workspace) { id in
      let line = #"{"sku":"\#(sku(id))","quantity":1,"unitPrice":{"amount":450,"currency":"EUR"}}"#
      return Requests.line(id, "orders.create", #"{"contact":"\#(contact)","currency":"EUR","lines":[\#(line)]}"#)
    }
    try run(orders, inventory.command + longAgo, on: bench)
    let reader = try bench.rivals.compile("reader")
    let ids = try Shell.run([reader, "all", inventory.database, "orders"]).text.split(separator: "\n")
    for (part, clock) in [(ids.dropLast(ordersToday), longAgo), (ids.suffix(ordersToday), [])] {
      let steps = try Requests("fill-steps", count: part.count, in: bench.workspace) {
        Requests.line($0, "orders.step", #"{"id":"\#(part[part.startIndex + $0 - 1])","to":"submitted"}"#)
      }
      try run(steps, inventory.command + clock, on: bench)
    }
  }

  /// Issues an invoice for each order.
  static func invoice(_ inventory: Inventory, on bench: Bench) throws {
    let reader = try bench.rivals.compile("reader")
    let ids = try Shell.run([reader, "all", inventory.database, "orders"]).text.split(separator: "\n")
    for (method, more) in [("orders.step", #","to":"inProgress""#), ("orders.invoice", "")] {
      let requests = try Requests("fill-invoices", count: ids.count, in: bench.workspace) {
        Requests.line($0, method, #"{"id":"\#(ids[$0 - 1])"\#(more)}"#)
      }
      try run(requests, inventory.command, on: bench)
    }
  }

  private static func run(_ requests: Requests, _ command: [String], on bench: Bench) throws {
    _ = try bench.driver.run(
      Driver.Job(mode: .pipeline, requests: requests, command: command, window: underWay, room: 4096))
  }
}
