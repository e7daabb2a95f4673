public import JSON
public import RPC
public import Shape
internal import Storage

/// Methods that touch no data of users or companies, and whose results depend on the instant of the call. Every program
/// that can write to the pipe may call them.
///
/// Methods that need no time have another scope, `Unscoped`, so that their calls do not read the clock.
public struct Timed: MethodScope {
  private let clock: Clock

  public init(for method: MethodTraits<Access>, in dependencies: Dependencies) {
    clock = dependencies.clock
  }

  public var now: Timestamp { clock.now }

  public func admit(
    _ selector: NoSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> TimedContext {
    TimedContext(now: instant ?? clock.now)
  }

  public typealias Rule = Access
}

/// The context of a call without a user, with the instant of the call.
public struct TimedContext: CallContext {
  /// The instant of the request.
  public let now: Timestamp

  public var user: UUID? { nil }
  public var audience: Audience { .anyone }
}

/// A method that touches no data of users or companies, and whose result depends on the instant of the call.
public protocol TimedMethod: Method where Scope == Timed {
  associatedtype Scope = Timed
}

extension MethodDeclaration where Scope == Timed {
  public static var access: Access { .anyone }
}
