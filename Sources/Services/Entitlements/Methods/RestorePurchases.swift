internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.restore`
struct RestorePurchases: DeferredMethod {
  typealias Scope = InAccount
  let deadline: Int?

  static let name: StaticString = "entitlements.restore"
  static let doc: StaticString = "Asks the host what the user has bought before, on any device, and ingests it."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "What became of each document, and what the account has now."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example(
      "nothing was bought", given: [Example.Step("host.provide", #"{"capabilities":["host.store.sync"]}"#)], params: "{}",
      answers: [#"{"documents":[]}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    deadline = field(
      "deadline", \.deadline, "How many milliseconds the host, and the user, have; 120,000 without it.", HostOptions.deadlineLimit)
  }

  static func asks(of service: Entitlements) -> [HostCapability] { [HostCapability(HostStoreSync.self)] }

  func answer(on service: Entitlements, in context: Context) throws(Failure) -> Answer<Ingested, Context> {
    .asking(Inquiry(HostStoreSync(), HostOptions(deadline: deadline))) { (outcome, context) throws(Failure) in
      try service.ingest(try outcome.get().documents ?? [], at: context.now)
    }
  }
}
