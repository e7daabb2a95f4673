internal import RPC
internal import Shape

/// The facts of `duplicate`.
struct DuplicateData: ErrorData {
  let member: String

  static let code = ErrorCode.duplicate

  init(member: String) {
    self.member = member
  }

  init<F: Fields<Self>>(_ field: inout F) {
    member = field("member", \.member, "The member whose value is taken.")
  }
}
