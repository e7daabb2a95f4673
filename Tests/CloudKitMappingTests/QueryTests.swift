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
    let answer = QueryRequest.answer([], cursor: Data([1, 2, 3]))
    let cursor = try #require(answer["cursor"]?.string)
    let request = try read(#"{"type":"Tip","filter":[],"limit":7,"cursor":"\#(cursor)"}"#)
    #expect(request.cursor == Data([1, 2, 3]) && request.limit == 7 && request.type == "Tip" && request.comparisons.isEmpty)
    #expect(QueryRequest.answer([], cursor: nil)["cursor"] == .null)
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
    #expect(throws: ParamsFlaw.self) { try comparison(#"{"field":"recordName","comparator":"\#(comparator)","value":"a"}"#) }
  }

  @Test(arguments: [("equals", "1"), ("notEquals", "1.5"), ("in", #"["a",1]"#)])
  func namesOfRecordsAreTexts(comparator: String, value: String) {
    #expect(throws: ParamsFlaw.self) { try comparison(#"{"field":"recordName","comparator":"\#(comparator)","value":\#(value)}"#) }
  }

  @Test(arguments: [
    #"{"filter":[],"limit":1,"cursor":null}"#, #"{"type":"Tip","limit":1,"cursor":null}"#, #"{"type":"Tip","filter":[],"limit":0}"#,
    #"{"type":"Tip","filter":[],"limit":1,"cursor":"%"}"#,
  ])
  func whatIsNoQueryIsRefused(text: String) {
    #expect(throws: ParamsFlaw.self) { try read(text) }
  }

  @Test func recordsHaveAnyNameAndPlainLists() throws {
    let record = NativeRecord(
      "spring card", "IAPPromo", in: ZoneName("_defaultZone"),
      fields: ["title": .string("T"), "tags": .list([.string("a"), .string("b")]), "image": .asset(path: "/x"), "place": .other],
      recordChangeTag: "7", modificationDate: Instant(milliseconds: 1))
    #expect(
      record.publicJSON().text == #"{"recordName":"spring card","fields":{"tags":{"type":"list","value":[{"type":"text","value":"a"},"#
        + #"{"type":"text","value":"b"}]},"title":{"type":"text","value":"T"}},"recordChangeTag":"7","#
        + #""modificationDate":"1970-01-01T00:00:00.001Z"}"#)
  }
}
