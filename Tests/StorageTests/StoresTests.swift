import RPC
import Shape
import Storage
import Testing

/// Tests that many requests share a commit, and that a failed request is rolled back alone.
struct StoresTests {
  @Test func nothingIsDurableBeforeTheCommit() throws {
    let shelf = try Shelf()
    let before = shelf.commits
    try shelf.add("a")
    try shelf.add("b")
    #expect(try shelf.names() == ["a", "b"])
    #expect(try shelf.directory.copied().things(in: .private) == [] && shelf.commits == before)
    try shelf.stores.commit()
    #expect(try shelf.directory.copied().things(in: .private) == ["a", "b"] && shelf.commits == before + 1)
  }

  @Test func readsCommitNothing() throws {
    let shelf = try Shelf()
    let before = shelf.commits
    _ = try shelf.names()
    try shelf.stores.commit()
    #expect(shelf.commits == before)
  }

  @Test func aCommitCoversOneStore() throws {
    let shelf = try Shelf()
    let before = shelf.commits
    try shelf.add("a", in: .private)
    try shelf.add("b", in: .shared)
    // The second request has committed the work before it.
    #expect(shelf.commits == before + 1)
    #expect(try shelf.directory.copied().things(in: .private) == ["a"])
    #expect(try shelf.directory.copied().things(in: .shared) == [])
    shelf.stores.rollback()
    #expect(try shelf.names(in: .private) == ["a"] && shelf.names(in: .shared) == [])
  }

  @Test func aRequestWritesOneStore() throws {
    let shelf = try Shelf()
    #expect(throws: Failure.self) {
      try shelf.write { () throws(Failure) in
        try shelf.addQuietly("a", in: .private)
        try shelf.addQuietly("b", in: .shared)
      }
    }
    #expect(shelf.isLost)
    shelf.stores.rollback()
    #expect(try shelf.names(in: .private) == [])
  }

  @Test func aRequestThatIsRefusedBeforeItsFirstChangeUndoesNothing() throws {
    let shelf = try Shelf()
    try shelf.add("a")
    #expect(throws: Failure.self) { try shelf.write { () throws(Failure) in throw .trouble } }
    #expect(!shelf.isLost && shelf.undone == 0)
    try shelf.stores.commit()
    #expect(try shelf.directory.copied().things(in: .private) == ["a"])
  }

  @Test func aDuplicateIsNoChange() throws {
    let shelf = try Shelf()
    try shelf.add("a")
    #expect(throws: Failure.self) { try shelf.add("a") }
    #expect(!shelf.isLost)
    try shelf.stores.commit()
    #expect(try shelf.directory.copied().things(in: .private) == ["a"])
  }

  @Test func aRequestThatFailsBehindAChangeUndoesTheGroup() throws {
    let shelf = try Shelf()
    try shelf.add("a")
    try shelf.stores.commit()
    try shelf.add("b")
    #expect(throws: Failure.self) {
      try shelf.write { () throws(Failure) in
        try shelf.addQuietly("c")
        throw .trouble
      }
    }
    #expect(shelf.isLost && shelf.undone == 1)
    shelf.stores.rollback()
    #expect(!shelf.isLost)
    #expect(try shelf.names() == ["a"])
    try shelf.add("d")
    try shelf.stores.commit()
    #expect(try shelf.directory.copied().things(in: .private) == ["a", "d"])
  }

  @Test func theAccountStays() throws {
    let shelf = try Shelf()
    let account = try shelf.stores.account()
    shelf.stores.rollback()
    #expect(try shelf.stores.account() == account)
    let copy = try shelf.directory.copied()
    let stores = Stores(
      try copy.open([Stores.schema, Shelf.schema]), clock: Clock(), ids: IDGenerator(seed: nil), isThere: { _ in true },
      log: { _ in })
    #expect(try stores.account() == account)
  }

  @Test(arguments: [(true, UInt64(1), true), (true, nil, false), (false, 1, false)])
  func runsAreTheSameWithAClockAndASeed(_ hasClock: Bool, _ seed: UInt64?, _ isRepeatable: Bool) throws {
    let clock = hasClock ? Clock(fixed: Timestamp(milliseconds: 0)) : Clock()
    let stores = Stores(
      try ScratchDirectory().open([Stores.schema]), clock: clock, ids: IDGenerator(seed: seed), isThere: { _ in true },
      log: { _ in })
    #expect(stores.isRepeatable == isRepeatable)
  }

  @Test func whatIsClosedHasNothingInItsLogs() throws {
    let shelf = try Shelf()
    try shelf.add("a")
    try shelf.stores.commit()
    #expect(shelf.directory.logSize(of: .private) > 0 && shelf.stores.wantsCheckpoint)
    shelf.stores.checkpoint()
    #expect(!shelf.stores.wantsCheckpoint)
    shelf.stores.close()
    #expect(shelf.directory.logSize(of: .private) == 0)
  }

  // MARK: Work of the core's own

  @Test func ownWorkIsPartOfTheGroupAndOfNoRequest() throws {
    let shelf = try Shelf()
    try shelf.add("a")
    #expect(throws: Failure.self) {
      try shelf.write { () throws(Failure) in
        try shelf.stores.maintain(.private) { () throws(Failure) in try shelf.addQuietly("index") }
        throw .trouble
      }
    }
    #expect(!shelf.isLost)
    try shelf.stores.commit()
    #expect(try shelf.directory.copied().things(in: .private) == ["a", "index"])
  }

  @Test func ownWorkThatFailsIsUndoneAlone() throws {
    let shelf = try Shelf()
    try shelf.add("a")
    #expect(throws: Failure.self) {
      try shelf.stores.maintain(.private) { () throws(Failure) in
        try shelf.addQuietly("index")
        throw .trouble
      }
    }
    #expect(!shelf.isLost && shelf.undone == 0)
    #expect(try shelf.names() == ["a"])
    try shelf.stores.commit()
    #expect(try shelf.directory.copied().things(in: .private) == ["a"])
  }

  @Test func ownWorkInAnotherStoreCommitsWhatCameBefore() throws {
    let shelf = try Shelf()
    let before = shelf.commits
    try shelf.add("a", in: .private)
    try shelf.stores.maintain(.shared) { () throws(Failure) in try shelf.addQuietly("index", in: .shared) }
    #expect(shelf.commits == before + 1)
    shelf.stores.rollback()
    #expect(try shelf.names(in: .private) == ["a"] && shelf.names(in: .shared) == [])
  }
}
