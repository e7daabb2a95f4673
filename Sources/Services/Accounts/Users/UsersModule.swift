internal import RPC
internal import Shape
public import Storage
public import Tenancy

/// The service `users`: its method and synced records.
public struct UsersModule: ServiceModule {
  public static let name: StaticString = "users"
  public static let doc: StaticString = "The users who have signed in with Apple. Each user sees only their own record."
  public static let schema = AccountsTables.users

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ accounts: Accounts) {
    let on = Methods(of: accounts, dependencies)
    parts = ServiceParts(
      methods: [on(GetUser.self)], kinds: [EntityKind(accounts.users)],
      synced: [accounts.users.synced(SyncTraits("Users", rank: 1, unwritten: ["lastSignInAt"], deletesForGood: true))])
  }
}
