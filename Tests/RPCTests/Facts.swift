import RPC
import Shape

/// The error data of these tests, without any members.
struct ConflictFacts: ErrorData {
  static let code = ErrorCode.conflict

  init() {}
  init<F: Fields<Self>>(_ field: inout F) {}
}

struct DiskFullFacts: ErrorData {
  static let code = ErrorCode.storageFull

  init() {}
  init<F: Fields<Self>>(_ field: inout F) {}
}
