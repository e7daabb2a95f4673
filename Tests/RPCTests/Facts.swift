import RPC
import Shape

/// The facts of errors of the tests' own: none.
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
