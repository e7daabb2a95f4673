public import JSON
public import RPC
public import Shape
internal import Storage

/// The scope of methods that work in one company or for the account, depending on the record that a call names.
///
/// The method says in `selector` whether that record is the account's own. If it is, the call works as a method of the
/// account: no company's sign-in, rights or archive has any effect on it. If it is not, the call works as a method of a
/// company.
public struct InCompanyOrAccount: MethodScope {
  private let companies: InCompany
  private let stores: Stores

  public typealias Rule = Access

  public init(for method: MethodTraits<Access>, in dependencies: Dependencies) {
    companies = InCompany(for: method, in: dependencies)
    stores = dependencies.stores
  }

  public static func errors(of method: MethodTraits<Access>) -> [ErrorCode] { InCompany.errors(of: method) }
  public static var isOfCompany: Bool { true }
  public var now: Timestamp { companies.now }

  public func admit(
    _ selector: CompanyOrAccount, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> CompanyContext {
    guard selector.isOfAccount else {
      do throws(Failure) {
        return try companies.admit(CompanySelector(selector.company), restricted: restricted, at: instant)
      } catch {
        throw explained(error, selector)
      }
    }
    if selector.company != nil {
      throw .invalidParam(
        "/company", "company must not be given for the account's own records: they belong to no company")
    }
    return try account(at: instant ?? now)
  }

  public func admitAgain(
    _ context: CompanyContext, _ selector: CompanyOrAccount, restricted: [ProblemLog.RestrictedMember]
  ) throws(Failure) -> CompanyContext {
    if context.scope.isOfAccount { return try account(at: now) }
    return try companies.admitAgain(context, CompanySelector(selector.company), restricted: restricted)
  }

  public func readmit(_ context: CompanyContext, restricted: [ProblemLog.RestrictedMember]) throws(Failure)
    -> CompanyContext
  {
    context.scope.isOfAccount ? try account(at: context.now) : try companies.readmit(context, restricted: restricted)
  }

  public func enter(_ context: CompanyContext) {
    if !context.scope.isOfAccount { companies.enter(context) }
  }

  public func company(of selector: CompanyOrAccount) throws(Failure) -> UUID? {
    if selector.isOfAccount { return CompanyScope.account }
    do throws(Failure) { return try companies.company(of: CompanySelector(selector.company)) } catch {
      throw explained(error, selector)
    }
  }

  /// Returns the error for the caller. The message of `noCompany` gets an addition: the named record is not one of the
  /// account's own records.
  private func explained(_ failure: Failure, _ selector: CompanyOrAccount) -> Failure {
    guard failure.code == .noCompany, let (kind, id) = selector.sought else { return failure }
    return Failure(
      NoCompanyData(),
      "The account's own records have no \(kind) with the id \(id), and no company was named. \(failure.message)")
  }

  private func account(at now: Timestamp) throws(Failure) -> CompanyContext {
    CompanyContext(.ofAccount(by: try stores.account()), stores, at: now)
  }
}

/// The choice of a request between a company and the account.
public struct CompanyOrAccount: Record {
  public let company: CompanyID?
  /// A Boolean value that indicates whether the record that the call names is the account's own. The method sets it.
  public private(set) var isOfAccount = false
  /// The record that the call names, if the account does not have it: its kind and its id.
  public private(set) var sought: (kind: StaticString, id: UUID)?

  public static let doc: StaticString = "The company that the request is about, or the account."

  public init<F: Fields<Self>>(_ field: inout F) {
    company = field(
      "company", \.company,
      "The id of the company. Default: the account if the request names one of the account's own records. Otherwise the selected company, or the only company."
    )
  }

  /// Returns the choice for a call that names a record.
  /// - Parameters:
  ///   - kind: the kind of the record, and `id` its id.
  ///   - isOfAccount: a Boolean value that indicates whether the record is the account's own.
  public func naming(_ kind: StaticString, _ id: UUID, ofAccount isOfAccount: Bool) -> CompanyOrAccount {
    var selector = naming(ofAccount: isOfAccount)
    if !isOfAccount { selector.sought = (kind, id) }
    return selector
  }

  /// Returns the choice for a call that names no record.
  public func naming(ofAccount isOfAccount: Bool) -> CompanyOrAccount {
    var selector = self
    selector.isOfAccount = isOfAccount
    return selector
  }
}
