internal import RPC
internal import Shape

/// The facts of `archived`: none.
struct ArchivedData: ErrorData {
  static let code = ErrorCode.archived

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}
