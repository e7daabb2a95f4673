/// What a front end does for the core.
///
/// A type conforms to the protocols of what it can be asked, such as `WeatherCurrentHost`; those are what the core is offered. So what is
/// offered is there, and what is there is offered.
///
///     struct Window: WeatherCurrentHost {
///       func weatherCurrent(latitude: Decimal, longitude: Decimal) async throws -> CurrentWeatherAnswer { ... }
///     }
///
/// The task of a method is cancelled when the core does not wait for it any more.
public protocol CoreHost: Sendable {}

/// Thrown by a host's method that can't do what is asked: the core passes it on to whoever has called it.
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
