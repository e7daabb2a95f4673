public import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `feedback`: its methods, collection and rules for users.
public struct FeedbackModule: ServiceModule {
  public static let name: StaticString = "feedback"
  public static let doc: StaticString = "Messages from users to the makers of the app."
  public static let schema = FeedbackTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Feedback>.self)] }

  public let parts: ServiceParts
  /// Sends waiting feedback in the background.
  public let sendWaiting: () -> Void

  /// The name of the request that a host must offer, so that feedback can be sent.
  public static var capability: String { "\(BackendRequest.name)" }

  /// - Parameters:
  ///   - session: gives the user who is signed in with Apple, and the backend's authentication of this user.
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
