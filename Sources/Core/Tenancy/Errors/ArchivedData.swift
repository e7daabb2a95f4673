internal import RPC
internal import Shape

/// The data of the error `archived`, which has no members.
struct ArchivedData: ErrorData {
  static let code = ErrorCode.archived
}

extension ArchivedData {
  init<F: Fields<Self>>(_ field: inout F) {}
}
