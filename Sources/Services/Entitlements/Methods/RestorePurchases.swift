internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.restore`: asks the host for all purchases of the user, and stores their documents.
struct RestorePurchases: DeferredMethod {
  typealias Scope = InAccount
  let deadline: Int?

  static let name: StaticString = "entitlements.restore"
  static let doc: StaticString =
    "Asks the host for the purchases that the user has made on any device, and verifies and stores their documents. Use this method when the user asks to restore purchases."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The outcome of each document, and the tiers and features that the account has now."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example(
      "no purchases", given: [Example.Step("host.provide", #"{"capabilities":["host.store.sync"]}"#)], params: "{}",
      answers: [#"{"documents":[]}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    deadline = field(
      "deadline", \.deadline,
      "The time limit for the host and the user, in milliseconds. Default: 120,000 (2 minutes).",
      HostOptions.deadlineLimit)
  }

  static func asks(of service: Entitlements) -> [HostCapability] { [HostCapability(HostStoreSync.self)] }

  func answer(on service: Entitlements, in context: Context) throws(Failure) -> Answer<Ingested, Context> {
    .asking(Inquiry(HostStoreSync(), HostOptions(deadline: deadline))) { (outcome, context) throws(Failure) in
      try service.ingest(try outcome.get().documents ?? [], at: context.now)
    }
  }
}
