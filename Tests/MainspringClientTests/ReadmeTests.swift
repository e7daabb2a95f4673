import Foundation
import MainspringClient
import Observation
import Synchronization
import Testing

/// Tests that the package's page fits the code: each block of the page is in this file unchanged, and prints the lines
/// that follow it on the page.
@Suite(.serialized) struct ReadmeTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Clients/swift/README.md")

  /// Returns the page's blocks in a language. For an empty name, returns the blocks with printed output.
  private static func blocks(_ language: String) throws -> [String] {
    var (blocks, current): ([String], [String]?) = ([], nil)
    var isOther = false
    for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```"), current == nil, !isOther {
        if line == "```" + language { current = [] } else { isOther = true }
      } else if line == "```" {
        if let lines = current { blocks.append(lines.joined(separator: "\n")) }
        (current, isOther) = (nil, false)
      } else {
        current?.append(line)
      }
    }
    return blocks
  }

  @Test func theBlocksAreThoseOfThePage() throws {
    let code = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8).components(separatedBy: "\n")
    let lines = Set(code.map { $0.trimmingCharacters(in: .whitespaces) })
    let blocks = try ReadmeTests.blocks("swift")
    #expect(blocks.count == 8)
    for block in blocks {
      let words = block.replacing("try Core(", with: "try started(")
      let indented = words.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(indented.allSatisfy { $0.isEmpty || lines.contains($0) }, "\(indented.filter { !lines.contains($0) })")
    }
  }

  @Test @MainActor func theyPrintWhatThePageSays() async throws {
    try await Running.inDirectory { directory in
      let page = Page(directory: directory)
      let core = try await page.stockList()
      page.printed.endBlock()
      for block in [page.errors, page.pages, page.events, page.observation, page.lists] {
        try await block(core)
        page.printed.endBlock()
      }
      for block in [page.hosts, page.deaths] {
        try await block()
        page.printed.endBlock()
      }
      let (printed, said) = (page.printed.blocks, try ReadmeTests.blocks(""))
      #expect(printed == said)
      await core.close()
    }
  }
}

/// The code blocks of the page, in their order.
@MainActor private struct Page {
  let directory: String
  let printed = Printed()

  nonisolated func print(_ values: Any...) { printed.add(values) }

  /// Starts a core where the page uses `Core`.
  func started(_ data: String, host: (any CoreHost)? = nil, restarts: Bool = false, timeout: Duration? = nil) throws
    -> Core
  {
    let data = data == ":memory:" ? data : directory + "/" + data
    return try Running.core(data, host: host, restarts: restarts, timeout: timeout)
  }

  func stockList() async throws -> Core {
    let core = try started("shop")
    if try await core.companies.list().items.isEmpty { try await core.companies.create(name: "Roastery") }
    let beans = ItemDetailsChanges(name: "Beans", unit: "kg", minStock: 2.5)
    try await core.inventory.items.upsert(sku: "B1", changes: beans)
    try await core.inventory.stock.receive(quantity: 10, sku: "B1")

    for try await page in core.watch({ try await $0.inventory.items.list(limit: 200, order: .name, levels: true) }) {
      print(page.items.map { "\($0.name): \($0.level?.onHand ?? 0) \($0.unit)" })
      if page.items[0].level?.onHand == 9.75 { break }
      try await core.inventory.stock.consume(quantity: 0.25, sku: "B1")
    }
    return core
  }

  func errors(_ core: Core) async throws {
    do {
      try await core.inventory.items.create(sku: "b1", name: "Beans again", unit: "kg")
    } catch let error as CoreError {
      switch error.facts {
      case .duplicate(let facts): print("taken:", facts.member)
      case .invalidParams(let facts): print("wrong:", facts.problems.map(\.pointer))
      default: print(error.message)
      }
    }
  }

  func pages(_ core: Core) async throws {
    try await withThrowingTaskGroup(of: Void.self) { calls in
      for n in 0..<500 {
        calls.addTask { try await core.inventory.items.create(sku: "C\(n)", name: "Cup \(n)", unit: "piece") }
      }
      try await calls.waitForAll()
    }
    let changes = ItemDetailsChanges(name: "The first cup", description: nil)
    try await core.inventory.items.update(changes: changes, sku: "C0")
    var count = 0
    for try await _ in core.each({ try await $0.inventory.items.list(limit: 100) }) { count += 1 }
    print(count)
  }

  func events(_ core: Core) async throws {
    let events = try await core.events(topics: [Topic(service: "inventory")])
    try await core.inventory.items.update(changes: ItemDetailsChanges(name: "Another name"), sku: "C0")
    for try await event in events {
      print(event.type, event.action, event.fields)
      break
    }
  }

  func observation(_ core: Core) async throws {
    let stock = LiveQuery(core) { try await $0.inventory.stock.levels() }
    withObservationTracking {
      print(stock.value?.items.count ?? 0)
    } onChange: {
      print("another one comes")
    }
    await printed.hasLines(2)
  }

  func lists(_ core: Core) async throws {
    func changes(_ isSo: () -> Bool) async { await Observing.wait(until: isSo) }
    let cups = LiveList(core) { try await $0.inventory.items.list(limit: 200, order: .name) }
    print(cups.isLoading, cups.items.count, cups.error == nil)
    await changes { !cups.isLoading }
    print(cups.items.count, cups.hasMore)
    cups.more()
    await changes { cups.items.count == 400 }
    let cup = LiveRecord(core) { try await $0.inventory.items.get(sku: "C1") }
    await changes { cup.value != nil }
    print(cup.value?.name ?? "gone")
  }

  func hosts() async throws {
    struct Window: WeatherCurrentHost {
      func weatherCurrent(latitude: Decimal, longitude: Decimal) async throws -> CurrentWeatherAnswer {
        let cold = MeasuredTemperature(value: 7.5, unit: .celsius)
        return CurrentWeatherAnswer(latitude: latitude, longitude: longitude, temperature: cold, observedAt: Date())
      }
    }

    let outside = try started(":memory:", host: Window())
    print(try await outside.weather.current(latitude: 48.2, longitude: 16.37).temperature.value)
  }

  func deaths() async throws {
    let patient = try started("stock", restarts: true, timeout: .seconds(30))
    try await patient.companies.create(name: "Depot")
    kill(patient.processID, SIGKILL)
    try await patient.with(timeout: .seconds(120), idempotencyKey: "delivery 17").inventory.items
      .create(sku: "C", name: "Crate", unit: "piece")
    print(try await patient.inventory.items.list().items.map(\.name))
    await patient.close()
  }
}

/// Collects the lines that blocks have printed.
private final class Printed: Sendable {
  private struct State {
    var blocks: [String] = []
    var lines: [String] = []
    var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?
  }

  private let state = Mutex(State())

  var blocks: [String] { state.withLock(\.blocks) }

  func add(_ values: [Any]) {
    let line = values.map { "\($0)" }.joined(separator: " ")
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.lines.append(line)
      guard let waiting = state.waiting, state.lines.count >= waiting.count else { return nil }
      state.waiting = nil
      return waiting.continuation
    }
    waiting?.resume()
  }

  /// Waits until the running block has printed the given number of lines.
  func hasLines(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.lines.count >= count { return true }
        state.waiting = (count, continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  func endBlock() {
    state.withLock { state in
      state.blocks.append(state.lines.joined(separator: "\n"))
      state.lines = []
    }
  }
}
