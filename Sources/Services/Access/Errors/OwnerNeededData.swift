internal import RPC
internal import Shape

/// The facts of `ownerNeeded`: none.
struct OwnerNeededData: ErrorData {
  static let code = ErrorCode.ownerNeeded

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}
