public import Shape

/// The declaration of a method: its name, its access and its documentation. The type's members are the method's
/// parameters, in addition to those of its scope.
///
/// Each method has a file of its own. A type without a scope, or without the rule of access that its scope requires,
/// does not compile.
public protocol MethodDeclaration: Record {
  /// The scope of the method: whether it works in a company, for the account, or in neither.
  associatedtype Scope: MethodScope
  /// The type of the service on whose data the method works.
  associatedtype Service
  associatedtype Result: Value

  /// The method's name: `service.verb` or `service.collection.verb`, in lower camel case.
  static var name: StaticString { get }
  /// The name and the description of the method, as the router and the documents use them. By default they are `name`,
  /// `doc` and `resultDoc`.
  static var words: MethodWords { get }
  /// The rule that determines who may call the method.
  static var access: Scope.Rule { get }
  /// The effect of the method: whether it reads, writes or changes the conversation.
  static var effect: Effect { get }
  /// A Boolean value that indicates whether a call can change data that is stored beyond the conversation. Such calls
  /// are refused in a read-only conversation.
  static var changesStores: Bool { get }
  /// The name of the parameter with which a call changes nothing beyond the conversation, if the parameter's value is
  /// `true`. `nil` if the method has no such parameter.
  static var readsWith: StaticString? { get }
  /// A Boolean value that indicates whether a call may overwrite or remove data. Examples are a changed member, a
  /// deleted record and a replaced file. If the value is `false`, a call only adds data. By default, each method that
  /// changes data is destructive.
  static var isDestructive: Bool { get }
  /// A Boolean value that indicates whether a call subscribes the conversation to notifications.
  static var listens: Bool { get }
  /// A Boolean value that indicates whether a method of the effect `session` shares a commit with the writes around it.
  /// If that commit fails, the method is served again with the writes (`Conversations.isServingAgain`). It must then
  /// not repeat its effect.
  static var isServedInGroups: Bool { get }
  /// The description of the result, in one sentence.
  static var resultDoc: StaticString { get }
  /// The method's own errors, in addition to those of its scope and those that every method has.
  static var errors: [ErrorCode] { get }
  /// The examples of calls, at least one. A test runs each example. Each is also run when the discovery document is
  /// made.
  static var examples: [Example] { get }
  /// The members of the parameters that are secret, such as passwords and tokens, and so are never stored.
  static var secrets: [SecretMember] { get }
  /// A Boolean value that indicates whether the method may write in an archived company. Such a method may change only
  /// the company's record and its access records.
  static var worksInArchive: Bool { get }
  /// The conditions that a call must meet in addition to the rule of access.
  static var preconditions: Precondition { get }
  /// The paid feature that the method needs, or `nil` if it needs none. Without this feature, calls are refused.
  static var feature: StaticString? { get }

  /// Returns a Boolean value that indicates whether a repeated write gets its first result, although the caller is
  /// refused now.
  ///
  /// The function is for writes that remove their own precondition, such as a deletion. After the deletion the caller
  /// is refused, but a repeat must still get the first result.
  static func repeats(_ result: Result, after refusal: Failure, on service: Service, for selector: Scope.Selector)
    throws(Failure) -> Bool

  /// Returns the user of the account to whom the idempotency keys of the method's calls belong. Returns `nil` if they
  /// belong to the account itself.
  /// - Throws: the reason why no caller may use the method now. A repeat then gets this error, and not its first
  ///   result.
  static func owner(on service: Service, at now: Timestamp) throws(Failure) -> UUID?

  /// Returns the scope's parameters of a call, with which the scope checks the caller's rights. By default they are
  /// those of the request.
  ///
  /// A method can return other ones if they follow from its own parameters. For example, the record that a call names
  /// determines the company.
  func selector(_ given: Scope.Selector, on service: Service) throws(Failure) -> Scope.Selector
}

/// A method that replies at once, without waiting for the host or for a computation.
///
///     struct GetItem: Method {
///       typealias Scope = InCompany
///       let id: ID<Item>
///
///       static let name: StaticString = "inventory.items.get"
///       ...
///       func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Item { ... }
///     }
public protocol Method: MethodDeclaration {
  // These types are declared again so that the compiler infers them from the signature of `call`.
  associatedtype Scope
  associatedtype Service
  associatedtype Result

  func call(on service: Service, in context: Scope.Context) throws(Failure) -> Result

  /// Returns the result as JSON, if it does not depend on the parameters, so that they need not be read. Returns `nil`
  /// for all other calls. The function is called before the caller's rights are checked. So only a method that
  /// everybody may call may return such results.
  static func unreadResult(on service: Service) throws(Failure) -> UnsafeBufferPointer<UInt8>?

  /// A Boolean value that indicates whether a repeat with an idempotency key gets the result of `renewed`, not the
  /// first result unchanged.
  static var renewsRepeats: Bool { get }
  /// Returns the result of a repeat: what the first call did, and the present state.
  /// - Parameter kept: the result of the first call.
  static func renewed(_ kept: Result, on service: Service, in context: Scope.Context) throws(Failure) -> Result
}

extension Method {
  @inline(__always) public static func unreadResult(
    on service: Service
  ) throws(Failure) -> UnsafeBufferPointer<UInt8>? { nil }
  public static var renewsRepeats: Bool { false }
  public static func renewed(_ kept: Result, on service: Service, in context: Scope.Context) throws(Failure) -> Result {
    kept
  }
}

extension MethodDeclaration {
  public static var changesStores: Bool { effect != .read }
  public static var readsWith: StaticString? { nil }
  public static var isDestructive: Bool { changesStores }
  public static var listens: Bool { false }
  public static var isServedInGroups: Bool { effect != .session }
  public static var errors: [ErrorCode] { [] }
  public static var secrets: [SecretMember] { [] }
  public static var worksInArchive: Bool { false }
  public static var preconditions: Precondition { [] }
  public static var feature: StaticString? { nil }

  public static func repeats(
    _ result: Result, after refusal: Failure, on service: Service, for selector: Scope.Selector
  ) throws(Failure) -> Bool { false }

  public static func owner(on service: Service, at now: Timestamp) throws(Failure) -> UUID? { nil }

  public func selector(_ given: Scope.Selector, on service: Service) throws(Failure) -> Scope.Selector { given }
}

/// What a method does to stored data and to the conversation.
public enum Effect: Sendable {
  case read
  /// The method changes stored data, completely or not at all. Its reply leaves after the commit that contains the
  /// changes.
  case write
  /// The method changes the conversation: its later messages, its later behaviour, or its sign-in. A call accepts no
  /// idempotency key.
  case session
}

/// An example of a method's call, for the documentation and the tests.
public struct Example: Sendable {
  /// A request that is sent before the example's call, to prepare data for it.
  public struct Step: Sendable {
    public let method: String
    public let params: String
    /// The host's answers to the host requests that this step causes.
    public let answers: [String]

    public init(_ method: String, _ params: String, answers: [String] = []) {
      self.method = method
      self.params = params
      self.answers = answers
    }
  }

  public let name: String
  public let given: [Step]
  /// The parameters as a JSON object. `{{0.id}}` is replaced by the member `id` of the first given step's result.
  public let params: String
  /// The host's answers, as JSON, to the host requests that the call causes, in the order of the requests.
  public let answers: [String]
  /// A result that is shown instead of the real one. It is needed if the real result differs between machines or
  /// between calls.
  public let varying: String?

  public init(_ name: String, given: [Step] = [], params: String, answers: [String] = [], varying: String? = nil) {
    self.name = name
    self.given = given
    self.params = params
    self.answers = answers
    self.varying = varying
  }
}
