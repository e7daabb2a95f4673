internal import RPC
public import Shape

/// The role of a caller in a company.
public enum Role: String, Choice {
  case owner, participant

  public static let spellings = Spellings<Role>()

  /// Creates the role, or returns `nil` if the caller must sign in first.
  public init?(_ membership: Membership) {
    if membership.signIn.isMissing { return nil }
    self = membership.rights.isOwner ? .owner : .participant
  }
}
