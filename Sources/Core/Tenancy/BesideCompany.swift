public import JSON
public import RPC
public import Shape
internal import Storage

/// The scope of methods about a company that need no right in the company, such as the method that shows who is signed
/// in. The company is the named or the selected one, if there is one.
public struct BesideCompany: MethodScope {
  private let directory: CompanyDirectory
  private let stores: Stores

  public typealias Rule = Access

  public init(for method: MethodTraits<Access>, in dependencies: Dependencies) {
    directory = dependencies.directory
    stores = dependencies.stores
  }

  public static func errors(of method: MethodTraits<Access>) -> [ErrorCode] { [.notFound] }
  public static var isOfCompany: Bool { true }
  public var now: Timestamp { directory.clock.now }

  public func admit(
    _ selector: CompanySelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> BesideCompanyContext {
    let now = instant ?? directory.clock.now
    let scope = try directory.look(for: selector.id, at: now)
    if let scope { stores.work(in: scope) }
    return BesideCompanyContext(scope, directory, stores, at: now)
  }

  public func company(of selector: CompanySelector) throws(Failure) -> UUID? {
    try directory.look(for: selector.id)?.company
  }
}

extension MethodDeclaration where Scope == BesideCompany {
  public static var access: Access { .account }
}

/// The context of a call that needs no right in a company. `scope` is `nil` if no company is named or selected.
public struct BesideCompanyContext: CallContext {
  public let scope: CompanyScope?
  /// The instant of the request.
  public let now: Timestamp
  private let directory: CompanyDirectory
  private let stores: Stores

  init(_ scope: CompanyScope?, _ directory: CompanyDirectory, _ stores: Stores, at now: Timestamp) {
    self.scope = scope
    self.directory = directory
    self.now = now
    self.stores = stores
  }

  public var user: UUID? { scope?.membership.user }
  public var audience: Audience { .anyone }

  /// Returns the context for work in the company.
  /// - Throws: `noCompany` if there is none.
  public func inCompany() throws(Failure) -> CompanyContext {
    guard let scope else { throw try directory.noCompany() }
    return CompanyContext(scope, stores, at: now)
  }
}
