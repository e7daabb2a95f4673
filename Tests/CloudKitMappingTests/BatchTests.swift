import CloudKitMapping
import Testing

@Suite struct BatchTests {
  @Test func fourHundredRecordsFitAndOneMoreDoesNot() throws {
    let saves = (0..<300).map { Fixtures.save($0) }
    let deletes = (300..<400).map { Fixtures.delete($0) }
    #expect(BatchLimits.refusal(of: try Fixtures.modify(saves, delete: deletes)) == nil)
    #expect(
      BatchLimits.refusal(of: try Fixtures.modify(saves + [Fixtures.save(401)], delete: deletes))?.kind
        == .limitExceeded)
  }

  @Test func twoMebibytesFitAndOneByteMoreDoesNot() throws {
    let frame = try Fixtures.modify([Fixtures.save(1, text: "")]).save[0].bytes
    func batch(_ last: Int) throws -> ModifyRecordsRequest {
      let half = String(repeating: "z", count: (1 << 20) - frame)
      return try Fixtures.modify([Fixtures.save(1, text: half), Fixtures.save(2, text: String(half.dropLast(last)))])
    }
    #expect(BatchLimits.refusal(of: try batch(0)) == nil)
    let more = try Fixtures.modify([
      Fixtures.save(1, text: String(repeating: "z", count: (1 << 20) - frame)),
      Fixtures.save(2, text: String(repeating: "z", count: (1 << 20) - frame + 1)),
    ])
    #expect(BatchLimits.refusal(of: more)?.kind == .limitExceeded)
  }

  @Test func thePublicDatabaseIsNotWritten() throws {
    #expect(
      BatchLimits.refusal(of: try Fixtures.modify([Fixtures.save(1)], database: "public"))?.kind == .permissionFailure)
  }

  @Test func partsFitAndKeepTheOrder() {
    let parts = BatchLimits.parts(Array(0..<1001))
    #expect(parts.map(\.count) == [400, 400, 201])
    #expect(parts.flatMap(\.self) == Array(0..<1001))
    #expect(BatchLimits.parts([Int]()).isEmpty)
    let heavy = BatchLimits.parts([1 << 20, 1 << 20, 1, 3 << 20, 1]) { $0 }
    #expect(heavy == [[1 << 20, 1 << 20], [1], [3 << 20], [1]])
    for seed in 0..<50 {
      var random = Seeded(UInt64(seed))
      let sizes = (0..<Int.random(in: 0...2000, using: &random)).map { _ in Int.random(in: 0...200_000, using: &random)
      }
      let parts = BatchLimits.parts(sizes) { $0 }
      #expect(parts.flatMap(\.self) == sizes)
      #expect(parts.allSatisfy { $0.count <= 400 && $0.reduce(0, +) <= 2 << 20 })
    }
  }

  @Test func resultsAreInTheOrderOfTheRequest() throws {
    let request = try Fixtures.modify([Fixtures.save(2), Fixtures.save(1)], delete: [Fixtures.delete(3)])
    var results = BatchResults(of: request)
    results.note(.deleted, of: Fixtures.id(3), in: Fixtures.zone)
    results.note(
      .saved(tag: "b", createdAt: Instant(milliseconds: 0), modifiedAt: nil), of: Fixtures.id(1), in: Fixtures.zone)
    results.note(
      .refused(CloudRefusal(.serverRecordChanged, "changed"), server: .members(("recordName", .string("x")))),
      of: Fixtures.id(2),
      in: Fixtures.zone)
    #expect(
      try results.answer().text
        == #"{"results":[{"recordName":"00000000-0000-4000-8000-000000000002","kind":"serverRecordChanged","message":"changed","#
        + #""serverRecord":{"recordName":"x"}},"#
        + #"{"recordName":"00000000-0000-4000-8000-000000000001","recordChangeTag":"b","creationDate":"1970-01-01T00:00:00.000Z"},"#
        + #"{"recordName":"00000000-0000-4000-8000-000000000003"}]}"#)
  }

  private func kinds(_ answer: JSONValue) -> [String?] { (answer["results"]?.array ?? []).map { $0["kind"]?.string } }

  @Test func anAtomicBatchIsRefusedAsAWhole() throws {
    let request = try Fixtures.modify([Fixtures.save(1), Fixtures.save(2)], delete: [Fixtures.delete(3)], atomic: true)
    var results = BatchResults(of: request)
    results.note(.refused(CloudRefusal(.serverRecordChanged, "changed")), of: Fixtures.id(2), in: Fixtures.zone)
    #expect(results.isRefused)
    #expect(kinds(try results.answer()) == ["batchRequestFailed", "serverRecordChanged", "batchRequestFailed"])
  }

  @Test func anotherBatchIsNot() throws {
    var results = BatchResults(of: try Fixtures.modify([Fixtures.save(1), Fixtures.save(2)]))
    results.note(.refused(CloudRefusal(.unknownItem, "gone")), of: Fixtures.id(1), in: Fixtures.zone)
    #expect(!results.isRefused)
    #expect(results.has(Fixtures.id(1), in: Fixtures.zone))
    #expect(!results.has(Fixtures.id(2), in: Fixtures.zone))
    #expect(kinds(try results.answer()) == ["unknownItem", "serviceUnavailable"])
  }

  @Test func whatRefusesAllAlikeRefusesTheRequest() throws {
    var results = BatchResults(of: try Fixtures.modify([Fixtures.save(1), Fixtures.save(2), Fixtures.save(3)]))
    results.note(
      .refused(CloudRefusal(.requestRateLimited, "slow", retryAfter: 1000)), of: Fixtures.id(1), in: Fixtures.zone)
    results.note(
      .refused(CloudRefusal(.requestRateLimited, "slow", retryAfter: 5000)), of: Fixtures.id(2), in: Fixtures.zone)
    results.note(.refused(CloudRefusal(.batchRequestFailed, "other")), of: Fixtures.id(3), in: Fixtures.zone)
    #expect(throws: CloudRefusal(.requestRateLimited, "slow", retryAfter: 5000)) { try results.answer() }
    results.note(.refused(CloudRefusal(.invalidArguments, "bad")), of: Fixtures.id(3), in: Fixtures.zone)
    #expect(kinds(try results.answer()) == ["requestRateLimited", "requestRateLimited", "invalidArguments"])
  }

  @Test func aRecordIsToldWhenItMayBeTriedAgain() throws {
    var results = BatchResults(of: try Fixtures.modify([Fixtures.save(1), Fixtures.save(2)]))
    results.note(.refused(CloudRefusal(.zoneBusy, "busy", retryAfter: 2000)), of: Fixtures.id(1), in: Fixtures.zone)
    results.note(.saved(tag: "a", createdAt: nil, modifiedAt: nil), of: Fixtures.id(2), in: Fixtures.zone)
    #expect(try results.answer()["results"]?.array?[0]["retryAfter"] == .number("2000"))
  }

  @Test func nothingIsAnsweredToNothing() throws {
    #expect(try BatchResults(of: try Fixtures.modify([])).answer().text == #"{"results":[]}"#)
  }

  @Test func aPageOfAZone() {
    let records = [
      NativeRecord(Fixtures.id(2).text, "Items", in: Fixtures.zone, creationDate: Instant(milliseconds: 2)),
      NativeRecord(Fixtures.id(1).text, "Items", in: Fixtures.zone, creationDate: Instant(milliseconds: 1)),
      NativeRecord("content-x", ContentRecord.type, in: Fixtures.zone),
    ]
    func page(more: Bool) -> JSONValue {
      ChangesAnswer.zone(
        records: records, deleted: [(Fixtures.id(3).text, "Items"), ("content-y", ContentRecord.type)], token: "t",
        more: more,
        share: .object([]), account: "_me")
    }
    let last = page(more: false)
    #expect(last["records"]?.array?.map { $0["recordName"]?.string } == [Fixtures.id(1).text, Fixtures.id(2).text])
    #expect(last["deleted"]?.array?.count == 1)
    #expect(last["share"] != nil && last["more"] == .bool(false) && last["token"]?.string == "t")
    #expect(page(more: true)["share"] == nil)
  }

  @Test func changesOfADatabase() {
    let answer = ChangesAnswer.database(
      zones: [Fixtures.zone], deleted: [(Fixtures.theirs, .removed)], token: "t", more: false)
    #expect(
      answer.text
        == #"{"zones":[{"name":"\#(Fixtures.company)"}],"#
        + #""deletedZones":[{"zone":{"name":"\#(Fixtures.company)","owner":"_owner"},"reason":"removed"}],"token":"t","more":false}"#
    )
    #expect(ChangesAnswer.modifiedZones([]).text == #"{"results":[]}"#)
  }
}
