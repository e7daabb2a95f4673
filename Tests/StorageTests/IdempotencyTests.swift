import RPC
import Shape
import Storage
import Testing

/// Stored replies of writes with a key: for 30 days, for their company, and for their caller.
struct IdempotencyTests {
  private let key = IdempotencyKey(key: "k", request: "things.add {}")
  private let user = UUID(high: 9, low: 9)

  /// A write with the key.
  private func answer(
    _ shelf: Shelf, _ text: String, for user: UUID? = nil, in company: UUID = Shelf.first
  ) throws(Failure) {
    try shelf.write(company) { () throws(Failure) in
      try shelf.addQuietly(text)
      try shelf.stores.remember(key, for: user, result: KeptResult(text: text, audience: .anyone))
    }
  }

  /// The result of a repeat; "keyReused" if the key belongs to another request.
  private func recall(
    _ shelf: Shelf, _ other: IdempotencyKey? = nil, for user: UUID? = nil, in company: UUID = Shelf.first
  ) throws -> String? {
    do throws(Failure) {
      var found: String?
      try shelf.write(company) { () throws(Failure) in
        try shelf.addQuietly("probe")
        found = try shelf.stores.recall(other ?? key, for: user)?.text
        throw .trouble
      }
      return found
    } catch {
      shelf.stores.rollback()
      return error.code == .keyReused ? "keyReused" : nil
    }
  }

  /// The same without a write.
  private func look(_ shelf: Shelf, for user: UUID? = nil) throws -> String? {
    shelf.stores.beginWrite()
    defer { shelf.stores.endWrite() }
    return try shelf.stores.recall(key, for: user)?.text
  }

  @Test func aRepeatFindsTheFirstResult() throws {
    let shelf = try Shelf()
    #expect(try look(shelf) == nil)
    try answer(shelf, "first")
    #expect(try look(shelf) == "first")
    try shelf.stores.commit()
    #expect(try look(shelf) == "first")
  }

  @Test func aResultIsUndoneWithItsWrite() throws {
    let shelf = try Shelf()
    try answer(shelf, "first")
    shelf.stores.rollback()
    #expect(try look(shelf) == nil)
  }

  @Test func whoElseHasSentTheKeyCountsForThemselves() throws {
    let shelf = try Shelf()
    try answer(shelf, "first", for: user)
    #expect(try look(shelf) == nil && look(shelf, for: user) == "first")
    #expect(try look(shelf, for: UUID(high: 9, low: 8)) == nil)
  }

  @Test func anotherRequestMayNotHaveTheKey() throws {
    let shelf = try Shelf()
    try answer(shelf, "first")
    try shelf.stores.commit()
    #expect(try recall(shelf, IdempotencyKey(key: "k", request: "things.add {\"a\":1}")) == "keyReused")
    // One letter in two spellings is two requests.
    #expect(try recall(shelf, IdempotencyKey(key: "k", request: "things.add {} ")) == "keyReused")
  }

  @Test func anotherCompanyMayNotHaveTheKey() throws {
    let shelf = try Shelf()
    try answer(shelf, "first")
    try shelf.stores.commit()
    #expect(try recall(shelf, in: Shelf.second) == "keyReused")
  }

  @Test func aResultGoesWithItsCompany() throws {
    let shelf = try Shelf()
    try answer(shelf, "first")
    try shelf.stores.commit()
    shelf.gone.companies = [Shelf.first]
    #expect(try look(shelf) == nil)
  }

  @Test func theAnswerToADeletionStaysAsTheAccounts() throws {
    let shelf = try Shelf()
    try answer(shelf, "first", for: user)
    let deletion = IdempotencyKey(key: "d", request: "companies.delete {}")
    try shelf.write { () throws(Failure) in
      try shelf.stores.idempotency.forget(company: Shelf.first, .private)
      try shelf.stores.remember(deletion, for: user, result: KeptResult(text: "gone", audience: .anyone))
    }
    try shelf.stores.commit()
    shelf.gone.companies = [Shelf.first]
    #expect(try look(shelf, for: user) == nil)
    shelf.stores.beginWrite()
    #expect(try shelf.stores.recall(deletion, for: nil)?.text == "gone")
    // Outside of companies a user of the account has keys of their own.
    #expect(try shelf.stores.recall(deletion, for: user) == nil)
    shelf.stores.enter(Shelf.first)
    #expect(try shelf.stores.recall(deletion, for: user)?.text == "gone")
  }

  @Test func aKeyIsForgottenAfterThirtyDays() throws {
    let shelf = try Shelf()
    try answer(shelf, "first")
    try shelf.stores.commit()
    let (start, days) = (shelf.clock.now.milliseconds, 30 * 86_400_000)
    shelf.clock.set(to: Timestamp(milliseconds: start + days - 1))
    #expect(try look(shelf) == "first")
    shelf.clock.set(to: Timestamp(milliseconds: start + days))
    #expect(try look(shelf) == nil)
  }

  @Test func oldKeysAreDeletedInIdleMoments() throws {
    let shelf = try Shelf()
    let chore = shelf.stores.idempotency.chore
    try answer(shelf, "first")
    try shelf.stores.commit()
    shelf.clock.set(to: Timestamp(milliseconds: shelf.clock.now.milliseconds + 31 * 86_400_000))
    var steps = 0
    while chore.isWanted(), steps < 10 {
      try chore.step()
      try shelf.stores.commit()
      steps += 1
    }
    #expect(steps == 2)
    // With the clock set back, the reply would be found again if it were still stored.
    shelf.clock.set(to: Timestamp(milliseconds: 1_000_000))
    #expect(try look(shelf) == nil)
  }
}
