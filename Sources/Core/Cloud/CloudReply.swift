public import JSON
public import RPC
public import Shape

/// A container's reply to a request: a result, or an error with its kind.
public enum CloudReply<Answer: Value> {
  case result(Answer)
  case failure(CloudFailure)

  /// - Parameters:
  ///   - request: the request, which validates the result.
  ///   - source: the reply as JSON. Problems of the result are added to it.
  public init<R: HostRequest>(to request: R, from source: inout JSONSource) where R.Answer == Answer {
    if let result = source.value.member("result") {
      var part = source.at(result)
      self = .result(request.answer(from: &part))
      return
    }
    let error = source.value.member("error")
    let data = error?.member("data")
    let kind = data?.member("kind").flatMap { $0.kind == .string ? CloudErrorKind(rawValue: $0.string) : nil }
    let message = error?.member("message").flatMap { $0.kind == .string ? $0.string : nil }
    let retryAfter = data?.member("retryAfter").flatMap { Int(String(decoding: $0.text, as: UTF8.self)) }
    self = .failure(
      CloudFailure(
        kind ?? .serviceUnavailable, message ?? "the container's answer has neither a result nor an error",
        retryAfter: retryAfter))
  }
}
