public import Shape

/// A rule of access, as people and front ends see it.
public struct ShownRule: Record, Sendable {
  let rule: AccessRuleName, department: String?, mask: Int?

  public static var recordName: String { "AccessRule" }
  public static let doc: StaticString =
    "Who may do something: whoever can write to the pipe, the account, or who holds a right in the company."

  init(_ rule: AccessRuleName, _ department: String? = nil, mask: Int? = nil) {
    self.rule = rule
    self.department = department
    self.mask = mask
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    rule = field("rule", \.rule, "What must be held.")
    department = field.optional(
      "department", \.department, "The department that the right is for; left out where it is for none in particular.")
    mask = field.optional("mask", \.mask, "The bits of which one is enough; left out where none in particular is asked for.")
  }
}

/// The sorts of rules.
enum AccessRuleName: String, Choice {
  case anyone, account, member, department, manager, owner, founder

  static let spellings = Spellings<AccessRuleName>()
}
