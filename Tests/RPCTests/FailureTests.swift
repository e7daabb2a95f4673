import JSON
import RPC
import Shape
import Testing

/// Tests of an error's JSON: its code, message, kind, and further data.
struct FailureTests {
  /// Error data with a member that is always present, an optional member, and a member that is a record.
  private struct Full: ErrorData {
    let member: String, count: Int?, problem: Problem?

    static let code = ErrorCode.duplicate

    init(member: String, count: Int? = nil, problem: Problem? = nil) {
      self.member = member
      self.count = count
      self.problem = problem
    }

    init<F: Fields<Self>>(_ field: inout F) {
      member = field("member", \.member, "A text.")
      count = field.optional("count", \.count, "A number, or nothing.")
      problem = field.optional("problem", \.problem, "A record, or nothing.")
    }
  }

  private struct Empty: ErrorData {
    static let code = ErrorCode.notFound

    init() {}

    init<F: Fields<Self>>(_ field: inout F) {}
  }

  private func text(_ failure: Failure) -> String {
    let out = ByteBuffer(capacity: 64)
    defer { out.deallocate() }
    Conversations().write(failure, to: out)
    return out.text()
  }

  @Test func aKindWithoutFactsHasItsNameAlone() {
    #expect(text(Failure(Empty(), "No")) == #"{"code":1,"message":"No","data":{"kind":"notFound"}}"#)
  }

  @Test func factsStandBehindTheKind() {
    let problem = Problem(pointer: "/a", kind: .missing, message: "a must be there")
    #expect(
      text(Failure(Full(member: "s\"ku", count: 2, problem: problem), "Taken"))
        == #"{"code":3,"message":"Taken","data":{"kind":"duplicate","member":"s\"ku","count":2,"#
        + #""problem":{"pointer":"/a","kind":"missing","message":"a must be there"}}}"#)
  }

  @Test func whatIsNotThereIsLeftOut() {
    #expect(text(Failure(Full(member: ""), "")) == #"{"code":3,"message":"","data":{"kind":"duplicate","member":""}}"#)
  }

  @Test func theCodeFollowsFromTheFacts() {
    #expect(Failure(Empty(), "No").code == .notFound)
    #expect(Failure.limitReached(3, "Three").code == .limitReached)
    #expect(
      text(.limitReached(3, "Three")) == #"{"code":10,"message":"Three","data":{"kind":"limitReached","limit":3}}"#)
  }

  @Test func problemsAreToldFromWhereTheParametersStand() {
    let inner = Failure.invalidParams([
      Problem(pointer: "/a", kind: .type, message: "a must be a text"),
      Problem(pointer: "", kind: .value, message: "no"),
    ])
    #expect(
      text(inner.within("params"))
        == #"{"code":-32602,"message":"Invalid params: a must be a text (and 1 more)","data":{"kind":"invalidParams","problems":["#
        + #"{"pointer":"/params/a","kind":"type","message":"a must be a text"},{"pointer":"/params","kind":"value","message":"no"}]}}"#
    )
    #expect(text(Failure(Empty(), "No").within("params")) == text(Failure(Empty(), "No")))
  }

  @Test func aFaultOfOursTellsNothing() {
    let fault = Failure.internalError("the disk is on fire")
    #expect(text(fault) == #"{"code":-32603,"message":"Internal error","data":{"kind":"internalError"}}"#)
    #expect(fault.detail == "the disk is on fire" && Failure(Empty(), "No").detail == nil)
  }

  @Test func dataIsDescribed() {
    let documents = SchemaWriter.documents(for: [(ErrorDescription(Full.self).schema, .written)])
    #expect(documents.map(\.name) == ["Full", "Problem"])
    #expect(
      documents[0].json.contains(
        #""description":"Another record has the same value in a member that must be unique. data.member names the member.""#
      ))
    #expect(documents[0].json.contains(#""type":"string","enum":["duplicate"]"#))
    #expect(documents[0].json.contains(#""required":["kind","member"]"#))
    #expect(ErrorDescription(Full.self).code == .duplicate)
  }

  @Test func everyKindOfTheRoomIsDescribedOnce() {
    let codes = ErrorDescription.ofRPC.map(\.code)
    #expect(Set(codes).count == codes.count)
    let ofRecords: [ErrorCode] = [.notFound, .duplicate, .keyReused, .storageFull, .storageFault, .inUse]
    for code in [ErrorCode.parseError, .invalidRequest, .methodNotFound, .invalidParams] + ErrorCode.ofHost + ofRecords
    {
      #expect(codes.contains(code), "\(code.name)")
    }
  }
}
