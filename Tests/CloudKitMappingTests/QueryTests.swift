import CloudKitMapping
import Foundation
import Testing

@Suite struct QueryTests {
  private func read(_ params: String) throws -> QueryRequest {
    guard case .query(let request) = try CloudRequest("host.cloud.records.query", JSONValue(parsing: params)) else {
      throw ParamsFlaw("another request")
    }
    return request
  }

  private func comparison(_ comparison: String) throws -> QueryComparison {
    try read(#"{"type":"Tip","filter":[\#(comparison)],"limit":1,"cursor":null}"#).comparisons[0]
  }

  @Test func aPageIsAskedForWithTheCursorThatWasAnswered() throws {
    let shelf = AssetShelf(FileManager.default.temporaryDirectory)
    let answer = try QueryRequest.answer([], cursor: Data([1, 2, 3]), shelf: shelf)
    let cursor = try #require(answer["cursor"]?.string)
    let request = try read(#"{"type":"Tip","filter":[],"limit":7,"cursor":"\#(cursor)"}"#)
    #expect(
      request.cursor == Data([1, 2, 3]) && request.limit == 7 && request.type == "Tip" && request.comparisons.isEmpty)
    #expect(try QueryRequest.answer([], cursor: nil, shelf: shelf)["cursor"] == .null)
  }

  @Test(arguments: [
    ("equals", "=="), ("notEquals", "!="), ("lessThan", "<"), ("lessThanOrEquals", "<="), ("greaterThan", ">"),
    ("greaterThanOrEquals", ">="), ("beginsWith", "BEGINSWITH"), ("contains", "CONTAINS"),
  ])
  func comparatorsAreOperatorsOfPredicates(name: String, sign: String) throws {
    let found = try comparison(#"{"field":"title","comparator":"\#(name)","value":"a"}"#)
    #expect(found.key == "title" && found.format == "%K \(sign) %@" && found.values == [.string("a")] && !found.isList)
  }

  @Test func valuesAreOfTheirKinds() throws {
    let found = try comparison(
      #"{"field":"x","comparator":"in","value":[1,1.5,"a",{"type":"date","value":"1970-01-01T00:00:00.001Z"}]}"#)
    #expect(found.isList && found.values == [.int(1), .double(1.5), .string("a"), .date(Instant(milliseconds: 1))])
    #expect(try comparison(#"{"field":"recordName","comparator":"equals","value":"a"}"#).key == "recordID")
  }

  @Test(arguments: [
    #"{"field":"x","comparator":"like","value":1}"#, #"{"field":"x","comparator":"in","value":1}"#,
    #"{"field":"x","comparator":"equals","value":[1]}"#, #"{"field":"x","comparator":"equals","value":true}"#,
    #"{"field":"x","comparator":"equals"}"#, #"{"comparator":"equals","value":1}"#, "5",
    #"{"field":"x","comparator":"beginsWith","value":1}"#,
    #"{"field":"x","comparator":"beginsWith","value":{"type":"date","value":"1970-01-01T00:00:00.001Z"}}"#,
  ])
  func whatIsNoComparisonIsRefused(text: String) {
    #expect(throws: ParamsFlaw.self) { try comparison(text) }
  }

  @Test(arguments: ["lessThan", "lessThanOrEquals", "greaterThan", "greaterThanOrEquals", "beginsWith", "contains"])
  func namesOfRecordsAreComparedAsWholes(comparator: String) {
    #expect(throws: ParamsFlaw.self) {
      try comparison(#"{"field":"recordName","comparator":"\#(comparator)","value":"a"}"#)
    }
  }

  @Test(arguments: [("equals", "1"), ("notEquals", "1.5"), ("in", #"["a",1]"#)])
  func namesOfRecordsAreTexts(comparator: String, value: String) {
    #expect(throws: ParamsFlaw.self) {
      try comparison(#"{"field":"recordName","comparator":"\#(comparator)","value":\#(value)}"#)
    }
  }

  @Test(arguments: [
    #"{"filter":[],"limit":1,"cursor":null}"#, #"{"type":"Tip","limit":1,"cursor":null}"#,
    #"{"type":"Tip","filter":[],"limit":0}"#,
    #"{"type":"Tip","filter":[],"limit":1,"cursor":"%"}"#,
  ])
  func whatIsNoQueryIsRefused(text: String) {
    #expect(throws: ParamsFlaw.self) { try read(text) }
  }

  @Test func recordsHaveAnyNamePlainListsAndFiles() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let shelf = AssetShelf(folder.url.appendingPathComponent("shelf"))
    let (image, file) = try folder.write([1, 2, 3], "image")
    let empty = folder.url.appendingPathComponent("empty")
    try Data().write(to: empty)
    let record = NativeRecord(
      "spring card", "IAPPromo", in: ZoneName("_defaultZone"),
      fields: [
        "title": .string("T"), "tags": .list([.string("a"), .string("b")]), "image": .asset(path: image.path),
        "empty": .asset(path: empty.path), "place": .other,
      ],
      recordChangeTag: "7", modificationDate: Instant(milliseconds: 1))
    let answer = try record.publicJSON(shelf: shelf)
    // CloudKit removes its temporary file. The copy must remain.
    try FileManager.default.removeItem(at: image)
    let copy = folder.url.appendingPathComponent("shelf/\(file.sha256)")
    #expect(
      answer.text
        == #"{"recordName":"spring card","fields":{"image":{"type":"asset","value":{"sha256":"\#(file.sha256)","bytes":3,"#
        + #""path":"\#(copy.path)"}},"tags":{"type":"list","value":[{"type":"text","value":"a"},"#
        + #"{"type":"text","value":"b"}]},"title":{"type":"text","value":"T"}},"recordChangeTag":"7","#
        + #""modificationDate":"1970-01-01T00:00:00.001Z"}"#)
    #expect(try [UInt8](Data(contentsOf: copy)) == [1, 2, 3])
    #expect(throws: CloudRefusal.self) { try record.publicJSON(shelf: shelf) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("shelf").path) == [
        file.sha256
      ])
  }

  @Test func filesThatNoRecordHasAnyMoreGo() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let shelf = AssetShelf(folder.url.appendingPathComponent("shelf"))
    let taken = try #require(try shelf.take(folder.write([1], "one").0))
    shelf.clear(before: Date(timeIntervalSinceNow: -60))
    #expect(FileManager.default.fileExists(atPath: taken.path ?? ""))
    shelf.clear(before: Date(timeIntervalSinceNow: 60))
    #expect(!FileManager.default.fileExists(atPath: taken.path ?? ""))
  }
}
