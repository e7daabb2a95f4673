public import Shape

/// What every method says about itself; the record is its own parameters, beside those that its scope adds.
///
/// One method a file. A type without a scope, or without the rule of access that its scope asks for, does not compile.
public protocol MethodDeclaration: Record {
  /// What the method works in: nothing in particular, the account, a company.
  associatedtype Scope: MethodScope
  /// What the method is called on.
  associatedtype Service
  associatedtype Result: Value

  /// `service.verb` or `service.collection.verb`, in lower camel case.
  static var name: StaticString { get }
  /// What it is called, and what is said of it: `name`, `doc` and `resultDoc`, unless it says otherwise.
  static var words: MethodWords { get }
  /// Who may call it.
  static var access: Scope.Rule { get }
  /// Whether it changes anything.
  static var effect: Effect { get }
  /// Whether it changes anything beyond the conversation: what a conversation that only reads may not do.
  static var changesStores: Bool { get }
  /// The parameter with which, if it is `true`, a call changes nothing beyond the conversation; `nil` if there is none.
  static var readsWith: StaticString? { get }
  /// A Boolean value that indicates whether a call may overwrite or remove something, as a changed member, a deleted record or a replaced
  /// file, instead of only adding to what there is. Methods that change something do so unless they say otherwise.
  static var isDestructive: Bool { get }
  /// Whether it has the conversation told of something from now on.
  static var listens: Bool { get }
  /// A Boolean value that indicates whether a method of the effect `session` shares a commit with the writes around it. It may be served
  /// again with them (`Conversations.isServingAgain`), and must not do then what it has done.
  static var isServedInGroups: Bool { get }
  /// What the result is, in one sentence.
  static var resultDoc: StaticString { get }
  /// The domain's errors that it may answer, beyond those of its scope and those that any method may answer.
  static var errors: [ErrorCode] { get }
  /// At least one call; each is executed when the discovery document is made, and by a test.
  static var examples: [Example] { get }
  /// The members of the parameters that are never stored, such as passwords and tokens.
  static var secrets: [SecretMember] { get }
  /// Whether it may write in an archived company: the company itself, and who may do what there.
  static var worksInArchive: Bool { get }
  /// What must be so beyond the rule of access.
  static var preconditions: Precondition { get }
  /// What must have been bought before it may be called; nil for nothing.
  static var feature: StaticString? { get }

  /// Whether a write that was done before may be answered as it was then, though the caller would be refused now.
  ///
  /// For writes that take away what they need, such as a deletion: whoever asks again must be told what they were told.
  static func repeats(_ result: Result, after refusal: Failure, on service: Service, for selector: Scope.Selector) throws(Failure) -> Bool

  /// Returns the user of the account to whom the idempotency keys of the method's calls belong; `nil` where they are no user's.
  /// - Throws: why nobody may call the method now. Then no earlier result is repeated either.
  static func owner(on service: Service, at now: Timestamp) throws(Failure) -> UUID?

  /// The selector that a call is admitted with: the one that the caller has given, or what follows from the method's own parameters.
  ///
  /// For scopes in which the record that a call names decides where the call works.
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
  // Said again, so that the compiler finds them out from `call`.
  associatedtype Scope
  associatedtype Service
  associatedtype Result

  func call(on service: Service, in context: Scope.Context) throws(Failure) -> Result

  /// Whether a repeat with an idempotency key gets more than the first result: `renewed` says what.
  static var renewsRepeats: Bool { get }
  /// The result of a repeat: what was done then, and what holds now.
  static func renewed(_ kept: Result, on service: Service, in context: Scope.Context) throws(Failure) -> Result
}

extension Method {
  public static var renewsRepeats: Bool { false }
  public static func renewed(_ kept: Result, on service: Service, in context: Scope.Context) throws(Failure) -> Result { kept }
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

/// What a method does to the stores.
public enum Effect: Sendable {
  case read
  /// Done as a whole or not at all; its reply leaves after the commit that holds it.
  case write
  /// Changes what this conversation is told, or does, from now on, or who is signed in; takes no idempotency key.
  case session
}

/// A call that shows how a method is used.
public struct Example: Sendable {
  /// A request that is made before the example, so that it has something to work on.
  public struct Step: Sendable {
    public let method: String
    public let params: String
    /// What the host answers to the requests that the step sends it.
    public let answers: [String]

    public init(_ method: String, _ params: String, answers: [String] = []) {
      self.method = method
      self.params = params
      self.answers = answers
    }
  }

  public let name: String
  public let given: [Step]
  /// The parameters as a JSON object; `{{0.id}}` stands for the member `id` of the first given step's result.
  public let params: String
  /// What the host answers to the requests that the method sends it, as JSON, one after the other.
  public let answers: [String]
  /// A result that stands for what differs from machine to machine, and from call to call.
  public let varying: String?

  public init(_ name: String, given: [Step] = [], params: String, answers: [String] = [], varying: String? = nil) {
    self.name = name
    self.given = given
    self.params = params
    self.answers = answers
    self.varying = varying
  }
}
