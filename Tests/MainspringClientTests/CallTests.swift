import Foundation
import Testing

@testable import MainspringClient

struct CallTests {
  @Test func callsAreAnswered() async throws {
    let core = try await Running.shop()
    let item = try await core.inventory.items.create(
      sku: "B", name: "Beans", unit: "kg", tags: ["fair"], custom: ["shelf": "4"])
    #expect(item.sku == "B" && item.tags == ["fair"] && item.version == 1)
    #expect(try await core.inventory.items.get(sku: "b") == item)
    let changed = try await core.inventory.items.update(
      changes: ItemDetailsChanges(name: "Beans from Kenya", custom: .to(["shelf": nil])), sku: "B")
    #expect(changed.name == "Beans from Kenya")
    #expect(try await core.companies.list().items.map(\.name) == ["Shop"])
    await core.close()
  }

  @Test func manyCallsAreOnTheirWayAtOnce() async throws {
    let core = try await Running.shop()
    let ids = try await withThrowingTaskGroup(of: String.self) { calls in
      for n in 0..<200 {
        calls.addTask { try await core.inventory.items.create(sku: "S\(n)", name: "N", unit: "kg").id }
      }
      return try await calls.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(ids.count == 200)
  }

  @Test(arguments: ["0.12345", "999999999.99999", "3.3"])
  func decimalsAreExact(text: String) async throws {
    let core = try await Running.shop()
    let quantity = try #require(Decimal(string: text))
    let item = try await core.inventory.items.create(sku: "B", name: "Beans", unit: "kg", minStock: quantity)
    #expect(item.minStock == quantity && item.minStock?.description == text)
  }

  @Test func errorsHaveTheirFacts() async throws {
    let core = try await Running.shop()
    let item = try await core.inventory.items.create(sku: "B", name: "Beans", unit: "kg")
    let invalid = try await Running.refusal {
      try await core.inventory.items.create(sku: "", name: "B", unit: "kg", minStock: -1)
    }
    guard case .invalidParams(let data) = invalid?.facts else { throw try #require(invalid) }
    #expect(data.problems.map(\.pointer) == ["/sku", "/minStock"])
    try await core.inventory.items.create(sku: "SUM", name: "Sum", unit: "kg")
    let sum = try await core.inventory.stock.receive(quantity: Decimal(quantity: 0.1 + 0.2), sku: "SUM")
    #expect(sum.levels.first?.onHand == Decimal(string: "0.3"))
    let none = try await Running.refusal { _ = try await core.inventory.items.get(sku: "none") }
    #expect(none?.kind == "notFound" && none?.code == 1 && none?.method == "inventory.items.get")
    let twice = try await Running.refusal { try await core.inventory.items.create(sku: "b", name: "B", unit: "kg") }
    #expect(twice?.facts == .duplicate(DuplicateData(kind: "duplicate", member: "sku", id: item.id)))
    let stale = try await Running.refusal {
      try await core.inventory.items.update(changes: ItemDetailsChanges(name: "X"), id: item.id, expect: 7)
    }
    #expect(stale?.facts == .conflict(.itemConflict(ItemConflictData(kind: "conflict", current: item))))
    let empty = try await Running.refusal { try await core.inventory.stock.consume(quantity: 2, item: item.id) }
    guard case .insufficientStock(let stock) = empty?.facts else { throw try #require(empty) }
    #expect(stock.asked == 2 && stock.onHand == 0)
  }

  @Test func aKeyLetsAWriteBeRepeated() async throws {
    let core = try await Running.shop()
    let keyed = core.with(idempotencyKey: "once")
    let one = try await keyed.inventory.items.create(sku: "K", name: "K", unit: "kg")
    #expect(try await keyed.inventory.items.create(sku: "K", name: "K", unit: "kg") == one)
    let other = try await Running.refusal { try await keyed.inventory.items.create(sku: "L", name: "L", unit: "kg") }
    #expect(other?.kind == "keyReused")
  }

  @Test func progressIsTold() async throws {
    try await Running.inDirectory { directory in
      let core = try await Running.shop(directory + "/data")
      for n in 0..<3 { try await core.inventory.items.create(sku: "S\(n)", name: "N", unit: "kg") }
      let told = Told()
      let path = directory + "/items.csv"
      let report = try await core.with { done, total, _ in told.add(done, total) }.inventory.items.export(
        format: .csv, path: path)
      #expect(FileManager.default.fileExists(atPath: path) && report.rows == 3)
      #expect(told.all.allSatisfy { $0.0 <= ($0.1 ?? $0.0) })
      await core.close()
    }
  }

  @Test func aFrontEndsTestsCanStandInForTheCore() async throws {
    let calls = Calls(Canned(answer: ["items": [], "next": nil]))
    #expect(try await calls.inventory.items.list(limit: 3).items.isEmpty)
    await #expect(throws: UnreadableAnswer.self) { _ = try await calls.system.info() }
  }
}

/// A sender that answers each call with the same JSON.
private struct Canned: CallSender {
  let answer: JSON

  func call<Result: JSONReadable>(_ method: String, _ effect: Effect, _ parameters: MemberWriter) async throws -> Result
  {
    try Reading.value(answer, of: method)
  }
}
