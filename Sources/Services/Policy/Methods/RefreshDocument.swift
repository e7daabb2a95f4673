internal import RPC
internal import Shape

/// `policy.refresh`
struct RefreshDocument: HostMethod {
  let document: DocumentName, hostOptions: HostOptions

  static let name: StaticString = "policy.refresh"
  static let doc: StaticString = "Asks the host for a remote document, and keeps it; what was kept before stays when that fails."
  static let access = Access.account
  static let effect = Effect.write
  static let resultDoc: StaticString = "What the answers about the document rest on now."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example(
      "the app's configuration", given: [ExampleSteps.provide], params: #"{"document":"AppConfig"}"#,
      answers: [ExampleSteps.configAnswer])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    document = field("document", \.document, "Which document.")
    hostOptions = field.embed(\.hostOptions)
  }

  func request(on service: Policy) throws(Failure) -> FetchConfig { FetchConfig(document: document) }

  func result(of answer: FetchConfig.Answer, on service: Policy) throws(Failure) -> RefreshedDocument {
    try service.keep(answer.document, as: document)
  }
}

/// What `policy.refresh` answers.
struct RefreshedDocument: Record {
  let document: DocumentName, basis: Basis, problems: [DocumentProblem]

  static let doc: StaticString = "A document that was fetched and kept."

  init(document: DocumentName, problems: [Problem], basis: Basis) {
    self.document = document
    self.basis = basis
    self.problems = problems.map(DocumentProblem.init)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    document = field("document", \.document, "Which document.")
    basis = field.embed(\.basis)
    problems = field("problems", \.problems, "What is malformed in what was fetched, and counts as not there.")
  }
}
