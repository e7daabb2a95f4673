internal import Shape

/// An example of a method's call ("Example Pairing Object"). `x-given` lists the requests to send before the call. They
/// are sent to a fresh core with the clock and the seed that transcripts use.
struct ExamplePart: Record {
  let name: String, params: [ExampleValue], result: ExampleValue, given: [StepPart], answers: [RawJSON], varies: Bool?

  static let doc: StaticString = "An example: a call that was made, with its result."

  init(
    name: String, params: [ExampleValue], result: ExampleValue, given: [StepPart], answers: [RawJSON],
    varies: Bool? = nil
  ) {
    self.name = name
    self.params = params
    self.result = result
    self.given = given
    self.answers = answers
    self.varies = varies
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The title of the example.")
    params = field("params", \.params, "The parameters of the call.")
    result = field("result", \.result, "The result of the call.")
    given = field("x-given", \.given, "The requests sent before the call.")
    answers = field("x-answers", \.answers, "The host's answers to the requests that the core sent during the call.")
    varies = field.optional("x-varies", \.varies, "`true` if the result differs from call to call. Otherwise left out.")
  }
}

/// A parameter or a result of an example ("Example Object").
struct ExampleValue: Record {
  let name: String, value: RawJSON

  static let doc: StaticString = "A parameter or result of an example."
}

extension ExampleValue {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the parameter or result.")
    value = field("value", \.value, "The value of the parameter or result.")
  }
}

/// A request that is sent before an example's call.
struct StepPart: Record {
  let method: String, params: RawJSON, answers: [RawJSON]?

  static let doc: StaticString = "A request sent before an example."

  init(method: String, params: RawJSON, answers: [RawJSON]? = nil) {
    self.method = method
    self.params = params
    self.answers = answers
  }

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The name of the method.")
    params = field("params", \.params, "The parameters of the method.")
    answers = field.optional(
      "answers", \.answers,
      "The host's answers to the requests that the core sent during this request. Left out if there were none.")
  }
}
