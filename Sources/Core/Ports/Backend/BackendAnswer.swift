internal import JSON
public import RPC
public import Shape
internal import Tenancy

/// The backend's answer to `host.backend.request`.
public struct BackendAnswer: Record, Sendable {
  public let status: Int, headers: [HTTPHeader], body: String?

  public static let doc: StaticString = "The HTTP response of the app's backend."

  public init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "The HTTP status code, from 200 to 599.", .range(200...599))
    headers = field(
      "headers", \.headers,
      "The headers that the core uses: `content-type` and `retry-after`. `retry-after` is in seconds: if the backend sent a date, the host converts it.",
      .count(0...100))
    body = field(
      "body", \.body, "The body, as text. `null` if there is no body, or if the host has sent the body as events.",
      .length(0...1_048_576))
  }

  /// A Boolean value that indicates whether the HTTP status means success.
  public var isSuccess: Bool { (200...299).contains(status) }

  /// Returns the value of a header, or `nil` if there is no such header.
  public func header(_ name: String) -> String? { headers.first { $0.name.caseFolded == name }?.value }

  /// The media type of the body, in lower case and without parameters, or `nil` if there is none.
  ///
  /// Source: [RFC 9110, section 8.3.1](https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1).
  public var mediaType: String? {
    header("content-type").map { value in
      let type = value.prefix { $0 != ";" }
      return String(type.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }).lowercased()
    }
  }

  /// The time in milliseconds for which the core must not send requests to the backend.
  public var retryAfter: Int {
    let seconds = header("retry-after").flatMap { Int($0) } ?? BackendAnswer.usualPause
    return min(max(seconds, 1), BackendAnswer.longestPause) * 1000
  }

  /// The pause in seconds if the answer does not have the header `retry-after`.
  private static let usualPause = 60
  /// The longest pause in seconds: a day.
  private static let longestPause = 86_400

  /// Returns the failure for an answer that is not a success. The status is not 401 either, because callers handle that
  /// status themselves: it ends the backend's authentication of the user.
  /// - Parameter secrets: the secrets of the request, which the backend's message may quote.
  public func failure(hiding secrets: [String]) -> Failure {
    if status == 429 {
      return Failure(
        TooManyAttemptsData(retryAfter: retryAfter), "The backend gets too many requests. Try again in \(retryAfter) ms"
      )
    }
    let sentence = message.map { ": \($0.quoted(hiding: secrets, most: 200))" } ?? ""
    return .backendFailed(.status, status: status, "The backend answered with the status \(status)\(sentence)")
  }

  /// The backend's own error message, as in `{"message": ...}` or `{"error": ...}`.
  private var message: String? {
    guard let body else { return nil }
    let found = try? JSONText.read(Array(body.utf8), ignoresUnknown: true) { (source) -> String? in
      guard source.value.kind == .object else { return nil }
      for name: StaticString in ["message", "error", "detail"] {
        if let value = source.value.member(name), value.kind == .string { return value.string }
      }
      return nil
    }
    return found ?? nil
  }
}
