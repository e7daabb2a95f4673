internal import RPC
internal import Shape

/// The data of the error `forbidden` for parameters with a member that only managers may set.
struct RestrictedMemberData: ErrorData {
  let needs: ManagerBits, member: String

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "The refusal to set a member that only managers may set."
}

extension RestrictedMemberData {
  init<F: Fields<Self>>(_ field: inout F) {
    needs = field("needs", \.needs, "The manager rights, one of which the caller needs.")
    member = field(
      "member", \.member,
      "The refused member, as a JSON Pointer (RFC 6901). The caller may neither see nor set this member.")
  }
}

/// The right that a restricted member requires.
struct ManagerBits: Record, Sendable {
  private let rule: AccessRuleName
  let department: String?, mask: Int

  static let doc: StaticString = "Manager rights, one of which is required."

  init(mask: Int) {
    rule = .manager
    self.mask = mask
    department = Department.builtIn.first { $0.mask == mask }?.name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    rule = field("rule", \.rule, "The kind of the required right: manager.")
    department = field.optional(
      "department", \.department,
      "The department in which the right is required. Left out if the right is enough in any of several departments.")
    mask = field(
      "mask", \.mask, "The departments of which the caller must manage at least one, as the bits of a number.")
  }
}
