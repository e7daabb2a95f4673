public import Shape

/// The members of `data` of the error `outOfMemory`: none.
public struct OutOfMemoryData: ErrorData {
  public static let code = ErrorCode.outOfMemory

  public init() {}

  public init<F: Fields<Self>>(_ field: inout F) {}
}

extension Failure {
  /// Returns the error that there is not enough memory for a request.
  /// - Parameter work: the work that needs the memory, as the subject of a sentence.
  public static func outOfMemory(for work: String) -> Failure {
    Failure(
      OutOfMemoryData(),
      "\(work) needs more memory than there is; nothing of this request was stored. Free some memory and send the request again."
    )
  }
}
