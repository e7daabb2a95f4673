import Foundation
import Synchronization
import Testing

@testable import MainspringClient

struct FeedTests {
  @Test func aWatchGivesEachNewResult() async throws {
    let core = try await Running.shop()
    var names = core.watch { try await $0.inventory.items.list(limit: 20) }.makeAsyncIterator()
    #expect(try await names.next()?.items.isEmpty == true)
    try await core.inventory.items.create(sku: "A", name: "A", unit: "kg")
    #expect(try await names.next()?.items.map(\.sku) == ["A"])
    // After several changes, the feed has the newest state.
    try await core.inventory.items.create(sku: "B", name: "B", unit: "kg")
    try await core.inventory.items.create(sku: "C", name: "C", unit: "kg")
    _ = try await core.system.ping()
    #expect(try await names.next()?.items.count == 3)
  }

  @Test func aWatchThrowsAndMayGoOn() async throws {
    let core = try await Running.shop()
    let id = try await core.inventory.items.create(sku: "A", name: "A", unit: "kg").id
    var item = core.watch { try await $0.inventory.items.get(id: id) }.makeAsyncIterator()
    #expect(try await item.next()?.sku == "A")
    try await core.inventory.items.delete(id: id)
    let gone = try await Running.refusal { _ = try await item.next() }
    #expect(gone?.kind == "notFound" && gone?.method == "inventory.items.get")
    var never = core.watch { try await $0.inventory.items.create(sku: "X", name: "X", unit: "kg") }.makeAsyncIterator()
    let refused = try await Running.refusal { _ = try await never.next() }
    #expect(refused?.kind == "invalidParams")
    #expect(try await never.next() == nil)
    await #expect(throws: NothingAsked()) {
      for try await _ in core.watch({ _ in JSON.null }) {}
    }
  }

  @Test func aWatchEndsWithItsTask() async throws {
    let core = try await Running.shop()
    let (counts, count) = AsyncStream<Int>.makeStream()
    let task = Task {
      for try await page in core.watch({ try await $0.inventory.items.list() }) { count.yield(page.items.count) }
      count.finish()
    }
    for await _ in counts { task.cancel() }
    try await task.value
    // The client tells the core of the closed feeds before it sends any later request.
    _ = try await core.system.ping()
    #expect(core.lease.connection.state.withLock(\.feeds).isEmpty)
  }

  @Test func eventsComeInOrder() async throws {
    let core = try await Running.shop()
    let events = try await core.events(topics: [Topic(service: "inventory", type: "item")])
    let id = try await core.inventory.items.create(sku: "A", name: "A", unit: "kg").id
    try await core.inventory.items.update(changes: ItemDetailsChanges(name: "B"), id: id)
    var next = events.makeAsyncIterator()
    let (first, second) = (try await next.next(), try await next.next())
    #expect(first?.action == .created && first?.id == id)
    #expect(second?.action == .updated && second?.fields == ["name"])
    events.close()
    #expect(try await next.next() == nil)
  }

  @Test func eventsGoOnFromACursor() async throws {
    let core = try await Running.shop()
    let topics = [Topic(service: "inventory", type: "item")]
    let before = try await core.events(topics: topics)
    let cursor = before.cursor
    for n in 0..<3 { try await core.inventory.items.create(sku: "S\(n)", name: "N", unit: "kg") }
    var first = before.makeAsyncIterator()
    _ = try await first.next()
    let later = before.cursor
    #expect(later != cursor)
    for (place, count) in [(cursor, 4), (later, 3)] {
      let events = try await core.events(topics: topics, since: place)
      if count == 4 { try await core.inventory.items.create(sku: "Last", name: "N", unit: "kg") }
      var versions: [Int] = []
      for try await event in events {
        versions.append(event.version)
        if versions.count == count { break }
      }
      #expect(versions == Array(repeating: 1, count: count))
    }
  }

  /// Makes more changes than one notification names, and more than a feed stores. The feed then reads them from the
  /// log, each once and in order.
  @Test func whoIsBehindCatchesUp() async throws {
    try await Running.inDirectory { directory in
      let core = try await Running.shop(directory + "/data")
      let events = try await core.events(topics: [Topic(service: "inventory", type: "item")])
      let rows = (0..<2500).map { "S\($0),N,kg" }
      let path = directory + "/items.csv"
      try (["sku,name,unit"] + rows).joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
      try await core.inventory.items.import(format: .csv, path: path)
      var ids: Set<String> = []
      for try await event in events {
        #expect(event.action == .created && ids.insert(event.id).inserted)
        if ids.count == rows.count { break }
      }
      try await core.inventory.items.create(sku: "Last", name: "N", unit: "kg")
      var next = events.makeAsyncIterator()
      #expect(try await ids.contains(next.next()?.id ?? "") == false)
      await core.close()
    }
  }

  @Test func aWaitForEventsEndsWithItsTask() async throws {
    let core = try await Running.shop()
    let events = try await core.events()
    let task = Task { try await events.first { _ in true } }
    task.cancel()
    #expect(try await task.value == nil)
    try await core.inventory.items.create(sku: "A", name: "A", unit: "kg")
    #expect(try await events.first { _ in true }?.type == "item")
  }

  @Test func allPagesAreTurned() async throws {
    let core = try await Running.shop()
    for n in 0..<7 { try await core.inventory.items.create(sku: "S\(n)", name: "N", unit: "kg") }
    var skus: [String] = []
    for try await item in core.each({ try await $0.inventory.items.list(limit: 3, order: .sku) }) {
      skus.append(item.sku)
    }
    #expect(skus == (0..<7).map { "S\($0)" })
    var none: [Contact] = []
    for try await contact in core.each({ try await $0.contacts.list() }) { none.append(contact) }
    #expect(none.isEmpty)
  }

  @Test @MainActor func aQueryCanBeObserved() async throws {
    let core = try await Running.shop()
    let query = LiveQuery(core) { try await $0.inventory.items.list() }
    await Observing.wait { query.value != nil }
    #expect(query.value?.items.isEmpty == true)
    try await core.inventory.items.create(sku: "A", name: "A", unit: "kg")
    await Observing.wait { query.value?.items.isEmpty == false }
    #expect(query.value?.items.map(\.sku) == ["A"] && query.error == nil)
    let refused = LiveQuery(core) { try await $0.inventory.items.get(sku: "none") }
    await Observing.wait { refused.error != nil }
    #expect(refused.value == nil && (refused.error as? CoreError)?.kind == "notFound")
  }
}
