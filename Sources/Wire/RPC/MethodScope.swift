public import JSON
public import Shape

/// The scope of a method: whether it works in a company, for the account, or in neither.
///
/// A scope adds parameters and errors to those of its methods. It checks whether a caller may call a method, and makes
/// the context with which the method is called. Each method has one scope value, which all of its calls use.
public protocol MethodScope {
  /// The parameters that the scope adds to those of a method.
  associatedtype Selector: Record
  /// The rule of access that each method declares.
  associatedtype Rule: AccessRule
  /// The context of a call: its time, its user, the company or account that it works in, and the audience of its
  /// result.
  associatedtype Context: CallContext
  /// The values, such as stores, from which the contexts of calls are made.
  associatedtype Dependencies

  /// Returns the errors that a method can have because of its scope.
  static func errors(of method: MethodTraits<Rule>) -> [ErrorCode]

  init(for method: MethodTraits<Rule>, in dependencies: Dependencies)

  /// The instant of the request that is being served.
  var now: Timestamp { get }

  /// Checks the caller's rights, and returns the context of the call if the caller may make it.
  /// - Parameters:
  ///   - restricted: the restricted members among the parameters.
  ///   - instant: the time at which the request came, if it is served later, or `nil` for the present time.
  func admit(
    _ selector: Selector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> Context

  /// Returns the context of a call after the host's answer, with the present time and the present rights of the caller.
  /// The call works in the same company or account as before, even if another company was selected meanwhile.
  func admitAgain(
    _ context: Context, _ selector: Selector, restricted: [ProblemLog.RestrictedMember]
  ) throws(Failure) -> Context

  /// Returns the context of a further step of a call, for the same caller and in the same company or account as the
  /// first step. Selections and rights may have changed meanwhile.
  func readmit(_ context: Context, restricted: [ProblemLog.RestrictedMember]) throws(Failure) -> Context

  /// Sets the company of a call whose rights were checked before, so that the call's result is stored with this
  /// company.
  func enter(_ context: Context)

  /// Returns the company that a call works in, or `nil` if it works in no company. If background work about this
  /// company is not done yet, the call waits for the work. Throws the errors of `admit`.
  func company(of selector: Selector) throws(Failure) -> UUID?

  /// A Boolean value that indicates whether calls can work in a company.
  static var isOfCompany: Bool { get }
  /// An id that stands for certain background work. Calls without a company must wait for that work. `nil` if there is
  /// no such work.
  static var awaited: UUID? { get }
  /// A Boolean value that indicates whether the scope's parameters are required. Required parameters come before the
  /// method's own parameters.
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

/// The properties of a method that its scope needs.
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

/// The user who makes a call, and the audience of the call's result. The contexts of all scopes conform to it.
public protocol CallContext {
  /// The user who makes the call, or `nil` for the account itself. A repeat with an idempotency key gets the first
  /// result only if the same user sends it.
  var user: UUID? { get }
  /// The audience for which the result is written. It determines which restricted fields the result contains.
  var audience: Audience { get }
}

/// A rule that determines who may call a method, in a form that the discovery document can show. The scopes define the
/// rules.
public protocol AccessRule: Sendable {
  associatedtype Shown: Record
  /// The rule in the form of the discovery document's member `x-access`.
  var shown: Shown { get }
}

extension AccessRule {
  /// The rule as JSON text.
  public var json: String { jsonText(shown) }
}

/// The parameters of a scope that adds none to those of its methods.
public struct NoSelector: Record {
  public static let doc: StaticString = "No parameters."

  public init<F: Fields<Self>>(_ field: inout F) {}
}

/// The parameters of a call: those of the method and those of its scope. Required parameters come first, as OpenRPC
/// demands.
public struct Parameters<M: MethodDeclaration>: Record {
  /// The scope's parameters as the caller has sent them.
  public let selector: M.Scope.Selector
  public let method: M

  public static var recordName: String { M.recordName }
  public static var doc: StaticString { M.doc }

  // The fields use closures, not key paths. Swift builds the key paths of a generic type from names at run time. That
  // would make each start with one call slower.
  public init<F: Fields<Self>>(_ field: inout F) {
    if M.Scope.isSelectorRequired {
      selector = field.embed { $0.selector }
      method = field.embed { $0.method }
    } else {
      method = field.embed { $0.method }
      selector = field.embed { $0.selector }
    }
  }

  /// Returns the scope's parameters with which the caller's rights are checked.
  func selector(on service: M.Service) throws(Failure) -> M.Scope.Selector {
    try method.selector(selector, on: service)
  }
}
