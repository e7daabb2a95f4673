public import JSON
public import RPC
public import Shape
internal import Storage

/// Methods that touch no data of users or companies. Every program that can write to the pipe may call them.
public struct Unscoped: MethodScope {
  private let clock: Clock

  public init(for method: MethodTraits<Access>, in dependencies: Dependencies) {
    clock = dependencies.clock
  }

  public var now: Timestamp { clock.now }

  @inline(__always) public func admit(
    _ selector: NoSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> UnscopedContext {
    UnscopedContext()
  }

  public typealias Rule = Access
}

/// The context of a call without a user.
public struct UnscopedContext: CallContext {
  public var user: UUID? { nil }
  public var audience: Audience { .anyone }
}

/// A method that touches no data of users or companies.
public protocol UnscopedMethod: Method where Scope == Unscoped {
  associatedtype Scope = Unscoped
}

extension MethodDeclaration where Scope == Unscoped {
  public static var access: Access { .anyone }
}
