internal import RPC

/// What other services must know of a company.
public struct CompanyFacts {
  public let tier: Tier
  /// Those that every company has, and its own.
  public let departments: [Department]
  /// For how long a sign-in lasts.
  public let sessionHours: Int

  /// Whether it is the account's own inventory, which is shared with nobody, and nobody signs in to.
  public let isPersonal: Bool

  public init(tier: Tier, departments: [Department], sessionHours: Int, isPersonal: Bool) {
    self.isPersonal = isPersonal
    self.tier = tier
    self.departments = departments
    self.sessionHours = sessionHours
  }
}
