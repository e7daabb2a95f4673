public import RPC
public import Storage
public import Tenancy

/// The service `access`: its methods, notification, errors and synced records.
public struct AccessModule: ServiceModule {
  public static let name: StaticString = "access"
  public static let doc: StaticString = "Rights in a company: access records, credentials and sign-in."
  public static let schema = AccessTables.schema

  public static var notifications: [NotificationDescription] { [NotificationDescription(SignedOut.self)] }

  public static var errors: [ErrorDescription] {
    [
      ErrorDescription(ConflictData<AccessRecord>.self), ErrorDescription(OwnRightsData.self),
      ErrorDescription(FounderStaysData.self),
      ErrorDescription(NotKeptHereData.self), ErrorDescription(SignInFailedData.self),
      ErrorDescription(OwnerNeededData.self),
    ]
  }

  public let parts: ServiceParts

  /// - Parameters:
  ///   - features: tells which features were bought.
  ///   - router: all methods. The router outlives the module.
  ///   - witness: returns the service that asks the cloud which account is signed in.
  public init(
    _ dependencies: Dependencies, _ memberships: Memberships, features: any FeatureGate, router: Router,
    witness: @escaping () -> any AccountWitness
  ) {
    let service = AccessControl(dependencies, memberships, features: features, router: router, witness: witness)
    let on = Methods(of: service, dependencies)
    let onNothing = Methods(of: (), dependencies)
    parts = ServiceParts(
      methods: [
        on(WhoAmI.self), on(ListAllowed.self), on(CheckAccess.self), on(ExplainAccess.self), on(GrantAccess.self),
        on(RevokeAccess.self),
        on(ListAccess.self), on(ListPeople.self), on(TransferCompany.self),
        on(ListDepartments.self), onNothing(ListPresets.self), on(SignIn.self), on(SignOut.self),
        on(CreateCredentials.self), on(ChangePassword.self), on(ResetPassword.self),
        on(RecoverCredentials.self),
      ], kinds: [EntityKind(AccessRecord.self)], emptying: [service.empty],
      synced: [
        memberships.records.synced { (user, company) throws(Failure) in try memberships.username(of: user, in: company)
        },
        memberships.credentials.synced { (credential, reason) throws(Failure) in
          try service.endSessions(of: credential.user, in: credential.company, reason, at: dependencies.clock.now)
        },
      ])
  }
}
