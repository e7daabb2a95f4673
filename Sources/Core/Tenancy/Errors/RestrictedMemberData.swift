internal import RPC
internal import Shape

/// The facts of `forbidden` for a member of the parameters.
struct RestrictedMemberData: ErrorData {
  let needs: ManagerBits, member: String

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "The caller may not give a member that is for managers alone."

  init(needs: ManagerBits, member: String) {
    self.needs = needs
    self.member = member
  }

  init<F: Fields<Self>>(_ field: inout F) {
    needs = field("needs", \.needs, "What would be enough.")
    member = field("member", \.member, "The member that the caller may neither see nor write, as a JSON Pointer.")
  }
}

/// What somebody must hold for a restricted member.
struct ManagerBits: Record, Sendable {
  private let rule: AccessRuleName
  let department: String?, mask: Int

  static let doc: StaticString = "The bits of which a manager must hold one."

  init(mask: Int) {
    rule = .manager
    self.mask = mask
    department = Department.builtIn.first { $0.mask == mask }?.name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    rule = field("rule", \.rule, "manager")
    department = field.optional(
      "department", \.department, "The department that the right is for; left out where one of several departments is enough.")
    mask = field("mask", \.mask, "The bits; one of them is enough.")
  }
}
