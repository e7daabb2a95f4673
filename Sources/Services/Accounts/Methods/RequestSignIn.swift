internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.request`: asks the host to show Apple's sign-in, with a nonce that the core makes.
struct RequestSignIn: DeferredMethod {
  typealias Scope = InAccount
  let deadline: Int?

  static let name: StaticString = "auth.request"
  static let doc: StaticString =
    "Asks the host to show Apple's sign-in, with a nonce that the core makes. Then the user is signed in as by `auth.signIn`."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The user who is signed in now."
  static let errors: [ErrorCode] = [.missingCredential, .notOnThisPath] + ErrorCode.ofHost
  static let examples = [
    Example(
      "on a device", given: [Example.Step("host.provide", #"{"capabilities":["host.auth.apple.request"]}"#)],
      params: "{}",
      answers: [Example.answer])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    deadline = field(
      "deadline", \.deadline, "The time limit for the user, in milliseconds. Default: 300,000 (5 minutes).",
      HostOptions.deadlineLimit)
  }

  static func asks(of service: Accounts) -> [HostCapability] {
    [HostCapability(HostRequestCredential.self), HostCapability(HostAppleKeys.self)]
  }

  func answer(on service: Accounts, in context: Context) throws(Failure) -> Answer<SignedIn, Context> {
    try service.requirePath(at: context.now)
    let nonce = service.nonce()
    return .asking(Inquiry(HostRequestCredential(nonce: nonce), HostOptions(deadline: deadline))) {
      (outcome, context) throws(Failure) in
      try service.signIn(try outcome.get(), nonce: nonce, HostOptions(deadline: nil), in: context) { .hostFault($0) }
    }
  }
}

extension Accounts {
  /// Returns a random text, which is used only once.
  fileprivate func nonce() -> String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = dependencies.ids.randomBytes(words: 4)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
