import RPC
import Storage
import Testing

/// Tests of the cursors of lists, and of the row numbers of companies.
struct PageTests {
  @Test func aCursorIsOfItsList() throws {
    let rows = RowRange(company: 2)
    let cursor = Cursor.encode("items", Cursor.text(of: rows.floor + 82, in: rows))
    #expect(
      try Cursor.decode("items", cursor) == "2a" && Cursor.decodeRow("items", cursor, in: rows) == rows.floor + 82)
    #expect(try Cursor.decode("items", nil) == nil && Cursor.decodeRow("items", nil, in: rows) == nil)
    #expect(throws: Failure.self) { try Cursor.decode("item", cursor) }
    #expect(throws: Failure.self) { try Cursor.decode("others", cursor) }
  }

  // The last two cursors name the row after a company's last row, and the largest possible number.
  @Test(arguments: [
    "", "items", "items.", "items.-1", "items.+", "items.2 a", "items.zzzzzzzzzzzzzzzz", "items.e13wu1og",
    "items.1y2p0ij32e8e7",
  ])
  func aBrokenRowIsRefused(_ cursor: String) {
    #expect(throws: Failure.self) { try Cursor.decodeRow("items", cursor, in: RowRange(company: 1)) }
  }

  @Test func theLastRowOfACompanyIsOne() throws {
    let rows = RowRange(company: 1)
    #expect(try Cursor.row(Cursor.text(of: rows.ceiling, in: rows), in: rows) == rows.ceiling)
  }

  @Test func aLongCursorIsRefused() {
    #expect(throws: Failure.self) {
      try Cursor.decode("items", Cursor.encode("items", String(repeating: "1", count: 2048)))
    }
  }

  @Test func rowsOfCompaniesDoNotOverlap() {
    let (first, second) = (RowRange(company: 1), RowRange(company: 2))
    #expect(first.all.lowerBound == first.floor + 1 && first.all.upperBound == first.ceiling)
    #expect(first.ceiling < second.floor && second.floor == first.ceiling + 1)
    #expect(first.all.count == 1 << 40 - 1)
    #expect(!RowRange(company: 0).all.contains(0))
  }

  @Test func aThingIsFoundAmongTheRowsOfItsCompanyAlone() throws {
    let shelf = try Shelf()
    let (first, second) = (RowRange(company: 1), RowRange(company: 2))
    let thing = Thing(id: shelf.ids.next(at: shelf.clock.now), company: Shelf.first, name: "a")
    try shelf.write { () throws(Failure) in
      _ = try shelf.things.insert(thing, row: first.floor + 1, in: .private, shelf.context)
    }
    #expect(try shelf.things.find(thing.id, in: first.all, of: .private)?.row == first.floor + 1)
    #expect(try shelf.things.find(thing.id, in: second.all, of: .private) == nil)
  }
}
