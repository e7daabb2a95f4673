public import RPC
public import Shape
public import Tenancy

/// Knows who takes part in companies.
public protocol MemberKeeper: AnyObject {
  /// Whether a user holds anything in a company.
  func isMember(_ user: UUID, in scope: CompanyScope) throws(Failure) -> Bool
}
