/// An error of CloudKit's, without CloudKit.
///
/// `CKError` has the number of its code, `retryAfterSeconds`, and for a partial failure the errors of its items
/// (https://developer.apple.com/documentation/cloudkit/ckerror).
public struct NativeError: Error, Equatable, Sendable {
  public let code: CKErrorCode
  public let message: String
  /// `retryAfterSeconds`; nil where CloudKit does not say.
  public let retryAfterSeconds: Double?
  /// The errors of items by their names, of a partial failure.
  public let items: [String: NativeError]

  public init(
    _ code: CKErrorCode, _ message: String = "", retryAfterSeconds: Double? = nil, items: [String: NativeError] = [:]
  ) {
    self.code = code
    self.message = message
    self.retryAfterSeconds = retryAfterSeconds
    self.items = items
  }

  /// The longest wait that is passed on, in milliseconds: a day.
  public static let longestWait = 86_400_000

  /// In how many milliseconds it may be tried again, rounded up; nil for a number that is none.
  public var retryAfter: Int? {
    guard let seconds = retryAfterSeconds, seconds.isFinite, seconds >= 0 else { return nil }
    return Int(min((seconds * 1000).rounded(.up), Double(NativeError.longestWait)))
  }

  /// The refusal of one item.
  public var refusal: CloudRefusal {
    // Of several that one that all others follow from; of equals the first by its name, so that it is the same one each
    // time.
    if code == .partialFailure,
      let worst = items.sorted(by: { $0.key < $1.key }).map(\.value).first(where: { $0.code != .batchRequestFailed })
    {
      return worst.refusal
    }
    return CloudRefusal(
      code.kind, message.isEmpty ? "CloudKit refused it with the code \(code.rawValue)" : message,
      retryAfter: retryAfter)
  }
}
