import Foundation
import MainspringClient
import Observation
import Testing

/// Tests the screen of the cookbook: it has a state that the core stores, and events of its own.
struct ScreenTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../Clients/README.md")

  @Test func theScreenIsThatOfThePage() throws {
    let text = try String(contentsOf: ScreenTests.page, encoding: .utf8)
    let code = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 2)
    #expect(code.contains(try #require(blocks.first)))
  }

  @Test @MainActor func eventsComeOnceAndTheListStays() async throws {
    let core = try await Running.shop()
    let screen = StockScreen(core)
    await screen.add("Cups")
    await screen.add("Cups")
    await Observing.wait { screen.stock.items.map(\.name) == ["Cups"] }
    var events: [ScreenEvent] = []
    for await event in screen.events {
      events.append(event)
      if events.count == 2 { break }
    }
    #expect(events.first == .navigateToDetail(id: screen.stock.items[0].id))
    guard case .showError = events[1] else { return #expect(Bool(false), "\(events)") }
  }
}

enum ScreenEvent: Equatable {
  case showError(String)
  case navigateToDetail(id: String)
}

@MainActor @Observable
final class StockScreen {
  let stock: LiveList<ItemPage>
  /// Each event comes once, in its order, to one reader.
  let events: AsyncStream<ScreenEvent>
  private let emit: AsyncStream<ScreenEvent>.Continuation
  private let core: Core

  init(_ core: Core) {
    self.core = core
    stock = LiveList(core) { try await $0.inventory.items.list(limit: 200, order: .name) }
    (events, emit) = AsyncStream.makeStream()
  }

  func add(_ name: String) async {
    do {
      let item = try await core.inventory.items.create(sku: name, name: name, unit: "piece")
      emit.yield(.navigateToDetail(id: item.id))
    } catch {
      emit.yield(.showError("\(error)"))
    }
  }
}
