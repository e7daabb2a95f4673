internal import RPC
internal import Shape

/// The facts of `storageFault`: none, as they are in the log.
struct StorageFaultData: ErrorData {
  static let code = ErrorCode.storageFault

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}
