public import RPC
public import Shape
public import Tenancy

/// Provides the users of companies to other services.
public protocol MemberKeeper: AnyObject {
  /// Returns a Boolean value that indicates whether a user has an access record in a company.
  func isMember(_ user: UUID, in scope: CompanyScope) throws(Failure) -> Bool
}
