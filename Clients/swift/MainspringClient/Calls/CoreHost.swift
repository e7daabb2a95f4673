/// An object that answers requests of the core, such as those for the weather.
///
/// A type conforms to a protocol for each request that it answers, such as `WeatherCurrentHost`. The package offers
/// exactly these requests to the core.
///
///     struct Window: WeatherCurrentHost {
///       func weatherCurrent(latitude: Decimal, longitude: Decimal) async throws -> CurrentWeatherAnswer { ... }
///     }
///
/// If the core no longer waits for the answer, the task in which the method runs is cancelled.
public protocol CoreHost: Sendable {}

/// The error that a method of a host throws if it fails. The core passes the error on to its own caller.
public struct HostError: Error, Sendable, Equatable {
  /// The code of the JSON-RPC error.
  public let code: Int
  public let message: String
  public let data: JSON?

  public init(_ message: String, code: Int = 1, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  var json: JSON {
    var writer = MemberWriter()
    writer.put("code", code)
    writer.put("message", message)
    writer.putIfGiven("data", data)
    return writer.json
  }
}

/// The answer that a method of a host is preparing. With it, the method can send parts of the answer.
public struct HostAnswer: Sendable {
  /// The answer of the method that runs in the current task, or `nil` outside of such a method.
  @TaskLocal static var current: HostAnswer?
  /// Sends a part, and returns when the core has replied.
  let send: @Sendable (JSON) async throws -> Void

  /// Sends a part of the answer to a request with `stream`, and waits until the core wants the next part.
  ///
  /// So a host sends no faster than the slowest reader of the parts reads.
  ///
  ///     try await HostAnswer.send(part: ["events": [["event": "token", "data": #"{"text":"Hel"}"#]]])
  ///
  /// - Parameter part: the value for `content` of `host.progress`, as the request expects it.
  /// - Throws: `CancellationError` if nobody waits for the answer any more, and `HostError` outside of a host's method.
  public static func send(part: JSON) async throws {
    guard let current else { throw HostError("no request of the core is answered here") }
    try Task.checkCancellation()
    try await current.send(part)
  }
}

extension HostRequests {
  /// Returns the member `result` or `error` of the reply to a request of the core.
  static func answer(_ host: (any CoreHost)?, _ method: String, _ parameters: JSON) async -> JSON.Member {
    do {
      let reading = Reading()
      var reader = MemberReader(parameters, reading)
      if let host, let result = try await ask(host, method, &reader) { return .init("result", result) }
      return .init("error", HostError("the host does not offer \(method)", code: -32601).json)
    } catch let error as HostError {
      return .init("error", error.json)
    } catch {
      return .init("error", HostError("\(error)", code: -32603).json)
    }
  }
}
