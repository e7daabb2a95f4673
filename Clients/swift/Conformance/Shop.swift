import Foundation
import MainspringClient

/// The first part of the scenario: the work of a shop, and calls that the core refuses.
struct Shop {
  private let core: Core
  private let host = Playing()

  init(_ directory: URL) throws {
    core = try Core(
      directory.appendingPathComponent("shop").path, arguments: ["--clock", "2026-03-05T09:00:00Z", "--seed", "7"],
      host: host)
  }

  func play() async throws {
    try await stock()
    let first = try await core.inventory.items.get(sku: "S1")
    try await changes(first)
    try await live(first)
    try await hosts()
    try await refusals(first)
    try await once()
    try await others()
    await core.close()
  }

  private func stock() async throws {
    let company = try await core.companies.create(name: "Roastery")
    say(["company", company.name, company.id])
    for n in 1..<8 {
      let item = try await core.inventory.items.create(sku: "S\(n)", name: "Item \(n)", unit: "kg", minStock: 0.5)
      say(["item", item.sku, item.id, text(item.minStock), String(item.version)])
    }
    var after: String?
    repeat {
      let page = try await core.inventory.items.list(limit: 3, after: after, order: .sku)
      say(["page"] + page.items.map(\.sku))
      after = page.next
    } while after != nil
    var each = ["each"]
    for try await item in core.each({ try await $0.inventory.items.list(limit: 2, order: .sku) }) {
      each.append(item.sku)
    }
    say(each)
  }

  private func changes(_ first: Item) async throws {
    let events = try await core.events(topics: [Topic(service: "inventory", type: "item")])
    try await core.inventory.items.update(
      changes: ItemDetailsChanges(name: "Beans", description: "from Kenya"), id: first.id)
    try await core.inventory.items.update(changes: ItemDetailsChanges(description: nil), id: first.id)
    var count = 0
    for try await event in events {
      say(["event", event.type, event.action.rawValue, yes(event.id == first.id), String(event.version)])
      count += 1
      if count == 2 { break }
    }
    let beans = try await core.inventory.items.get(id: first.id)
    say(["changed", beans.name, yes(beans.description == nil), String(beans.version)])
    events.close()
  }

  private func live(_ first: Item) async throws {
    var levels = core.watch { try await $0.inventory.stock.levels() }.makeAsyncIterator()
    say(["live"] + (try await levels.next()?.items.map { text($0.onHand) } ?? []))
    try await core.inventory.stock.receive(quantity: 2.5, item: first.id)
    say(["live"] + (try await levels.next()?.items.map { text($0.onHand) } ?? []))
    try await core.inventory.stock.consume(quantity: 0.25, item: first.id)
    say(["live"] + (try await levels.next()?.items.map { text($0.onHand) } ?? []))
  }

  private func hosts() async throws {
    say(["host", try await core.host.check(text: "hello", deadline: 600_000).text])
    let call = Task { try await core.host.check(text: "wait", deadline: 600_000) }
    await host.asked()
    call.cancel()
    try await refused { _ = try await call.value }
    host.letGo()
  }

  private func refusals(_ first: Item) async throws {
    try await refused { try await core.inventory.items.create(sku: "", name: "X", unit: "kg", minStock: -1) }
    try await refused { _ = try await core.inventory.items.get(sku: "none") }
    try await refused {
      try await core.inventory.items.update(changes: ItemDetailsChanges(name: "X"), id: first.id, expect: 1)
    }
    try await refused(by: first) { try await core.inventory.items.create(sku: "s1", name: "X", unit: "kg") }
    try await refused { try await core.inventory.stock.consume(quantity: 100, item: first.id) }
  }

  private func once() async throws {
    let keyed = core.with(idempotencyKey: "once")
    let one = try await keyed.inventory.items.create(sku: "K", name: "K", unit: "kg")
    let other = try await keyed.inventory.items.create(sku: "K", name: "K", unit: "kg")
    say(["once", yes(one.id == other.id)])
    try await refused { try await keyed.inventory.items.create(sku: "L", name: "L", unit: "kg") }
  }

  private func others() async throws {
    try await refused { try await core.location.request() }
    try await refused { _ = try await core.host.check(text: "refuse", deadline: 600_000) }
    try await core.companies.create(name: "Second")
    try await core.companies.select(company: nil)
    try await refused { _ = try await core.inventory.items.list() }
  }

  /// Prints the kind and the facts of the error with which the core refuses a call.
  private func refused(by other: Item? = nil, _ call: () async throws -> Void) async throws {
    do {
      try await call()
      print("not refused")
    } catch let error as CoreError {
      say(["error", error.kind, String(error.code)] + facts(error.facts, other))
    }
  }

  private func facts(_ facts: ErrorFacts, _ other: Item?) -> [String] {
    switch facts {
    case .invalidParams(let data): data.problems.map(\.pointer)
    case .conflict(.itemConflict(let data)): [data.current.name, String(data.current.version)]
    case .duplicate(let data): [data.member, yes(data.id == other?.id)]
    case .insufficientStock(let data): [text(data.asked), text(data.onHand), text(data.available)]
    case .hostUnavailable(let data): [data.capability]
    case .hostError(let data): [data.error?["code"]?.description ?? "", data.error?["message"]?.text ?? ""]
    default: []
    }
  }
}
