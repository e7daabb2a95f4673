internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `policy.refresh`: fetches a remote document, and stores it.
struct RefreshDocument: DeferredMethod {
  typealias Scope = InAccount
  let document: DocumentName, hostOptions: HostOptions

  static let name: StaticString = "policy.refresh"
  static let doc: StaticString =
    "Fetches a remote document now, from the host or from its records in the public database, and stores it. Stale documents are also fetched without this method, after a request that reads them. If the fetch fails, the stored document remains."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The freshness, age and origin of the stored document, and its malformed parts."
  static let errors = ErrorCode.ofHost + [.cloudUnavailable, .accountUnavailable]
  static let examples = [
    Example(
      "the app's configuration", given: [Example.provide], params: #"{"document":"AppConfig"}"#,
      answers: [Example.configAnswer])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    document = field("document", \.document, "The name of the document: AppConfig or IAPPromo.")
    hostOptions = field.embed(\.hostOptions)
  }

  static func asks(of service: Policy) -> [HostCapability] { [HostCapability(FetchConfig.self)] }

  func answer(on service: Policy, in context: Context) throws(Failure) -> Answer<RefreshedDocument, Context> {
    if !service.dependencies.host.offers(FetchConfig.self), service.content.isOffered {
      let held = try service.content.refresh(document.rawValue, deadline: hostOptions.deadline)
      return .asking(Inquiry(held, progress: hostOptions.progressToken)) { (outcome, context) throws(Failure) in
        try outcome.get()
        return try service.refreshed(document, at: context.now)
      }
    }
    return .asking(Inquiry(FetchConfig(document: document), hostOptions)) { (outcome, context) throws(Failure) in
      try service.keep(try outcome.get().document, as: document, at: context.now)
    }
  }
}

/// The fetched document, as `policy.refresh` describes it.
struct RefreshedDocument: Record {
  let document: DocumentName, basis: Basis, problems: [DocumentProblem]

  static let doc: StaticString = "The freshness, age, origin and malformed parts of a document that was fetched."

  init(document: DocumentName, problems: [DocumentProblem], basis: Basis) {
    self.document = document
    self.basis = basis
    self.problems = problems
  }

  init<F: Fields<Self>>(_ field: inout F) {
    document = field("document", \.document, "The name of the document.")
    basis = field.embed(\.basis)
    problems = field("problems", \.problems, "The malformed parts of the document. The core ignores these parts.")
  }
}
