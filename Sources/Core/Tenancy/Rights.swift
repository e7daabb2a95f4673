public import Shape

/// The rights of a user in one company.
public struct Rights: Record, Equatable, Sendable {
  public let isOwner: Bool
  /// A Boolean value that indicates whether the user is the founder, whose rights no other owner can reduce.
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
    isOwner = field(
      "isOwner", \.isOwner,
      "`true` if the user is an owner. An owner has all rights, except the rights that only the founder has.")
    isFounder = field(
      "isFounder", \.isFounder,
      "`true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer` makes another owner the founder."
    )
    departments = field(
      "deptMask", \.departments,
      "The departments in which the user does the daily work. Each bit of this number is a department; `access.departments` lists the bits.",
      Rights.masks)
    managed = field(
      "managerMask", \.managed,
      "The departments that the user manages. Each bit of this number is a department. A manager of a department can also delete, approve and see costs there.",
      Rights.masks)
  }

  /// The range of a mask. Every JSON reader can represent its integers exactly (RFC 8259, section 6).
  public static let masks = Limit.range(0...9_007_199_254_740_991)

  /// No rights.
  public static let none = Rights(isOwner: false, departments: 0, managed: 0)
  public static let owner = Rights(isOwner: true, departments: 0, managed: 0)
  /// The rights of the user who has created the company.
  public static let founder = Rights(isOwner: true, isFounder: true, departments: 0, managed: 0)

  /// The audience with which results are written for the user. It decides which restricted fields the user sees: their
  /// bits are bits of managers.
  public var audience: Audience { isOwner ? .core : Audience(bits: managed) }
}
