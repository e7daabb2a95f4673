import Foundation
import MainspringClient
import Observation
import Testing

/// Tests the screen of the article about the journal: a list of brews, with figures beside it.
struct BrewScreenTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/mainspring/mainspring.docc/Journal.md")

  @Test func theScreenIsThatOfThePage() throws {
    let text = try String(contentsOf: BrewScreenTests.page, encoding: .utf8)
    let code = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 1)
    #expect(code.contains(try #require(blocks.first)))
  }

  @Test @MainActor func listAndFiguresFollowWhatIsLogged() async throws {
    let core = try await Running.shop()
    let screen = BrewScreen(core)
    await Observing.wait { screen.figures.value?.brews == 0 }
    let bean = try await core.journal.beans.create(name: "Yirgacheffe")
    try await screen.log(bean, dose: 15, water: 240, rating: 4)
    await Observing.wait { screen.brews.items.count == 1 && screen.figures.value?.brews == 1 }
    // 240 / 15 = 16
    #expect(screen.brews.items[0].ratio == 16)
    #expect(screen.figures.value?.rating == 4)
  }
}

@MainActor @Observable
final class BrewScreen {
  let brews: LiveList<BrewPage>
  let figures: LiveQuery<JournalOverview>
  private let core: Core

  init(_ core: Core) {
    self.core = core
    brews = LiveList(core) { try await $0.journal.brews.list(limit: 100) }
    figures = LiveQuery(core) { try await $0.journal.statistics.overview() }
  }

  func log(_ bean: Bean, dose: Decimal, water: Decimal, rating: Decimal?) async throws {
    try await core.journal.brews.create(
      at: Date(), bean: bean.id, method: .pourOver, dose: dose, water: water, rating: rating)
  }
}
