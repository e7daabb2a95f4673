public import JSON
public import RPC
public import Shape
public import Storage

/// The scope of methods about the account's own data. Every program that can write to the pipe may call them. No
/// company's sign-in, rights or archive has any effect on them.
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
    // If the directory has no account yet, it is made here, with a commit of its own. If it were made later, this
    // commit would divide the method's writes.
    if mayWrite { _ = try stores.account() }
    return Context(stores, at: instant ?? clock.now)
  }

  /// The id that stands for background work about the account's own records. Calls without a company wait for that
  /// work.
  public static var awaited: UUID? { CompanyScope.account }

  public typealias Rule = Access
}

/// A method about the account's own data.
public protocol AccountMethod: Method where Scope == InAccount {
  associatedtype Scope = InAccount
}

extension MethodDeclaration where Scope == InAccount {
  public static var access: Access { .account }
}
