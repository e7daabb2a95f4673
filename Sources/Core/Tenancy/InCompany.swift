public import JSON
public import RPC
public import Shape
public import Storage

/// The scope of methods of one company: the named one or the selected one. Each method declares its rule of access. The
/// rule is checked against the caller's rights in the company before any work is done.
///
/// `Selector` must conform to `CompanySelecting`, which is required by the extension. If the type itself required the
/// conformance, Swift would search all conformances of the program at the type's first use.
public struct InCompanyBy<Selector> {
  private let directory: CompanyDirectory
  private let admission: Admission
  private let stores: Stores
}

extension InCompanyBy: MethodScope where Selector: CompanySelecting {
  public typealias Rule = Access

  public init(for method: MethodTraits<Access>, in dependencies: Dependencies) {
    precondition(
      method.access != .anyone && method.access != .account,
      "a method of a company has a rule that asks for nothing there")
    directory = dependencies.directory
    stores = dependencies.stores
    admission = Admission(to: method)
  }

  public static func errors(of method: MethodTraits<Access>) -> [ErrorCode] {
    [.notFound] + (Selector.mustBeNamed ? [] : [.noCompany]) + [.signInRequired, .forbidden]
      + (method.effect == .write && !method.worksInArchive ? [.archived] : [])
  }

  public static var isOfCompany: Bool { true }
  public static var isSelectorRequired: Bool { Selector.mustBeNamed }
  public var now: Timestamp { directory.clock.now }

  @inline(__always) public func admit(
    _ selector: Selector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> CompanyContext { try admit(selector.id, restricted, at: instant) }

  @inline(__always) private func admit(
    _ company: CompanyID?, _ restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> CompanyContext {
    let now = instant ?? directory.clock.now
    let scope = try directory.scope(of: company, at: now)
    try admission.check(scope, restricted: restricted)
    try directory.noteUse(of: scope, at: now)
    return CompanyContext(scope, stores, at: now)
  }

  public func admitAgain(
    _ context: CompanyContext, _ selector: Selector, restricted: [ProblemLog.RestrictedMember]
  ) throws(Failure) -> CompanyContext { try admit(CompanyID(context.company), restricted, at: nil) }

  public func readmit(_ context: CompanyContext, restricted: [ProblemLog.RestrictedMember]) throws(Failure)
    -> CompanyContext
  {
    let scope = try directory.scope(of: CompanyID(context.company), at: context.now)
    if try scope.membership.user != stores.present(context.membership.user) { throw .signInRequired(scope.membership) }
    try admission.check(scope, restricted: restricted)
    return CompanyContext(scope, stores, at: context.now)
  }

  public func enter(_ context: CompanyContext) {
    stores.enter(context.company)
    stores.enter(context.store)
  }

  public func company(of selector: Selector) throws(Failure) -> UUID? {
    guard let scope = try directory.look(for: selector.id) else { throw try directory.noCompany() }
    return scope.company
  }
}

/// The scope of methods of one company: the named one or the selected one.
public typealias InCompany = InCompanyBy<CompanySelector>

/// The scope of methods of one company that must be named. It is for changes that can't be undone: they are never made
/// to a company only because it is selected.
public typealias InNamedCompany = InCompanyBy<NamedCompany>

/// A method of one company.
///
///     struct DeleteItem: CompanyMethod {
///       let id: ID<Item>
///
///       static let name: StaticString = "inventory.items.delete"
///       static let access = Access.manager(.inventory)
///       ...
///       func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Deleted { ... }
///     }
public protocol CompanyMethod: Method where Scope == InCompany {
  associatedtype Scope = InCompany
}

extension MethodDeclaration where Scope == InNamedCompany {
  /// Returns `true` if a repeated deletion finds that its company is deleted. The repeat then gets the stored result of
  /// the first deletion.
  public static func repeats(
    _ result: Result, after refusal: Failure, on service: Service, for selector: NamedCompany
  ) throws(Failure) -> Bool {
    refusal.code == .notFound
  }
}

/// A request's choice of a company. The id is `nil` if the request names none, and means the selected company.
public protocol CompanySelecting: Record {
  var id: CompanyID? { get }
  /// A Boolean value that indicates whether a call that names no company is refused.
  static var mustBeNamed: Bool { get }
}

/// The company that a request names, if any.
public struct CompanySelector: CompanySelecting {
  public let company: CompanyID?

  public var id: CompanyID? { company }

  public static let doc: StaticString = "The company that the request is about."
  public static var mustBeNamed: Bool { false }

  public init(_ company: CompanyID?) { self.company = company }

  public init<F: Fields<Self>>(_ field: inout F) {
    company = field(
      "company", \.company, "The id of the company. Default: the selected company, or the only company.")
  }
}

/// The company that a request must name.
public struct NamedCompany: CompanySelecting {
  public let company: CompanyID

  public var id: CompanyID? { company }

  public static let doc: StaticString = "The company that the request is about."
  public static var mustBeNamed: Bool { true }

  public init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The id of the company. It must be given, even if a company is selected.")
  }
}

/// The context of a call in a company: the company's scope, the instant, the actor and the audience.
public struct CompanyContext: RecordContext {
  public let scope: CompanyScope
  /// The instant of the request.
  public let now: Timestamp
  private let stores: Stores
  private let origin: Change.Origin

  /// - Parameter origin: `elsewhere` if sync repeats the changes of another device.
  public init(_ scope: CompanyScope, _ stores: Stores, at now: Timestamp, origin: Change.Origin = .here) {
    self.origin = origin
    self.scope = scope
    self.now = now
    self.stores = stores
  }

  public var user: UUID? { scope.membership.user }
  public var audience: Audience { scope.audience }

  public var partition: Partition { scope.partition }
  public var base: Context {
    Context(stores, at: now, user: scope.membership.user, audience: scope.audience, origin: origin)
  }

  public var company: UUID { scope.company }
  public var number: Int { scope.number }
  public var store: Store { scope.store }
  public var isArchived: Bool { scope.isArchived }
  public var membership: Membership { scope.membership }
  public var rights: Rights { scope.rights }
}
