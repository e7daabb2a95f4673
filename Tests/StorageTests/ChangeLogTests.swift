import JSON
import RPC
import Shape
import Storage
import Testing

/// Tests of the change log: each change is in it once, in order, and in the same transaction as the change.
struct ChangeLogTests {
  /// Returns changes as text, such as "1 created a".
  private func changes(_ shelf: Shelf, after seq: Int = 0, limit: Int = 1000, in store: Store = .private) throws
    -> [String]
  {
    try shelf.stores.changes.changes(after: seq, limit: limit, in: store).map {
      "\($0.seq) \($0.action) v\($0.version)\($0.fields.map { " \($0)" } ?? "")"
    }
  }

  private func change(_ shelf: Shelf, _ thing: Thing, to changed: Thing?) throws {
    try shelf.write { () throws(Failure) in
      if let changed {
        _ = try shelf.things.update(thing, to: changed, in: .private, shelf.context)
      } else {
        try shelf.things.delete(thing, lastState: jsonText(thing, for: .core), in: .private, shelf.context)
      }
    }
  }

  @Test func everyKindOfChangeIsNoted() throws {
    let shelf = try Shelf()
    let thing = try shelf.add("a")
    let changed = Thing(id: thing.id, company: thing.company, name: "b", note: "n", version: 2)
    try change(shelf, thing, to: changed)
    try change(shelf, changed, to: nil)
    let expected = ["1 created v1", "2 updated v2 [\"name\", \"note\"]", "3 deleted v2"]
    // The rows can be read within the transaction, and after it.
    #expect(try changes(shelf) == expected)
    try shelf.stores.commit()
    #expect(try changes(shelf) == expected)
    let first = try #require(try shelf.stores.changes.changes(after: 0, limit: 1, in: .private).first)
    #expect(
      first.company == Shelf.first && first.record == thing.id && first.entity == "thing" && first.at == shelf.clock.now
    )
    #expect(try first.actor == shelf.stores.account())
  }

  @Test func aPageBeginsBehindAPosition() throws {
    let shelf = try Shelf()
    for number in 0..<40 { try shelf.add("t\(number)") }
    #expect(try changes(shelf, after: 38) == ["39 created v1", "40 created v1"])
    #expect(try changes(shelf, after: 15, limit: 2) == ["16 created v1", "17 created v1"])
    #expect(try changes(shelf, after: 40) == [] && shelf.stores.changes.newest(in: .private) == 40)
    try shelf.stores.commit()
    #expect(try changes(shelf).count == 40)
  }

  @Test func storesCountForThemselves() throws {
    let shelf = try Shelf()
    try shelf.add("a", in: .private)
    try shelf.add("b", to: Shelf.second, in: .shared)
    #expect(try changes(shelf, in: .private) == ["1 created v1"] && changes(shelf, in: .shared) == ["1 created v1"])
  }

  @Test func manyUndoneChangesHideNoneThatFollow() throws {
    let shelf = try Shelf()
    shelf.stores.changes.isObserved = true
    try shelf.add("a")
    try shelf.stores.commit()
    for number in 0...ChangeLog.mostNews { try shelf.add("\(number)") }
    shelf.stores.rollback()
    try shelf.add("b")
    try shelf.stores.commit()
    let (news, isCut) = shelf.stores.changes.takeNews()
    #expect(news.map(\.seq) == [1, 2] && !isCut)
  }

  @Test func whatIsUndoneIsInNoLog() throws {
    let shelf = try Shelf()
    shelf.stores.changes.isObserved = true
    try shelf.add("a")
    try shelf.stores.commit()
    try shelf.add("b")
    shelf.stores.rollback()
    #expect(try changes(shelf) == ["1 created v1"])
    try shelf.add("c")
    #expect(try shelf.stores.changes.newest(in: .private) == 2)
    #expect(shelf.stores.changes.takeNews().changes.map(\.seq) == [1, 2])
    #expect(shelf.stores.changes.takeNews().changes.isEmpty)
  }

  @Test func tooManyChangesAreNotTold() throws {
    let shelf = try Shelf()
    shelf.stores.changes.isObserved = true
    for number in 0..<ChangeLog.mostNews { try shelf.add("t\(number)") }
    let whole = shelf.stores.changes.takeNews()
    #expect(whole.changes.count == ChangeLog.mostNews && !whole.isCut)
    for number in 0...ChangeLog.mostNews { try shelf.add("u\(number)") }
    let cut = shelf.stores.changes.takeNews()
    #expect(cut.changes.count == ChangeLog.mostNews && cut.isCut)
  }

  @Test func theOldestChangesAreForgottenAThousandAtATime() throws {
    let shelf = try Shelf()
    for number in 0..<1500 { try shelf.add("t\(number)") }
    try shelf.stores.commit()
    shelf.stores.changes.kept = 100
    let retention = shelf.stores.changes.retention
    var floors: [Int] = []
    while retention.isWanted(), floors.count < 10 {
      try retention.step()
      try shelf.stores.commit()
      floors.append(try shelf.stores.changes.floor(in: .private))
    }
    #expect(floors == [1000, 1400, 1400])
    #expect(try changes(shelf).count == 100 && changes(shelf, limit: 1) == ["1401 created v1"])
  }

  @Test func atLeastTheNewestIsKept() throws {
    let shelf = try Shelf()
    shelf.stores.changes.kept = 0
    #expect(shelf.stores.changes.kept == 1)
  }

  @Test func ofACompanyThatIsForgottenTheNewestChangeStays() throws {
    let shelf = try Shelf()
    try shelf.add("a")
    try shelf.add("b", to: Shelf.second)
    try shelf.add("c")
    try shelf.write { () throws(Failure) in try shelf.stores.changes.forget(company: Shelf.first, .private) }
    #expect(try changes(shelf) == ["2 created v1", "3 created v1"])
    try shelf.stores.commit()
    try shelf.add("d")
    #expect(try changes(shelf, after: 3) == ["4 created v1"])
  }
}
