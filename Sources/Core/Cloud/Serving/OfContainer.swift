public import JSON
public import RPC
public import Shape

/// The scope of a container's methods. A process serves one account, so the scope has nothing to find.
public struct OfContainer: MethodScope {
  /// The access rule of these methods: any process at the other end of the pipe may send the request.
  public struct Rule: AccessRule {
    /// The form of the rule in the result of `rpc.discover`.
    public struct Shown: Record {
      public static let recordName = "ContainerRule"
      public static let doc: StaticString = "Any program that is connected to the core may send the request."
      public init<F: Fields<Self>>(_ field: inout F) {}
      init() {}
    }

    public var shown: Shown { Shown() }
  }

  /// The context of a call. Calls have no user, because the process serves one account.
  public struct Context: CallContext {
    public var user: UUID? { nil }
    public var audience: Audience { .core }
  }

  public typealias Selector = NoSelector
  public typealias Dependencies = Void

  public init(for method: MethodTraits<Rule>, in dependencies: Void) {}
  public var now: Timestamp { Timestamp(milliseconds: 0) }

  public func admit(
    _ selector: NoSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> Context { Context() }
}
