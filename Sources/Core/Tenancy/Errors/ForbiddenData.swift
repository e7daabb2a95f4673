internal import RPC
internal import Shape

/// The data of the error `forbidden`: the rule that the caller does not meet.
struct ForbiddenData: ErrorData {
  let needs: ShownRule

  static let code = ErrorCode.forbidden
}

extension ForbiddenData {
  init<F: Fields<Self>>(_ field: inout F) {
    needs = field("needs", \.needs, "The rule of access that the caller does not meet.")
  }
}
