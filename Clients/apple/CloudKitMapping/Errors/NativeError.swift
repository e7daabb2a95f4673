/// An error of CloudKit as a type that also exists without CloudKit, so that tests can run on other systems.
///
/// Like `CKError`, it has the number of its code, `retryAfterSeconds`, and for a partial failure the errors of the
/// items (https://developer.apple.com/documentation/cloudkit/ckerror).
public struct NativeError: Error, Equatable, Sendable {
  public let code: CKErrorCode
  public let message: String
  /// `retryAfterSeconds` of the `CKError`, or nil if it has none.
  public let retryAfterSeconds: Double?
  /// The errors of the items, if the error is a partial failure. The keys are the names of the items.
  public let items: [String: NativeError]

  public init(
    _ code: CKErrorCode, _ message: String = "", retryAfterSeconds: Double? = nil, items: [String: NativeError] = [:]
  ) {
    self.code = code
    self.message = message
    self.retryAfterSeconds = retryAfterSeconds
    self.items = items
  }

  /// The longest time that the core is asked to wait, in milliseconds: one day.
  public static let longestWait = 86_400_000

  /// The number of milliseconds to wait before another attempt, rounded up. It is at most `longestWait`.
  ///
  /// It is nil if CloudKit gives no time, or a negative or infinite one.
  public var retryAfter: Int? {
    guard let seconds = retryAfterSeconds, seconds.isFinite, seconds >= 0 else { return nil }
    return Int(min((seconds * 1000).rounded(.up), Double(NativeError.longestWait)))
  }

  /// The refusal that the core gets because of this error.
  public var refusal: CloudRefusal {
    // A partial failure is refused with its cause: the error of an item that did not fail because of another item. If
    // there are several, the first one by name is used, so that the result is always the same.
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
