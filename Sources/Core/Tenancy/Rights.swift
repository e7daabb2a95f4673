public import Shape

/// What somebody holds in one company.
public struct Rights: Record, Equatable, Sendable {
  public let isOwner: Bool
  /// Whether they are the owner whom no other owner can make less.
  public let isFounder: Bool
  public let departments: Int
  public let managed: Int

  public static let doc: StaticString = "The rights of a user in a company."

  public init(isOwner: Bool, isFounder: Bool = false, departments: Int, managed: Int) {
    self.isOwner = isOwner
    self.isFounder = isFounder
    self.departments = departments
    self.managed = managed
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    isOwner = field("isOwner", \.isOwner, "`true` if the user is an owner, who has all rights except those of the founder alone.")
    isFounder = field(
      "isFounder", \.isFounder,
      "`true` if the user is the founder. No other owner can revoke or demote the founder; access.transfer makes another owner the founder."
    )
    departments = field(
      "deptMask", \.departments, "The departments in which the user does the daily work, as a mask. access.departments lists the bits.",
      Rights.masks)
    managed = field(
      "managerMask", \.managed, "The departments in which the user also deletes, approves and sees costs, as a mask.", Rights.masks)
  }

  /// All that a mask can be: every JSON reader keeps such integers (RFC 8259, section 6).
  public static let masks = Limit.range(0...9_007_199_254_740_991)

  /// What somebody holds who has no rights.
  public static let none = Rights(isOwner: false, departments: 0, managed: 0)
  public static let owner = Rights(isOwner: true, departments: 0, managed: 0)
  /// What somebody holds who has created the company.
  public static let founder = Rights(isOwner: true, isFounder: true, departments: 0, managed: 0)

  /// What they may see of restricted fields, whose bits are those of managers.
  public var audience: Audience { isOwner ? .core : Audience(bits: managed) }
}
