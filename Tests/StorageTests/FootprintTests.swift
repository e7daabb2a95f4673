import RPC
import Shape
import Storage
import Testing

/// Tests of the record of which tables, and which companies' rows, statements have read or written.
struct FootprintTests {
  private func observed() throws -> Shelf {
    let shelf = try Shelf()
    shelf.stores.footprint.isObserved = true
    return shelf
  }

  @Test func whatIsWrittenInACompanyConcernsThatCompany() throws {
    let shelf = try observed()
    try shelf.add("a")
    try shelf.add("b", to: Shelf.second)
    let written = shelf.stores.footprint.takeWritten()
    #expect(Set(written.byCompany.keys) == [Shelf.first, Shelf.second] && written.anywhere == 0)
    #expect(written.byCompany[Shelf.first] == written.byCompany[Shelf.second])
    let taken = shelf.stores.footprint.takeWritten()
    #expect(taken.byCompany.isEmpty && taken.anywhere == 0)
  }

  @Test func whatTheDeviceKeepsIsOfNoCompany() throws {
    let shelf = try observed()
    try shelf.write { () throws(Failure) in try shelf.stores.settings.set("name", to: "value") }
    let written = shelf.stores.footprint.takeWritten()
    #expect(written.byCompany.isEmpty && written.anywhere != 0)
  }

  @Test func aRequestInTwoCompaniesConcernsAll() throws {
    let shelf = try observed()
    try shelf.write { () throws(Failure) in
      try shelf.addQuietly("a")
      shelf.stores.enter(Shelf.second)
      try shelf.addQuietly("b")
    }
    let written = shelf.stores.footprint.takeWritten()
    #expect(written.byCompany.isEmpty && written.anywhere != 0)
  }

  @Test func whatFailsHasWrittenNothing() throws {
    let shelf = try observed()
    #expect(throws: Failure.self) {
      try shelf.write { () throws(Failure) in
        try shelf.addQuietly("a")
        throw .trouble
      }
    }
    shelf.stores.rollback()
    #expect(shelf.stores.footprint.takeWritten().byCompany.isEmpty)
  }

  @Test func aReadReachesTheTablesThatItReads() throws {
    let shelf = try observed()
    shelf.stores.footprint.begin()
    shelf.stores.enter(Shelf.first)
    _ = try shelf.names()
    let reads = shelf.stores.footprint.reads
    #expect(reads.company == Shelf.first && reads.scoped != 0 && reads.unscoped == 0)
    try shelf.add("a")
    #expect(shelf.stores.footprint.takeWritten().byCompany[Shelf.first].map { $0 & reads.scoped != 0 } == true)
  }

  @Test func readsOfTwoCompaniesAreOfAll() throws {
    let shelf = try observed()
    shelf.stores.footprint.begin()
    shelf.stores.enter(Shelf.first)
    _ = try shelf.names()
    let first = shelf.stores.footprint.reads
    shelf.stores.footprint.begin()
    shelf.stores.enter(Shelf.second)
    _ = try shelf.names()
    var both = shelf.stores.footprint.reads
    both.formUnion(first)
    #expect(both.company == nil && both.scoped == 0 && both.unscoped == first.scoped)
  }

  @Test func whatLeavesNoTraceLeavesNone() throws {
    let shelf = try observed()
    shelf.stores.footprint.begin()
    try shelf.stores.untraced { () throws(Failure) in
      shelf.stores.enter(Shelf.first)
      _ = try shelf.names()
    }
    #expect(shelf.stores.footprint.reads.company == nil && shelf.stores.footprint.reads.unscoped == 0)
  }
}
