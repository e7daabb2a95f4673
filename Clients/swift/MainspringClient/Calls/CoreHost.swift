/// What a front end does for the core.
///
/// A type conforms to the protocols of what it can be asked, such as `WeatherCurrentHost`; those are what the core is
/// offered. So what is offered is there, and what is there is offered.
///
///     struct Window: WeatherCurrentHost {
///       func weatherCurrent(latitude: Decimal, longitude: Decimal) async throws -> CurrentWeatherAnswer { ... }
///     }
///
/// The task of a method is cancelled when the core does not wait for it any more.
public protocol CoreHost: Sendable {}

/// Thrown by a host's method that fails. The core passes the error on to its own caller.
public struct HostError: Error, Sendable, Equatable {
  /// The code of JSON-RPC.
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

/// The answer that a method of the host is making.
public struct HostAnswer: Sendable {
  /// The answer of the method that runs in the current task; `nil` elsewhere.
  @TaskLocal static var current: HostAnswer?
  /// Sends a part, and returns when the core has replied.
  let send: @Sendable (JSON) async throws -> Void

  /// Sends a part of the answer to a request with `stream`, and waits until the core wants the next one.
  ///
  /// A host sends so no faster than the slowest of those who are told of the parts reads.
  ///
  ///     try await HostAnswer.send(part: ["events": [["event": "token", "data": #"{"text":"Hel"}"#]]])
  ///
  /// - Parameter part: what the request takes as `content` of `host.progress`.
  /// - Throws: `CancellationError` when nobody wants the answer any more, and `HostError` outside of a host's method.
  public static func send(part: JSON) async throws {
    guard let current else { throw HostError("no request of the core is answered here") }
    try Task.checkCancellation()
    try await current.send(part)
  }
}

extension HostRequests {
  /// What is answered to a request of the core.
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
