public import JSON
public import Shape

/// The scope of a method: the place where it works, which is nothing in particular, the account, or a company.
///
/// A scope adds parameters and errors to those of its methods. It admits callers, and makes the context with which a
/// method is called. One scope is made for each method, and all calls use it.
public protocol MethodScope {
  /// The parameters that the scope adds to those of a method.
  associatedtype Selector: Record
  /// The rule of access that each method declares.
  associatedtype Rule: AccessRule
  /// The context of a call: its time, its caller, its place, and its audience.
  associatedtype Context: CallContext
  /// The values that contexts are made from.
  associatedtype Dependencies

  /// Returns the errors of a method that come from its scope.
  static func errors(of method: MethodTraits<Rule>) -> [ErrorCode]

  init(for method: MethodTraits<Rule>, in dependencies: Dependencies)

  /// The instant of the request that is being served.
  var now: Timestamp { get }

  /// Returns the context of a call if the caller may make it.
  /// - Parameters:
  ///   - restricted: the restricted members among the parameters.
  ///   - instant: the time of the request, if it is served later, or `nil` for now.
  func admit(
    _ selector: Selector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> Context

  /// Returns the context of a call after the host's answer, at the present instant. The call works in the place of the
  /// first admission, even if the selection has changed meanwhile. The caller has its present rights.
  func admitAgain(
    _ context: Context, _ selector: Selector, restricted: [ProblemLog.RestrictedMember]
  ) throws(Failure) -> Context

  /// Returns the context of a further step of a call, for the caller and the place of the first admission. Selections
  /// and rights may have changed meanwhile.
  func readmit(_ context: Context, restricted: [ProblemLog.RestrictedMember]) throws(Failure) -> Context

  /// Records the company of a call that was admitted before, so that the call's result is stored with the company.
  func enter(_ context: Context)

  /// Returns the company that a call works in, or `nil` if it works in no company. The call must not overtake work
  /// about this company. Throws the errors of `admit`.
  func company(of selector: Selector) throws(Failure) -> UUID?

  /// A Boolean value that indicates whether calls can work in a company.
  static var isOfCompany: Bool { get }
  /// The id that stands for work which calls without a company must not overtake, or `nil` if there is no such work.
  static var awaited: UUID? { get }
  /// A Boolean value that indicates whether the scope's parameters are required. If so, they come before the method's
  /// own parameters.
  static var isSelectorRequired: Bool { get }
}

extension MethodScope {
  public static func errors(of method: MethodTraits<Rule>) -> [ErrorCode] { [] }
  public func company(of selector: Selector) throws(Failure) -> UUID? { nil }
  public func admitAgain(
    _ context: Context, _ selector: Selector, restricted: [ProblemLog.RestrictedMember]
  ) throws(Failure) -> Context { try admit(selector, restricted: restricted, at: nil) }
  public func readmit(_ context: Context, restricted: [ProblemLog.RestrictedMember]) throws(Failure) -> Context {
    context
  }
  public func enter(_ context: Context) {}
  public static var isOfCompany: Bool { false }
  public static var awaited: UUID? { nil }
  public static var isSelectorRequired: Bool { false }
}

/// The facts of a method that its scope needs.
public struct MethodTraits<Rule: AccessRule> {
  public let access: Rule
  public let effect: Effect
  /// A Boolean value that indicates whether the method may write in an archived company.
  public let worksInArchive: Bool
  public let preconditions: Precondition
}

extension MethodDeclaration {
  static var traits: MethodTraits<Scope.Rule> {
    MethodTraits(access: access, effect: effect, worksInArchive: worksInArchive, preconditions: preconditions)
  }
}

/// The caller and the readers of a call.
public protocol CallContext {
  /// The user who acts, or `nil` for the account. A repeat with an idempotency key counts only for the user who sent
  /// the first request.
  var user: UUID? { get }
  /// The audience that the result is written for.
  var audience: Audience { get }
}

/// A rule of access that can be shown in the discovery document. The scopes define the rules.
public protocol AccessRule: Sendable {
  associatedtype Shown: Record
  /// The rule in the form of `x-access`.
  var shown: Shown { get }
}

extension AccessRule {
  /// The rule as JSON text.
  public var json: String { jsonText(shown) }
}

/// The selector of a scope that adds no parameters.
public struct NoSelector: Record {
  public static let doc: StaticString = "No parameters."

  public init<F: Fields<Self>>(_ field: inout F) {}
}

/// The parameters of a call: those of the method and those of the scope. Required parameters come first, as OpenRPC
/// demands.
public struct Parameters<M: MethodDeclaration>: Record {
  /// The selector that the caller has given.
  public let selector: M.Scope.Selector
  public let method: M

  public static var recordName: String { M.recordName }
  public static var doc: StaticString { M.doc }

  // The fields have closures instead of key paths. Swift builds the key paths of a generic type from names at run time,
  // which would slow a start with one call.
  public init<F: Fields<Self>>(_ field: inout F) {
    if M.Scope.isSelectorRequired {
      selector = field.embed { $0.selector }
      method = field.embed { $0.method }
    } else {
      method = field.embed { $0.method }
      selector = field.embed { $0.selector }
    }
  }

  /// Returns the selector with which the call is admitted.
  func selector(on service: M.Service) throws(Failure) -> M.Scope.Selector {
    try method.selector(selector, on: service)
  }
}
