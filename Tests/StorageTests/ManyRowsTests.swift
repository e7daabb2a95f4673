import RPC
import Shape
import Storage
import Testing

/// Tests that rows which are written together equal rows that are written one by one.
struct ManyRowsTests {
  private func things(_ numbers: Range<UInt64>) -> [Thing] {
    numbers.map {
      Thing(id: UUID(high: 1, low: $0), company: Shelf.first, name: "\($0)", note: $0 % 3 == 0 ? nil : "note \($0)")
    }
  }

  private func insert(_ things: [Thing], at row: Int, on shelf: Shelf) throws(Failure) {
    try shelf.write { () throws(Failure) in
      try shelf.things.insert(things[...], rows: Array(row..<row + things.count), in: .private, shelf.context)
    }
  }

  /// Numbers of rows: none, one, and numbers that fill whole statements with or without a remainder.
  @Test(arguments: [0, 1, 31, 32, 33, 64, 70] as [UInt64]) func eachIsThereOnce(count: UInt64) throws {
    let shelf = try Shelf()
    let things = things(1..<count + 1)
    let before = try shelf.stores.changes.newest(in: .private)
    try insert(things, at: 11, on: shelf)
    #expect(try shelf.names() == things.map(\.name))
    #expect(try shelf.stores.changes.newest(in: .private) == before + Int(count))
    for (place, thing) in things.enumerated() {
      let found = try shelf.things.find(thing.id, in: 1...1000, of: .private)
      #expect(found?.row == 11 + place && found?.record.name == thing.name && found?.record.note == thing.note)
    }
  }

  /// Statements are reused with other values. A value that was NULL in one run must not be NULL in the next one, and
  /// the reverse.
  @Test func valuesOfOneRunAreNotThoseOfTheNext() throws {
    let shelf = try Shelf()
    for start in [1, 101, 202] as [UInt64] {
      let things = things(start..<start + 40)
      try insert(things, at: Int(start), on: shelf)
      for thing in things {
        #expect(try shelf.things.find(thing.id, in: 1...1000, of: .private)?.record.note == thing.note)
      }
    }
  }

  /// One of the rows is refused, so no row is stored.
  @Test(arguments: [0, 20, 39]) func allOfThemOrNone(place: Int) throws {
    let shelf = try Shelf()
    try insert(things(500..<501), at: 900, on: shelf)
    try shelf.stores.commit()
    var many = things(1..<41)
    many[place] = Thing(id: UUID(high: 2, low: 2), company: Shelf.first, name: "500")
    #expect(throws: Failure.self) { try insert(many, at: 1, on: shelf) }
    #expect(shelf.isLost)
    shelf.stores.rollback()
    #expect(try shelf.names() == ["500"])
  }
}
