internal import RPC

/// What other services must know of a company.
public struct CompanyFacts {
  public let tier: Tier
  /// Those that every company has, and its own.
  public let departments: [Department]
  /// For how long a sign-in lasts.
  public let sessionHours: Int

  public init(tier: Tier, departments: [Department], sessionHours: Int) {
    self.tier = tier
    self.departments = departments
    self.sessionHours = sessionHours
  }
}
