public import Shape

/// A rule of access in the form in which callers see it.
public struct ShownRule: Record, Sendable {
  let rule: AccessRuleName, department: String?, mask: Int?

  public static var recordName: String { "AccessRule" }
  public static let doc: StaticString =
    "A rule of access: the right that a user needs for a call."

  init(_ rule: AccessRuleName, _ department: String? = nil, mask: Int? = nil) {
    self.rule = rule
    self.department = department
    self.mask = mask
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    rule = field("rule", \.rule, "The kind of right that is required, such as member, department or owner.")
    department = field.optional(
      "department", \.department,
      "The department in which the right is required. Left out if the rule names no single department.")
    mask = field.optional(
      "mask", \.mask,
      "The departments of which one suffices, as the bits of a number. Left out if the rule requires no department."
    )
  }
}

/// The kinds of rules of access.
enum AccessRuleName: String, Choice {
  case anyone, account, member, department, manager, owner, founder

  static let spellings = Spellings<AccessRuleName>()
}
