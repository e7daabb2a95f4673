import RPC
import Shape
import Storage
import Testing

/// Tests of the stored replies of writes with an idempotency key. A reply is stored for 30 days, and belongs to its
/// company and caller.
struct IdempotencyTests {
  private let key = IdempotencyKey(key: "k", request: "things.add {}")
  private let user = UUID(high: 9, low: 9)

  /// Makes a write with the key, and stores its answer.
  private func answer(
    _ shelf: Shelf, _ text: String, for user: UUID? = nil, in company: UUID = Shelf.first
  ) throws(Failure) {
    try shelf.write(company) { () throws(Failure) in
      try shelf.addQuietly(text)
      try shelf.stores.remember(key, for: user, result: KeptResult(text: text, audience: .anyone))
    }
  }

  /// Returns the stored result for a repeated request, or "keyReused" if the key belongs to a different request.
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

  /// Returns the stored result without writing anything.
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
    // A request that differs in one character is a different request.
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
    // Outside of companies, each user of the account has separate keys.
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
    // If the reply were still stored, it would be found again with the clock set back.
    shelf.clock.set(to: Timestamp(milliseconds: 1_000_000))
    #expect(try look(shelf) == nil)
  }
}
