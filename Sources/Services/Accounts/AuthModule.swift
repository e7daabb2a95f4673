internal import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `auth`: its methods, notification, errors and host requests.
public struct AuthModule: ServiceModule {
  public static let name: StaticString = "auth"
  public static let doc: StaticString = "Signing in with Apple, and the user's authentication by the app's backend."
  public static let schema = SecretTable.schema
  public static var notifications: [NotificationDescription] { [NotificationDescription(AuthEnded.self)] }
  public static var errors: [ErrorDescription] {
    [
      ErrorDescription(MissingCredentialData.self), ErrorDescription(FactsWithRecord<NotOnThisPathData>.self),
      ErrorDescription(FactsWithRecord<UnauthorizedData>.self),
    ]
  }
  public static var hostRequests: [HostCapability] { [HostCapability(HostDeleteSecret.self)] }

  /// The host requests that the core sends of its own accord to a host that offers them.
  public static var capabilities: [String] { ["\(HostCredentialState.name)", "\(HostDeleteSecret.name)"] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ accounts: Accounts) {
    let on = Methods(of: accounts, dependencies)
    parts = ServiceParts(
      methods: [
        on(SignIn.self), on(RequestSignIn.self), on(ShowState.self), on(SignOut.self), on(DeleteAccount.self),
        on(Validate.self),
        on(NoteRevocation.self), on(ShowGate.self), on(ExchangeCredential.self), on(ClearBackend.self),
      ], kinds: [EntityKind(SessionStore.kind)], chores: [accounts.endingOfGone], account: accounts.accountRules)
  }
}
