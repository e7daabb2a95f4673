public import JSON
public import RPC
public import Shape
internal import Storage

/// Methods that touch nothing of anybody's, and whose results depend on when they are called: whoever can write to the pipe may call them.
///
/// A scope of their own, so that methods that need no time do not ask the clock.
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

/// A call that is nobody's in particular, and when it was made.
public struct TimedContext: CallContext {
  /// The instant of the request.
  public let now: Timestamp

  public var user: UUID? { nil }
  public var audience: Audience { .anyone }
}

/// A method that touches nothing of anybody's, and whose result depends on when it is called.
public protocol TimedMethod: Method where Scope == Timed {
  associatedtype Scope = Timed
}

extension MethodDeclaration where Scope == Timed {
  public static var access: Access { .anyone }
}
