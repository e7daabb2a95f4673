/// Why a container did not do what it was asked.
public struct CloudFailure: Error, Equatable, Sendable {
  public let kind: CloudErrorKind
  public let message: String
  /// In how many milliseconds it may be tried again; nil where the container does not say.
  public let retryAfter: Int?

  public init(_ kind: CloudErrorKind, _ message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = message
    self.retryAfter = retryAfter
  }
}
