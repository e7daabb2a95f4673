public import Ports
public import RPC
public import Storage
public import Tenancy

/// The methods of feedback.
public struct FeedbackModule: ServiceModule {
  public static let name: StaticString = "feedback"
  public static let doc: StaticString = "Messages from users to the makers of the app."
  public static let schema = FeedbackTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Feedback>.self)] }

  public let parts: ServiceParts
  /// Sends waiting feedback. No request waits for that.
  public let sendWaiting: () -> Void

  /// The capability of a host that sends feedback.
  public static var capability: String { "\(BackendRequest.name)" }

  /// - Parameters:
  ///   - session: the user who has signed in, and the backend's authentication.
  ///   - diagnostics: returns the diagnostics that can be sent with feedback.
  public init(_ dependencies: Dependencies, session: any BackendSession, diagnostics: @escaping () -> AppDiagnostics) {
    let service = FeedbackBox(dependencies, session: session, diagnostics: diagnostics)
    let on = Methods(of: service, dependencies)
    sendWaiting = { service.sendWaiting(at: dependencies.clock.now) }
    parts = ServiceParts(
      collections: [service.feedback.partsWithoutMethods(dependencies)],
      methods: [
        on(SubmitFeedback.self), on(RetryFeedback.self), on(ListFeedback.self), on(DeleteFeedback.self),
        on(PreviewDiagnostics.self),
      ],
      users: UserRules(
        removed: { (user, context) throws(Failure) in try service.deleteAll(of: user, in: context) },
        authorized: { now in service.sendWaiting(at: now) }, reached: { now in service.sendWaiting(at: now) }))
  }
}
