import RPC
import Shape
import Storage
import Testing

/// Tests of the cache of row numbers. A cached row is tried first, and always checked.
struct RowHintsTests {
  private let rows = RowRange(company: 1).all

  private func thing(_ low: UInt64, _ name: String) -> Thing {
    Thing(id: UUID(high: 1, low: low), company: Shelf.first, name: name)
  }

  private func insert(_ thing: Thing, at row: Int, on shelf: Shelf, in store: Store = .private) throws(Failure) {
    try shelf.write(in: store) { () throws(Failure) in
      _ = try shelf.things.insert(thing, row: rows.lowerBound + row, in: store, shelf.context)
    }
  }

  @Test func anotherThingTakesTheRow() throws {
    let shelf = try Shelf()
    let (old, new) = (thing(1, "a"), thing(2, "b"))
    try insert(old, at: 0, on: shelf)
    try shelf.write { () throws(Failure) in try shelf.things.delete(old, lastState: nil, in: .private, shelf.context) }
    #expect(try shelf.things.find(old.id, in: rows, of: .private) == nil)
    try insert(new, at: 0, on: shelf)
    #expect(try shelf.things.find(old.id, in: rows, of: .private) == nil)
    #expect(try shelf.things.find(new.id, in: rows, of: .private)?.record.name == "b")
  }

  /// The write is rolled back, and the record gets another row number later.
  @Test func theRowWasNeverWritten() throws {
    let shelf = try Shelf()
    let one = thing(1, "a")
    try insert(one, at: 5, on: shelf)
    shelf.stores.rollback()
    #expect(try shelf.things.find(one.id, in: rows, of: .private) == nil)
    try insert(one, at: 7, on: shelf)
    #expect(try shelf.things.find(one.id, in: rows, of: .private)?.row == rows.lowerBound + 7)
  }

  /// Both ids have the same position in the cache, so one replaces the other.
  @Test func oneTakesThePlaceOfAnother() throws {
    let shelf = try Shelf()
    let (one, other) = (thing(1, "a"), thing(1 + 1 << 13, "b"))
    try insert(one, at: 0, on: shelf)
    try insert(other, at: 1, on: shelf)
    for _ in 0..<2 {
      #expect(try shelf.things.find(one.id, in: rows, of: .private)?.record.name == "a")
      #expect(try shelf.things.find(other.id, in: rows, of: .private)?.record.name == "b")
    }
  }

  /// In the other store, the same row numbers belong to another company.
  @Test func anotherStoreHasSomethingElseInTheRow() throws {
    let shelf = try Shelf()
    let (here, there) = (thing(1, "a"), thing(2, "b"))
    try insert(here, at: 0, on: shelf)
    try insert(there, at: 0, on: shelf, in: .shared)
    #expect(try shelf.things.find(here.id, in: rows, of: .shared) == nil)
    #expect(try shelf.things.find(here.id, in: rows, of: .private)?.record.name == "a")
    #expect(try shelf.things.find(there.id, in: rows, of: .shared)?.record.name == "b")
  }
}
