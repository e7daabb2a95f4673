internal import Shape

/// An example ("Example Pairing Object"); `x-given` lists the requests to make before it, on a fresh core with the clock and seed of transcripts.
struct ExamplePart: Record {
  let name: String, params: [ExampleValue], result: ExampleValue, given: [StepPart], answers: [RawJSON], varies: Bool?

  static let doc: StaticString = "A call that was made."

  init(name: String, params: [ExampleValue], result: ExampleValue, given: [StepPart], answers: [RawJSON], varies: Bool? = nil) {
    self.name = name
    self.params = params
    self.result = result
    self.given = given
    self.answers = answers
    self.varies = varies
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What it shows.")
    params = field("params", \.params, "Its parameters.")
    result = field("result", \.result, "What it answered.")
    given = field("x-given", \.given, "The requests before it.")
    answers = field("x-answers", \.answers, "What the host answers to what it is asked.")
    varies = field.optional("x-varies", \.varies, "Whether the result differs from call to call; left out where it does not.")
  }
}

/// A parameter or a result of an example ("Example Object").
struct ExampleValue: Record {
  let name: String, value: RawJSON

  static let doc: StaticString = "A value."

  init(name: String, value: RawJSON) {
    self.name = name
    self.value = value
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    value = field("value", \.value, "What it is.")
  }
}

/// A request that is made before an example.
struct StepPart: Record {
  let method: String, params: RawJSON, answers: [RawJSON]?

  static let doc: StaticString = "A request before another one."

  init(method: String, params: RawJSON, answers: [RawJSON]? = nil) {
    self.method = method
    self.params = params
    self.answers = answers
  }

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The method.")
    params = field("params", \.params, "The parameters.")
    answers = field.optional("answers", \.answers, "What the host answers to what it is asked; left out for nothing.")
  }
}
