public import JSON
public import RPC
public import Shape
public import Storage

/// Methods about what is the account's own: whoever can write to the pipe may call them, and no company's sign-in, rights or archive has
/// any effect on them.
public struct InAccount: MethodScope {
  private let stores: Stores
  private let clock: Clock
  private let mayWrite: Bool

  public init(for method: MethodTraits<Access>, in dependencies: Dependencies) {
    stores = dependencies.stores
    clock = dependencies.clock
    mayWrite = method.effect != .read
  }

  public var now: Timestamp { clock.now }

  public func admit(
    _ selector: NoSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> Context {
    // In memory the account is made when it is first asked for, by a commit of its own, which must not divide what the method writes.
    if mayWrite { _ = try stores.account() }
    return Context(stores, at: instant ?? clock.now)
  }

  /// The account's own records may be what work is about.
  public static var awaited: UUID? { CompanyScope.account }

  public typealias Rule = Access
}

/// A method about what is the account's own.
public protocol AccountMethod: Method where Scope == InAccount {
  associatedtype Scope = InAccount
}

extension MethodDeclaration where Scope == InAccount {
  public static var access: Access { .account }
}
