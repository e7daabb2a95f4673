public import Shape

/// A rule of access in the form for people and front ends.
public struct ShownRule: Record, Sendable {
  let rule: AccessRuleName, department: String?, mask: Int?

  public static var recordName: String { "AccessRule" }
  public static let doc: StaticString =
    "A rule of access: the right that a call requires."

  init(_ rule: AccessRuleName, _ department: String? = nil, mask: Int? = nil) {
    self.rule = rule
    self.department = department
    self.mask = mask
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    rule = field("rule", \.rule, "The kind of the required right.")
    department = field.optional(
      "department", \.department,
      "The department in which the right is required. Left out if the rule names no single department.")
    mask = field.optional(
      "mask", \.mask,
      "The bits of the mask. A user with at least one of these bits meets the rule. Left out if the rule requires no bits."
    )
  }
}

/// The kinds of rules.
enum AccessRuleName: String, Choice {
  case anyone, account, member, department, manager, owner, founder

  static let spellings = Spellings<AccessRuleName>()
}
