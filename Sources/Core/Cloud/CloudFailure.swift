/// The reason why a container did not carry out a request.
public struct CloudFailure: Error, Equatable, Sendable {
  public let kind: CloudErrorKind
  public let message: String
  /// The number of milliseconds until the request may be tried again, or `nil` if the container does not say.
  public let retryAfter: Int?

  public init(_ kind: CloudErrorKind, _ message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = message
    self.retryAfter = retryAfter
  }
}
