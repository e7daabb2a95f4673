public import RPC
public import Shape

/// The data of the error `backendFailed`.
public struct BackendFailedData: ErrorData {
  public let reason: Reason, status: Int?

  public static let code = ErrorCode.backendFailed

  /// The reason why the backend's answer can't be used.
  public enum Reason: String, Choice {
    /// The HTTP status is not a success. Statuses with an error of their own, such as 401 and 429, are not reported in
    /// this way.
    case status
    /// The backend has sent an event `error`.
    case error
    /// The answer ended before it was complete.
    case cutOff
    /// The answer is longer than a message may be.
    case tooLong
    /// The answer, or an event in it, does not have the expected form.
    case malformed

    public static let spellings = Spellings<Reason>()
  }

  public init(reason: Reason, status: Int?) { (self.reason, self.status) = (reason, status) }

  public init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      "The reason. status: the backend replied with the HTTP status in `status`. error: the backend reported a failure. cutOff: the answer ended before it was complete. tooLong: the answer has more than 100,000 characters. malformed: the answer does not have the expected form."
    )
    status = field.optional("status", \.status, "The HTTP status code. Left out if the status is not the reason.")
  }
}

extension Failure {
  public static func backendFailed(_ reason: BackendFailedData.Reason, status: Int? = nil, _ message: String) -> Failure
  {
    Failure(BackendFailedData(reason: reason, status: status), message)
  }
}
