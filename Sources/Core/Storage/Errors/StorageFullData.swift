internal import RPC
internal import Shape

/// The facts of `storageFull`: none.
struct StorageFullData: ErrorData {
  static let code = ErrorCode.storageFull

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}
