import Foundation
import Synchronization
import Testing

@testable import MainspringClient

/// Tests of the state of live lists that a screen shows.
@MainActor
struct LiveListTests {
  private func add(_ core: Core, _ names: [String]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { calls in
      for name in names { calls.addTask { try await core.inventory.items.create(sku: name, name: name, unit: "kg") } }
      try await calls.waitForAll()
    }
  }

  /// Waits until the list has items with these names and nothing is loading. All states before must be consistent, too.
  private func reach(_ list: LiveList<ItemPage>, _ wanted: [String], more: Bool? = nil) async {
    await Observing.wait {
      let names = list.items.map(\.name)
      #expect(names == Set(names).sorted())
      return !list.isLoading && list.error == nil && names == wanted && more ?? list.hasMore == list.hasMore
    }
  }

  private func numbered(_ letter: String, _ count: Int) -> [String] {
    (0..<count).map { letter + String($0 + 10_000).dropFirst() }
  }

  @Test func aListIsLoadingAndThenHasItsItems() async throws {
    let core = try await Running.shop()
    try await add(core, ["B"])
    let stock = LiveList(core) { try await $0.inventory.items.list(order: .name) }
    #expect(stock.isLoading && stock.items.isEmpty && stock.error == nil && !stock.hasMore)
    await Observing.wait { !stock.isLoading }
    #expect(stock.items.map(\.name) == ["B"] && stock.error == nil && !stock.hasMore)
    try await add(core, ["A"])
    await reach(stock, ["A", "B"])
    try await core.inventory.items.update(changes: ItemDetailsChanges(name: "C"), sku: "A")
    await reach(stock, ["B", "C"])
    try await core.inventory.items.delete(sku: "B")
    await reach(stock, ["C"])
  }

  @Test func anErrorKeepsTheItemsAndGoesAway() async throws {
    let core = try await Running.shop()
    let first = try await core.companies.list().items[0].id
    try await add(core, ["A", "B"])
    let stock = LiveList(core) { try await $0.inventory.items.list(order: .name) }
    await reach(stock, ["A", "B"])
    // With two companies, and none selected, the core does not know which company is meant.
    let second = try await core.companies.create(name: "Other").id
    await Observing.wait { stock.error != nil }
    #expect(
      stock.items.map(\.name) == ["A", "B"] && (stock.error as? CoreError)?.kind == "noCompany" && !stock.isLoading)
    let refused = LiveList(core) { try await $0.inventory.items.list(order: .name) }
    await Observing.wait { !refused.isLoading }
    #expect((refused.error as? CoreError)?.kind == "noCompany" && refused.items.isEmpty)
    // The list comes back with its earlier items.
    try await core.companies.select(company: first)
    await reach(stock, ["A", "B"])
    refused.refresh()
    #expect(refused.isLoading && refused.error == nil)
    await reach(refused, ["A", "B"])
    try await core.companies.select(company: second)
    await reach(stock, [])
    let wrong = LiveList(core) { try await $0.inventory.items.list(limit: 0) }
    await Observing.wait { !wrong.isLoading }
    #expect((wrong.error as? CoreError)?.kind == "invalidParams")
    let nothing = LiveList<ItemPage>(core) { _ in throw NothingAsked() }
    await Observing.wait { !nothing.isLoading }
    nothing.refresh()
    #expect(nothing.error as? NothingAsked == NothingAsked())
  }

  @Test func morePagesStayWhole() async throws {
    let core = try await Running.shop()
    try await add(core, numbered("M", 7))
    let stock = LiveList(core) { try await $0.inventory.items.list(limit: 3, order: .name) }
    await reach(stock, numbered("M", 3), more: true)
    stock.more()
    #expect(stock.isLoading)
    await reach(stock, numbered("M", 6), more: true)
    try await add(core, ["A"])
    await reach(stock, ["A"] + numbered("M", 5), more: true)
    stock.more()
    await reach(stock, ["A"] + numbered("M", 7), more: false)
    stock.more()
    try await core.inventory.items.delete(sku: "A")
    await reach(stock, numbered("M", 7), more: false)
    try await add(core, numbered("N", 100))
    let usual = LiveList(core) { try await $0.inventory.items.list(order: .name) }
    await reach(usual, Array((numbered("M", 7) + numbered("N", 100))[..<50]), more: true)
    usual.more()
    await reach(usual, Array((numbered("M", 7) + numbered("N", 100))[..<100]), more: true)
  }

  @Test func aListMayBeLongerThanAPage() async throws {
    try await Running.inDirectory { directory in
      let core = try await Running.shop(directory + "/data", restarts: true)
      let whole = numbered("M", 2200)
      try await add(core, whole)
      let stock = LiveList(core) { try await $0.inventory.items.list(limit: 1000, order: .name) }
      await reach(stock, Array(whole[..<1000]), more: true)
      stock.more()
      await reach(stock, Array(whole[..<2000]), more: true)
      stock.more()
      await reach(stock, whole, more: false)
      try await add(core, ["A"])
      await reach(stock, ["A"] + whole, more: false)
      for sku in ["A", "M0500", "M1500"] { try await core.inventory.items.delete(sku: sku) }
      let rest = whole.filter { $0 != "M0500" && $0 != "M1500" }
      await reach(stock, rest, more: false)
      kill(core.processID, SIGKILL)
      try await core.inventory.items.delete(sku: "M0000")
      await reach(stock, Array(rest.dropFirst()), more: false)
      await core.close()
    }
  }

  @Test func aListSurvivesRestarts() async throws {
    try await Running.inDirectory { directory in
      let core = try await Running.shop(directory + "/data", restarts: true)
      try await add(core, ["D"])
      let stock = LiveList(core) { try await $0.inventory.items.list(limit: 2, order: .name) }
      await reach(stock, ["D"])
      var wanted = ["D"]
      for name in ["C", "B", "A"] {
        kill(core.processID, SIGKILL)
        try await add(core, [name])
        wanted.insert(name, at: 0)
        await reach(stock, Array(wanted.prefix(2)))
      }
      kill(core.processID, SIGKILL)
      stock.more()
      await reach(stock, wanted, more: false)
      await core.close()
    }
  }

  @Test func theEndOfTheProcessKeepsTheItems() async throws {
    let core = try await Running.shop()
    try await add(core, ["A"])
    let stock = LiveList(core) { try await $0.inventory.items.list() }
    await reach(stock, ["A"])
    kill(core.processID, SIGKILL)
    await Observing.wait { stock.error != nil }
    #expect(stock.error is ProcessEnded && stock.items.map(\.name) == ["A"] && !stock.isLoading)
    stock.refresh()
    await Observing.wait { !stock.isLoading }
    #expect(stock.error is ProcessEnded && stock.items.map(\.name) == ["A"])
  }

  @Test func aListEndsWhenNobodyHoldsIt() async throws {
    let core = try await Running.shop()
    var stock: LiveList? = LiveList(core) { try await $0.inventory.items.list() }
    if let stock { await reach(stock, []) }
    var beans: LiveRecord? = LiveRecord(core) { try await $0.companies.list() }
    await Observing.wait { beans?.isLoading == false }
    #expect(core.lease.connection.state.withLock(\.feeds).count == 2)
    (stock, beans) = (nil, nil)
    while !core.lease.connection.state.withLock(\.feeds).isEmpty { await Task.yield() }
  }

  @Test func aRecordComesChangesAndGoes() async throws {
    try await Running.inDirectory { directory in
      let core = try await Running.shop(directory + "/data", restarts: true)
      let first = try await core.companies.list().items[0].id
      try await add(core, ["A"])
      let beans = LiveRecord(core) { try await $0.inventory.items.get(sku: "A") }
      #expect(beans.isLoading && beans.value == nil && beans.error == nil)
      await Observing.wait { beans.value?.name == "A" && !beans.isLoading }
      kill(core.processID, SIGKILL)
      try await core.inventory.items.update(changes: ItemDetailsChanges(name: "Beans"), sku: "A")
      await Observing.wait { beans.value?.name == "Beans" }
      try await core.companies.create(name: "Other")
      await Observing.wait { beans.error != nil }
      #expect(beans.value?.name == "Beans" && (beans.error as? CoreError)?.kind == "noCompany")
      try await core.companies.select(company: first)
      await Observing.wait { beans.error == nil }
      try await core.inventory.items.delete(sku: "A")
      await Observing.wait { beans.value == nil }
      #expect(beans.error == nil && !beans.isLoading)
      try await add(core, ["A"])
      await Observing.wait { beans.value?.name == "A" }
      let never = LiveRecord(core) { try await $0.inventory.items.get(sku: "never") }
      await Observing.wait { never.error != nil }
      #expect((never.error as? CoreError)?.kind == "notFound" && never.value == nil && !never.isLoading)
      try await add(core, ["never"])
      never.refresh()
      await Observing.wait { never.value?.name == "never" }
      #expect(never.error == nil)
      await core.close()
    }
  }
}
