public import JSON
internal import RPC
public import Shape

/// A container's reply: a result, or an error with its kind.
public enum CloudReply<Answer: Value> {
  case result(Answer)
  case failure(CloudFailure)

  /// - Parameter result: the reply's member of that name; nil where it has none.
  public init(result: JSONValue?, from source: inout JSONSource) {
    if result != nil {
      self = .result(source.record(ResultOf<Answer>.self).result)
      return
    }
    let error = source.value.member("error")
    let data = error?.member("data")
    let kind = data?.member("kind").flatMap { $0.kind == .string ? CloudErrorKind(rawValue: $0.string) : nil }
    let message = error?.member("message").flatMap { $0.kind == .string ? $0.string : nil }
    let retryAfter = data?.member("retryAfter").flatMap { Int(String(decoding: $0.text, as: UTF8.self)) }
    self = .failure(
      CloudFailure(kind ?? .serviceUnavailable, message ?? "the container has answered without a result", retryAfter: retryAfter))
  }
}

/// A reply that has a result. It is public for those who read it to have it specialized.
public struct ResultOf<Answer: Value>: Record {
  /// What was asked for.
  public let result: Answer

  public static var recordName: String { "CloudReply" }
  public static var doc: StaticString { "A reply of a container." }

  public init<F: Fields<Self>>(_ field: inout F) { result = field("result", { $0.result }, "The answer.") }
}
