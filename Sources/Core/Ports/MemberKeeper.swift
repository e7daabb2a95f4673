public import RPC
public import Shape
public import Tenancy

/// Knows the users of companies.
public protocol MemberKeeper: AnyObject {
  /// Returns a Boolean value that indicates whether a user has an access record in a company.
  func isMember(_ user: UUID, in scope: CompanyScope) throws(Failure) -> Bool
}
