import RPC
import Storage
import Testing

/// Where lists go on, and the rows of companies.
struct PageTests {
  @Test func aCursorIsOfItsList() throws {
    let cursor = Cursor.encode("items", "2a")
    #expect(try Cursor.decode("items", cursor) == "2a" && Cursor.decodeNumber("items", cursor) == 82)
    #expect(try Cursor.decode("items", nil) == nil && Cursor.decodeNumber("items", nil) == nil)
    #expect(throws: Failure.self) { try Cursor.decode("item", cursor) }
    #expect(throws: Failure.self) { try Cursor.decode("others", cursor) }
  }

  @Test(arguments: ["", "items", "items.", "items.-1", "items.+", "items.2 a", "items.zzzzzzzzzzzzzzzz"])
  func aBrokenNumberIsRefused(_ cursor: String) {
    #expect(throws: Failure.self) { try Cursor.decodeNumber("items", cursor) }
  }

  @Test func aLongCursorIsRefused() {
    #expect(throws: Failure.self) { try Cursor.decode("items", Cursor.encode("items", String(repeating: "1", count: 2048))) }
  }

  @Test func rowsOfCompaniesDoNotOverlap() {
    let (first, second) = (RowRange(company: 1), RowRange(company: 2))
    #expect(first.rows.lowerBound == first.floor + 1 && first.rows.upperBound == first.ceiling)
    #expect(first.ceiling < second.floor && second.floor == first.ceiling + 1)
    #expect(first.rows.count == 1 << 40 - 1)
    #expect(!RowRange(company: 0).rows.contains(0))
  }

  @Test func aThingIsFoundAmongTheRowsOfItsCompanyAlone() throws {
    let shelf = try Shelf()
    let (first, second) = (RowRange(company: 1), RowRange(company: 2))
    let thing = Thing(id: shelf.ids.next(at: shelf.clock.now), company: Shelf.first, name: "a")
    try shelf.write { () throws(Failure) in _ = try shelf.things.insert(thing, row: first.floor + 1, in: .private, shelf.context) }
    #expect(try shelf.things.find(thing.id, in: first.rows, of: .private)?.row == first.floor + 1)
    #expect(try shelf.things.find(thing.id, in: second.rows, of: .private) == nil)
  }
}
