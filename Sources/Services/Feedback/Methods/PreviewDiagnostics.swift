internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `feedback.preview`: returns the diagnostics that are sent with feedback if the user agrees.
struct PreviewDiagnostics: AccountMethod {
  static let name: StaticString = "feedback.preview"
  static let doc: StaticString =
    "Returns the diagnostics that `feedback.submit` sends if `includeDiagnostics` is `true`. They are versions and counts, and no text of users. Use it to show users what they send."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The diagnostics: versions and counts."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized]
  static let examples = [
    Example(
      "the diagnostics of a core without a client", given: [Example.signIn], params: "{}",
      varying: #"""
        {"version":"0.1.0","platform":"linux","sqlite":"3.40.1","buildEnvironment":"development","client":null,\#
        "stores":[{"name":"device","schema":2},{"name":"private","schema":20}],"warnings":0,"errors":0}
        """#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: FeedbackBox, in context: Context) throws(Failure) -> AppDiagnostics {
    _ = try service.session.user(at: context.now)
    return service.diagnostics()
  }
}
