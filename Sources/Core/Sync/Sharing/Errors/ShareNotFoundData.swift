internal import RPC
internal import Shape

/// The data of the error `shareNotFound`. It is empty, so that no caller learns of former shares.
struct ShareNotFoundData: ErrorData {
  static let code = ErrorCode.shareNotFound
}

extension ShareNotFoundData {
  init<F: Fields<Self>>(_ field: inout F) {}
}
