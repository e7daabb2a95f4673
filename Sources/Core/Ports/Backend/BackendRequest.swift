public import RPC
public import Shape

/// `host.backend.request`: a request to the app's backend, which the host sends over HTTP.
///
/// A chat and feedback use the same request. The answer to a chat comes in parts (`stream`), and the answer to feedback
/// comes as a whole.
public struct BackendRequest: HostRequest {
  public let method: BackendMethod, path: String, headers: [SentHeader], body: String?, stream: Bool

  public static let name: StaticString = "host.backend.request"
  public static let doc: StaticString =
    "Asks the host to send a request to the app's backend. The host knows the backend's address, and must not follow redirects. If the host cannot reach the backend, it replies with an error of the kind `unreachable`. If the connection breaks, it replies with an error of the kind `cutOff`."
  public static let answerDoc: StaticString =
    "The backend's answer, with any HTTP status. If `stream` is `true` and the status is 200, the host first sends the events with `host.progress`, in `events` of its `content`. In that case, the answer has no body."

  public init(_ method: BackendMethod, _ path: String, headers: [SentHeader], body: String?, stream: Bool) {
    assert(path.hasPrefix("/"), "a path begins with a slash")
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
    self.stream = stream
  }

  public static let isSecret = true
  public var secrets: [String] { headers.compactMap(\.secret) }
  public typealias Answer = BackendAnswer
}

extension BackendRequest {
  public init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The HTTP method.")
    path = field(
      "path", \.path,
      "The path and the query of the address, after the address of the backend. The path begins with a slash.",
      .length(1...2000))
    headers = field(
      "headers", \.headers, "The HTTP headers. They contain secrets, so the host must not log them.", .count(0...100))
    body = field("body", \.body, "The body, as text. `null` for a request without a body.")
    stream = field(
      "stream", \.stream,
      "`true` if the host must read the answer as server-sent events, and pass them on as they arrive.")
  }
}

/// A method of HTTP.
public enum BackendMethod: String, Choice {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  public static let spellings = Spellings<BackendMethod>()
}

/// A header of the backend's answer.
public struct HTTPHeader: Record, Sendable {
  public let name: String, value: String

  public static let doc: StaticString = "An HTTP header."

  public init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the header. Case does not matter.", .length(1...200))
    value = field("value", \.value, "The value of the header.", .length(HTTPHeader.lengths))
  }

  /// The allowed numbers of characters of a value.
  static let lengths = 0...16_384
}
