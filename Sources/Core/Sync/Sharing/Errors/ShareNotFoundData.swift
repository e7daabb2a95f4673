internal import RPC
internal import Shape

/// A `shareNotFound` has no facts: nobody learns what once was.
struct ShareNotFoundData: ErrorData {
  static let code = ErrorCode.shareNotFound
}

extension ShareNotFoundData {
  init<F: Fields<Self>>(_ field: inout F) {}
}
