import CloudKitMapping
import FoundationModelsMapping
import Testing

@Suite struct ModelLineTests {
  private func line(_ method: String, _ params: String, id: String? = "1000000001") -> String {
    let id = id.map { #""id":\#($0),"# } ?? ""
    return #"{"jsonrpc":"2.0",\#(id)"method":"\#(method)","params":\#(params)}"#
  }

  @Test func aQuestion() throws {
    let params = #"{"task":"t","instructions":"i","prompt":"p","schema":{"type":"object"},"stream":true}"#
    guard case .respond(let question) = ModelLine(line("host.ai.respond", params)) else {
      Issue.record("no question")
      return
    }
    #expect((question.task, question.instructions, question.prompt) == ("t", "i", "p"))
    #expect(question.isStreamed && question.id == .number("1000000001"))
  }

  @Test func whatElseTheCoreSays() {
    #expect(ModelLine(line("host.ai.available", "{}")) == .available(id: .number("1000000001")))
    #expect(ModelLine(line("host.cancel", #"{"id":1000000001}"#, id: nil)) == .cancel(id: .number("1000000001")))
    for outcome in [#""result":{"waiting":true}"#, #""error":{"code":-32800,"message":"m"}"#] {
      #expect(ModelLine(#"{"jsonrpc":"2.0","id":"model-part-7",\#(outcome)}"#) == .confirmed(question: "7"))
    }
    for other in [
      line("host.weather.current", "{}"), line("host.ai.available", "{}", id: nil),
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, "nonsense",
    ] {
      #expect(ModelLine(other) == .other)
    }
  }

  @Test(arguments: [
    "{}", #"{"task":"t","instructions":"i","prompt":"p","schema":5,"stream":true}"#,
    #"{"task":"t","instructions":"i","prompt":"p","schema":{}}"#,
  ])
  func aQuestionThatCanNotBeUnderstood(params: String) {
    guard case .malformed(let reply) = ModelLine(line("host.ai.respond", params)) else {
      Issue.record("it was understood")
      return
    }
    #expect(reply.contains("-32602"))
  }
}

@Suite struct ModelReplyTests {
  @Test func content() {
    #expect(
      ModelReply.content(#"{"a":[1]}"#, id: .number("7")) == #"{"jsonrpc":"2.0","id":7,"result":{"content":{"a":[1]}}}"#
    )
    #expect(ModelReply.content("[1]", id: .number("7")).contains("malformed"))
    #expect(ModelReply.content(#"{"a":"#, id: .number("7")).contains("malformed"))
  }

  @Test func parts() {
    #expect(
      ModelReply.part(#"{"a":"b","c":null}"#, id: .number("7"))
        == #"{"jsonrpc":"2.0","id":"model-part-7","method":"host.progress","params":{"id":7,"content":{"a":"b"}}}"#)
    #expect(ModelReply.part("{}", id: .number("7")) == nil)
    #expect(ModelReply.part(#"{"a":null}"#, id: .number("7")) == nil)
    #expect(ModelReply.part(#""a""#, id: .number("7")) == nil)
  }

  /// The reasons and kinds of errors must be those of the core's protocol.
  @Test(arguments: [
    (ModelAvailability.available, String?.none), (.deviceNotEligible, "deviceNotEligible"),
    (.appleIntelligenceNotEnabled, "notEnabled"),
    (.modelNotReady, "modelNotReady"), (.languageUnsupported, "languageUnsupported"), (.systemTooOld, "systemTooOld"),
    (.unknown, "other"),
  ])
  func availability(_ availability: ModelAvailability, _ reason: String?) {
    let answer = reason.map { #"{"available":false,"reason":"\#($0)"}"# } ?? #"{"available":true}"#
    #expect(ModelReply.availability(availability, id: .number("7")) == #"{"jsonrpc":"2.0","id":7,"result":\#(answer)}"#)
    #expect(
      ModelReply.availabilityChanged(availability)
        == #"{"jsonrpc":"2.0","method":"ai.availabilityChanged","params":\#(answer)}"#)
  }

  @Test(arguments: [
    (ModelFailure.exceededContextWindowSize, String?("tooLong")), (.guardrailViolation, "guardrail"),
    (.rateLimited, "busy"),
    (.concurrentRequests, "busy"), (.refusal, "refused"), (.decodingFailure, "malformed"), (.assetsUnavailable, nil),
    (.unsupportedGuide, nil), (.unsupportedLanguageOrLocale, nil), (.unsupportedSchema, nil), (.unknown, nil),
  ])
  func failures(_ failure: ModelFailure, _ kind: String?) throws {
    let line = try JSONValue(parsing: ModelReply.failure(failure, id: .number("7")))
    #expect(line["error"]?["data"]?["kind"]?.string == kind)
    #expect(line["error"]?["message"]?.string == failure.message)
  }
}

@Suite struct SchemaPlanTests {
  private func plan(_ text: String) throws -> SchemaPlan.Whole { try SchemaPlan.read(JSONValue(parsing: text)) }

  /// The schema of an explanation, in the spelling of the core.
  @Test func anExplanation() throws {
    let whole = try plan(
      """
      {"title":"Explanation","description":"Figures in words.","type":"object","properties":{"headline":{"description":"What matters.",\
      "type":"string","minLength":1,"maxLength":200},"paragraphs":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3}},\
      "required":["headline","paragraphs"],"additionalProperties":false}
      """)
    #expect(
      whole
        == SchemaPlan.Whole(
          root: .object(
            name: "Explanation", description: "Figures in words.",
            [
              .init("headline", "What matters.", .text, isOptional: false),
              .init("paragraphs", nil, .array(of: .text, minimum: 1, maximum: 3), isOptional: false),
            ]), definitions: []))
  }

  @Test func everyKind() throws {
    let whole = try plan(
      """
      {"type":"object","properties":{"a":{"type":"integer","minimum":0,"maximum":10},"b":{"type":"number","minimum":0.5},"c":{"type":"boolean"},\
      "d":{"type":"string","enum":["x","y"]},"e":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]}},"required":["a"],\
      "$defs":{"Part":{"type":"object","properties":{"f":{"type":"string"}},"required":["f"]}}}
      """)
    let part = SchemaPlan.object(name: "Part", description: nil, [.init("f", nil, .text, isOptional: false)])
    #expect(
      whole.root
        == .object(
          name: "Answer", description: nil,
          [
            .init("a", nil, .integer(minimum: 0, maximum: 10), isOptional: false),
            .init("b", nil, .number(minimum: 0.5, maximum: nil), isOptional: true),
            .init("c", nil, .boolean, isOptional: true),
            .init("d", nil, .choice(name: "Answer_d", ["x", "y"]), isOptional: true),
            .init("e", nil, .reference("Part"), isOptional: true),
          ]))
    #expect(whole.definitions == [part])
  }

  @Test(arguments: [
    (#"{"type":"string"}"#, ""), (#"{"type":"object"}"#, ""),
    (#"{"type":"object","properties":{"a":{}}}"#, "/properties/a"),
    (#"{"type":"object","properties":{"a":{"type":"array"}}}"#, "/properties/a"),
    (#"{"type":"object","properties":{"a":{"$ref":"elsewhere"}}}"#, "/properties/a"),
    (#"{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"integer"}]}}}"#, "/properties/a"),
  ])
  func whatHasNoWord(_ text: String, _ pointer: String) {
    let flaw = #expect(throws: SchemaFlaw.self) { try plan(text) }
    #expect(flaw?.pointer == pointer)
  }
}

/// The errors of iOS 27 according to Apple's documentation. Placeholders replace their associated values.
@Suite struct ModelFailureTests {
  private struct Details: Sendable {}

  private enum LanguageModelError: Error {
    case contextSizeExceeded(Details), rateLimited(Details), refusal(Details), guardrailViolation(Details)
    case unsupportedCapability(Details), unsupportedTranscriptContent(Details), unsupportedGenerationGuide(Details)
    case unsupportedLanguageOrLocale(Details), timeout(Details)
  }

  private enum SessionError: Error { case concurrentRequests, transcriptMutationWhileResponding }
  private enum ModelError: Error { case assetsUnavailable(Details) }

  @Test func errorsOfIOS27() {
    let details = Details()
    let errors: [(any Error, ModelFailure)] = [
      (LanguageModelError.contextSizeExceeded(details), .exceededContextWindowSize),
      (LanguageModelError.rateLimited(details), .rateLimited), (LanguageModelError.refusal(details), .refusal),
      (LanguageModelError.guardrailViolation(details), .guardrailViolation),
      (LanguageModelError.unsupportedCapability(details), .unsupportedSchema),
      (LanguageModelError.unsupportedTranscriptContent(details), .unknown),
      (LanguageModelError.unsupportedGenerationGuide(details), .unsupportedGuide),
      (LanguageModelError.unsupportedLanguageOrLocale(details), .unsupportedLanguageOrLocale),
      (LanguageModelError.timeout(details), .unknown), (SessionError.concurrentRequests, .concurrentRequests),
      (SessionError.transcriptMutationWhileResponding, .unknown),
      (ModelError.assetsUnavailable(details), .assetsUnavailable),
    ]
    for (error, failure) in errors { #expect(ModelFailure(namedAs: error) == failure, "\(error)") }
  }
}
