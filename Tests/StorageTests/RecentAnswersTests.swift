import RPC
import SQLite
import Shape
import Storage
import Testing

/// Tests of the cache of recent answers. A cached answer must never be used after it has become wrong.
struct RecentAnswersTests {
  private let query = StoreStatement("SELECT note FROM {store}.things WHERE id = ?")
  private let change = StoreStatement("UPDATE {store}.things SET note = ? WHERE id = ?")
  private let ofOther = StoreStatement("UPDATE {store}.changes_state SET floor = floor")

  /// Reads values from a shelf through the cache, and counts the reads of the store.
  private final class Asker {
    let shelf: Shelf
    let answers: RecentAnswers<UUID, String>
    private let query: StoreStatement
    private(set) var asked = 0

    init(_ shelf: Shelf, _ query: StoreStatement) {
      (self.shelf, self.query) = (shelf, query)
      answers = RecentAnswers(shelf.stores, of: query)
    }

    func truth(_ id: UUID, in store: Store = .private) throws(Failure) -> String? {
      try shelf.stores.first(query, in: store, { $0.add(id) }, { $0.next(String?.self) }) ?? nil
    }

    func answer(_ id: UUID, in store: Store = .private) throws(Failure) -> String? {
      try answers.answer(for: id, in: store) { () throws(Failure) in
        asked += 1
        return try truth(id, in: store)
      }
    }
  }

  private func set(_ note: String, of id: UUID, on shelf: Shelf, in store: Store = .private) throws(Failure) {
    try shelf.write(in: store) { () throws(Failure) in try write(note, of: id, on: shelf, in: store) }
  }

  private func write(_ note: String, of id: UUID, on shelf: Shelf, in store: Store = .private) throws(Failure) {
    try shelf.stores.run(change, in: store) {
      $0.add(note)
      $0.add(id)
    }
  }

  /// Returns a shelf with a thing that has a note. The note was read twice, so it is in the cache.
  private func asked() throws -> (asker: Asker, id: UUID) {
    let shelf = try Shelf()
    let id = try shelf.add("a").id
    try set("first", of: id, on: shelf)
    let asker = Asker(shelf, query)
    for _ in 0..<5 { #expect(try asker.answer(id) == "first") }
    #expect(asker.asked == 2)
    return (asker, id)
  }

  @Test func whatIsWrittenIsReadAnew() throws {
    let (asker, id) = try asked()
    try set("second", of: id, on: asker.shelf)
    for _ in 0..<3 { #expect(try asker.answer(id) == "second") }
    #expect(asker.asked == 3)
    try asker.shelf.stores.commit()
    #expect(try asker.answer(id) == "second" && asker.asked == 3)
  }

  @Test func whatOtherTablesHoldChangesNothing() throws {
    let (asker, id) = try asked()
    try asker.shelf.write { () throws(Failure) in try asker.shelf.stores.run(ofOther, in: .private) { _ in } }
    #expect(try asker.answer(id) == "first" && asker.asked == 2)
  }

  @Test func whatIsUndoneIsReadAnew() throws {
    let (asker, id) = try asked()
    let (shelf, stores) = (asker.shelf, asker.shelf.stores)
    try stores.commit()
    try set("lost", of: id, on: shelf)
    #expect(try asker.answer(id) == "lost")
    stores.rollback()
    #expect(try asker.answer(id) == "first")

    #expect(throws: Failure.self) {
      try shelf.write { () throws(Failure) in
        try write("refused", of: id, on: shelf)
        _ = try asker.answer(id)
        throw .trouble
      }
    }
    #expect(try asker.answer(id) == "first")
    stores.rollback()

    try shelf.write { () throws(Failure) in
      try stores.attempt(in: .private) { () throws(Failure) in
        try write("tried", of: id, on: shelf)
        _ = try asker.answer(id)
        return false
      }
    }
    #expect(try asker.answer(id) == "first")

    #expect(throws: Failure.self) {
      try stores.maintain(.private) { () throws(Failure) in
        try write("maintained", of: id, on: shelf)
        _ = try asker.answer(id)
        throw .trouble
      }
    }
    #expect(try asker.answer(id) == "first")
  }

  /// A writer that knows the new value can put it into the cache, so that it need not be read again.
  @Test func whatIsKnownAfterAWriteIsRemembered() throws {
    let (asker, id) = try asked()
    let other = try asker.shelf.add("b").id
    try set("others", of: other, on: asker.shelf)
    for one in [id, other] { _ = try asker.answer(one) }
    let before = asker.asked
    try asker.shelf.write { () throws(Failure) in
      try asker.answers.writing(to: .private) { () throws(Failure) in try write("known", of: id, on: asker.shelf) }
      asker.answers.remember("known", for: id, in: .private)
    }
    #expect(try asker.answer(id) == "known" && asker.answer(other) == "others" && asker.asked == before)
    asker.shelf.stores.rollback()
    #expect(try asker.answer(id) == nil)
  }

  /// After a failed write, the stored value is unknown, so the next call reads the store again.
  @Test func aWriteThatFailsIsNotBelieved() throws {
    let (asker, id) = try asked()
    let before = asker.asked
    #expect(throws: Failure.self) {
      try asker.answers.writing(to: .private) { () throws(Failure) in
        try write("half", of: id, on: asker.shelf)
        throw .trouble
      }
    }
    #expect(try asker.answer(id) == "half" && asker.asked == before + 1)
  }

  /// All of these ids have the same positions in the cache.
  @Test func manyTakeThePlacesOfOthers() throws {
    let shelf = try Shelf()
    let ids = (1...4).map { UUID(high: $0, low: 7) }
    for (number, id) in ids.enumerated() {
      try shelf.write { () throws(Failure) in
        _ = try shelf.things.insert(
          Thing(id: id, company: Shelf.first, name: "\(number)", note: "of \(number)"), row: nil, in: .private,
          shelf.context)
      }
    }
    let asker = Asker(shelf, query)
    for _ in 0..<3 { for (number, id) in ids.enumerated() { #expect(try asker.answer(id) == "of \(number)") } }
    // Two ids fit into the cache at the same time.
    let before = asker.asked
    for id in [ids[3], ids[2], ids[3], ids[2]] { _ = try asker.answer(id) }
    #expect(asker.asked <= before + 1)
  }

  @Test func eachStoreHasItsOwn() throws {
    let shelf = try Shelf()
    let id = UUID(high: 1, low: 1)
    for (store, note) in [(Store.private, "here"), (.shared, "there")] {
      try shelf.write(in: store) { () throws(Failure) in
        _ = try shelf.things.insert(
          Thing(id: id, company: Shelf.first, name: note, note: note), row: nil, in: store, shelf.context)
      }
    }
    let asker = Asker(shelf, query)
    for _ in 0..<3 { #expect(try asker.answer(id, in: .private) == "here" && asker.answer(id, in: .shared) == "there") }
  }

  /// A value that is read from the cache must also count as read, so that a live query notices its changes.
  @Test func whatIsRememberedCountsAsRead() throws {
    let (asker, id) = try asked()
    let stores = asker.shelf.stores
    stores.footprint.begin()
    stores.footprint.isTraced = true
    stores.enter(Shelf.first)
    _ = try asker.answer(id)
    #expect(asker.asked == 2 && stores.footprint.reads.scoped != 0)
  }

  /// After any sequence of writes and rollbacks, the answer equals the value in the store.
  @Test(arguments: 0..<8) func anyRunIsToldAsItIs(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let shelf = try Shelf()
    let stores = shelf.stores
    let ids = try (0..<6).map { try shelf.add("\($0)").id }
    try stores.commit()
    let asker = Asker(shelf, query)
    for step in 0..<400 {
      let id = ids[Int(random.next() % 6)]
      switch random.next() % 9 {
      case 0: try set("\(step)", of: id, on: shelf)
      case 1:
        try shelf.write { () throws(Failure) in
          try asker.answers.writing(to: .private) { () throws(Failure) in try write("\(step)", of: id, on: shelf) }
          asker.answers.remember("\(step)", for: id, in: .private)
        }
      case 2: stores.rollback()
      case 3: try stores.commit()
      case 4:
        try shelf.write { () throws(Failure) in
          try stores.attempt(in: .private) { () throws(Failure) in
            try write("\(step)", of: id, on: shelf)
            _ = try asker.answer(id)
            return random.next() % 2 == 0
          }
        }
      default: #expect(try asker.answer(id) == asker.truth(id))
      }
    }
    for id in ids { #expect(try asker.answer(id) == asker.truth(id)) }
  }

  /// https://prng.di.unimi.it/splitmix64.c
  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }
  }
}
