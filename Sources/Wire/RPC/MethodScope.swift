public import JSON
public import Shape

/// What methods work in: nothing in particular, the account, a company.
///
/// A scope says which parameters its methods take beside their own, and which errors they may answer beside their own; it lets callers in,
/// and makes the context that a method is called with. One is made for each method, and then asked at each call.
public protocol MethodScope {
  /// The parameters that it adds to those of a method.
  associatedtype Selector: Record
  /// Who may call: what each method declares.
  associatedtype Rule: AccessRule
  /// What a call is done for: when, by whom, where, and for whose eyes.
  associatedtype Context: CallContext
  /// What contexts are made from.
  associatedtype Dependencies

  /// The errors that a method may answer because it is one of these.
  static func errors(of method: MethodTraits<Rule>) -> [ErrorCode]

  init(for method: MethodTraits<Rule>, in dependencies: Dependencies)

  /// The instant of the request that is being served.
  var now: Timestamp { get }

  /// The context of a call, for a caller who may.
  /// - Parameters:
  ///   - restricted: members of the parameters that are for some alone.
  ///   - instant: when the request was made, for one that is served later; nil for now.
  func admit(
    _ selector: Selector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> Context

  /// The context of a call whose question is answered, at that instant: where the caller was let in before, though the selection may have
  /// changed, and with the rights that they have now.
  func admitAgain(
    _ context: Context, _ selector: Selector, restricted: [ProblemLog.RestrictedMember]
  ) throws(Failure) -> Context

  /// The context of a further step of a call, for the caller who was let in before, where they were: selections may have changed, and so
  /// may rights.
  func readmit(_ context: Context, restricted: [ProblemLog.RestrictedMember]) throws(Failure) -> Context

  /// Notes the company of a call that was admitted before: its answer is kept with it.
  func enter(_ context: Context)

  /// The company that a call works in, or nil: work about it is not overtaken. Throws what `admit` would.
  func company(of selector: Selector) throws(Failure) -> UUID?

  /// Whether its calls may work in a company at all.
  static var isOfCompany: Bool { get }
  /// What calls that work in no company must not overtake work about; nil for nothing.
  static var awaited: UUID? { get }
  /// Whether the parameters that it adds must be there: then they stand before a method's own.
  static var isSelectorRequired: Bool { get }
}

extension MethodScope {
  public static func errors(of method: MethodTraits<Rule>) -> [ErrorCode] { [] }
  public func company(of selector: Selector) throws(Failure) -> UUID? { nil }
  public func admitAgain(
    _ context: Context, _ selector: Selector, restricted: [ProblemLog.RestrictedMember]
  ) throws(Failure) -> Context { try admit(selector, restricted: restricted, at: nil) }
  public func readmit(_ context: Context, restricted: [ProblemLog.RestrictedMember]) throws(Failure) -> Context { context }
  public func enter(_ context: Context) {}
  public static var isOfCompany: Bool { false }
  public static var awaited: UUID? { nil }
  public static var isSelectorRequired: Bool { false }
}

/// What a scope must know of a method.
public struct MethodTraits<Rule: AccessRule> {
  public let access: Rule
  public let effect: Effect
  /// Whether it may write in an archived company.
  public let worksInArchive: Bool
  public let preconditions: Precondition
}

extension MethodDeclaration {
  static var traits: MethodTraits<Scope.Rule> {
    MethodTraits(access: access, effect: effect, worksInArchive: worksInArchive, preconditions: preconditions)
  }
}

/// What a call is done for.
public protocol CallContext {
  /// Who acts; nil for the account. A repeat with an idempotency key counts as one only for whom has sent it first.
  var user: UUID? { get }
  /// Who the result is written for.
  var audience: Audience { get }
}

/// Who may call a method, as the discovery document shows it; which rules there are is the concern of the scopes.
public protocol AccessRule: Sendable {
  associatedtype Shown: Record
  /// The rule as `x-access` has it.
  var shown: Shown { get }
}

extension AccessRule {
  /// The same as JSON text.
  public var json: String { jsonText(shown) }
}

/// What a scope adds that adds nothing.
public struct NoSelector: Record {
  public static let doc: StaticString = "No parameters."

  public init<F: Fields<Self>>(_ field: inout F) {}
}

/// The parameters of a call: the method's own, and those of the scope. Those that must be there stand first, as OpenRPC asks for.
public struct Parameters<M: MethodDeclaration>: Record {
  /// As the caller has given it.
  public let selector: M.Scope.Selector
  public let method: M

  public static var recordName: String { M.recordName }
  public static var doc: StaticString { M.doc }

  // Not as key paths: those of a generic type are put together from names as the program runs, which a start with one call pays for.
  public init<F: Fields<Self>>(_ field: inout F) {
    if M.Scope.isSelectorRequired {
      selector = field.embed { $0.selector }
      method = field.embed { $0.method }
    } else {
      method = field.embed { $0.method }
      selector = field.embed { $0.selector }
    }
  }

  /// The selector that the call is admitted with.
  func selector(on service: M.Service) throws(Failure) -> M.Scope.Selector { try method.selector(selector, on: service) }
}
