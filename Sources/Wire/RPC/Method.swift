public import Shape

/// The declaration of a method. The record contains the method's parameters, in addition to those of its scope.
///
/// Each method has a file of its own. A type without a scope, or without the rule of access that its scope requires,
/// does not compile.
public protocol MethodDeclaration: Record {
  /// The scope of the method: nothing in particular, the account, or a company.
  associatedtype Scope: MethodScope
  /// The service that the method is called on.
  associatedtype Service
  associatedtype Result: Value

  /// The method's name: `service.verb` or `service.collection.verb`, in lower camel case.
  static var name: StaticString { get }
  /// The name and the description of the method. They are `name`, `doc` and `resultDoc` unless the method declares
  /// others.
  static var words: MethodWords { get }
  /// The rule of access.
  static var access: Scope.Rule { get }
  /// The effect of the method.
  static var effect: Effect { get }
  /// A Boolean value that indicates whether a call changes anything beyond the conversation. Such calls are refused in
  /// a read-only conversation.
  static var changesStores: Bool { get }
  /// The parameter that turns a call into one that changes nothing beyond the conversation, if its value is `true`.
  /// `nil` if there is no such parameter.
  static var readsWith: StaticString? { get }
  /// A Boolean value that indicates whether a call may overwrite or remove data, such as a changed member, a deleted
  /// record or a replaced file. If not, a call only adds data. A method that changes data is destructive unless it
  /// declares otherwise.
  static var isDestructive: Bool { get }
  /// A Boolean value that indicates whether a call subscribes the conversation to notifications.
  static var listens: Bool { get }
  /// A Boolean value that indicates whether a method of the effect `session` shares a commit with the writes around it.
  /// The method may then be served again with them (`Conversations.isServingAgain`), and must not repeat its effect.
  static var isServedInGroups: Bool { get }
  /// The description of the result, in one sentence.
  static var resultDoc: StaticString { get }
  /// The method's own errors, in addition to those of its scope and those of every method.
  static var errors: [ErrorCode] { get }
  /// The examples, at least one. A test runs each example, and so does the making of the discovery document.
  static var examples: [Example] { get }
  /// The members of the parameters that are never stored, such as passwords and tokens.
  static var secrets: [SecretMember] { get }
  /// A Boolean value that indicates whether the method may write in an archived company: to the company's record, and
  /// to its access records.
  static var worksInArchive: Bool { get }
  /// The conditions of a call beyond the rule of access.
  static var preconditions: Precondition { get }
  /// The feature that must have been bought before a call, or `nil` if none is needed.
  static var feature: StaticString? { get }

  /// Returns a Boolean value that indicates whether a repeated write gets its first result although the caller would be
  /// refused now.
  ///
  /// The function is for writes that remove their own precondition, such as a deletion. A repeat of such a write must
  /// get the first result.
  static func repeats(_ result: Result, after refusal: Failure, on service: Service, for selector: Scope.Selector)
    throws(Failure) -> Bool

  /// Returns the user of the account to whom the idempotency keys of the method's calls belong, or `nil` if they belong
  /// to no user.
  /// - Throws: the reason why no caller may use the method now. A repeat then gets no result, either.
  static func owner(on service: Service, at now: Timestamp) throws(Failure) -> UUID?

  /// Returns the selector with which a call is admitted: the caller's selector, or one that follows from the method's
  /// own parameters.
  ///
  /// The second case is for scopes in which the place of a call follows from the record that the call names.
  func selector(_ given: Scope.Selector, on service: Service) throws(Failure) -> Scope.Selector
}

/// A method that is answered at once.
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
  // Declared again, so that the compiler infers them from `call`.
  associatedtype Scope
  associatedtype Service
  associatedtype Result

  func call(on service: Service, in context: Scope.Context) throws(Failure) -> Result

  /// Returns the JSON of the result of a call whose parameters need not be read, or `nil` for any other call. The
  /// function is called before the caller is admitted, so only a method that everybody may call has such results.
  static func unreadResult(on service: Service) throws(Failure) -> UnsafeBufferPointer<UInt8>?

  /// A Boolean value that indicates whether a repeat with an idempotency key gets the result of `renewed` instead of
  /// the first result.
  static var renewsRepeats: Bool { get }
  /// Returns the result of a repeat: the effect of the first call, and the present state.
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

/// The effect of a method on the stores.
public enum Effect: Sendable {
  case read
  /// The method is done as a whole or not at all. Its reply leaves after the commit that contains the changes.
  case write
  /// The method changes the conversation: its later messages, its later behaviour, or its sign-in. It accepts no
  /// idempotency key.
  case session
}

/// A call that shows the use of a method.
public struct Example: Sendable {
  /// A request that is sent before the example, to prepare data for it.
  public struct Step: Sendable {
    public let method: String
    public let params: String
    /// The host's answers to the host requests of the step.
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
  /// The host's answers, as JSON, to the requests that the core sends to the host for this method, in the order of the
  /// requests.
  public let answers: [String]
  /// A result that is shown instead of the real one, if the real one differs between machines or between calls.
  public let varying: String?

  public init(_ name: String, given: [Step] = [], params: String, answers: [String] = [], varying: String? = nil) {
    self.name = name
    self.given = given
    self.params = params
    self.answers = answers
    self.varying = varying
  }
}
