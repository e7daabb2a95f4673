/// An error of CloudKit's, in a type that does not need CloudKit.
///
/// `CKError` has the number of its code, `retryAfterSeconds`, and for a partial failure the errors of its items
/// (https://developer.apple.com/documentation/cloudkit/ckerror).
public struct NativeError: Error, Equatable, Sendable {
  public let code: CKErrorCode
  public let message: String
  /// `retryAfterSeconds` of the `CKError`, or nil if it has none.
  public let retryAfterSeconds: Double?
  /// The errors of a partial failure's items, by the names of the items.
  public let items: [String: NativeError]

  public init(
    _ code: CKErrorCode, _ message: String = "", retryAfterSeconds: Double? = nil, items: [String: NativeError] = [:]
  ) {
    self.code = code
    self.message = message
    self.retryAfterSeconds = retryAfterSeconds
    self.items = items
  }

  /// The longest wait that the core is told, in milliseconds: a day.
  public static let longestWait = 86_400_000

  /// The number of milliseconds to wait before the next try, rounded up and at most `longestWait`.
  ///
  /// It is nil if CloudKit gives no wait, or a negative or infinite one.
  public var retryAfter: Int? {
    guard let seconds = retryAfterSeconds, seconds.isFinite, seconds >= 0 else { return nil }
    return Int(min((seconds * 1000).rounded(.up), Double(NativeError.longestWait)))
  }

  /// The refusal that the core gets for this error.
  public var refusal: CloudRefusal {
    // A partial failure is refused with its cause: the error of an item that was not refused only because of another
    // item. If several items have such an error, the first by name is used, so that the result is always the same.
    if code == .partialFailure,
      let worst = items.sorted(by: { $0.key < $1.key }).map(\.value).first(where: { $0.code != .batchRequestFailed })
    {
      return worst.refusal
    }
    return CloudRefusal(
      code.kind, message.isEmpty ? "CloudKit refused the request with the code \(code.rawValue)" : message,
      retryAfter: retryAfter)
  }
}
