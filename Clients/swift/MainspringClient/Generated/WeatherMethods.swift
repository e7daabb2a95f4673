// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The weather of places. The host provides the weather, and the core stores it for a while.
public struct WeatherMethods: Sendable {
  let caller: any CallSender

  /// Returns the present weather of a place: a stored answer of the host, or a new answer if the stored one is too old
  /// (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three decimals.
  /// - Parameters:
  ///   - latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
  ///   equator.
  ///   - longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
  ///   Greenwich.
  ///   - scale: The scale of the temperatures in the result. Default: `celsius`.
  ///   - maxAge: The largest age of a stored answer, in seconds. Default: 900. An older answer is returned with `stale:
  ///   true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24 hours, the core asks the
  ///   host before the reply.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  /// - Returns: The weather, and its age.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
  public func current(
    latitude: Decimal,
    longitude: Decimal,
    scale: TimelineScale? = nil,
    maxAge: Int? = nil,
    deadline: Int? = nil,
    progressToken: JSON? = nil
  ) async throws -> CurrentWeather {
    var writer = MemberWriter()
    writer.put("latitude", latitude)
    writer.put("longitude", longitude)
    writer.putIfGiven("scale", scale)
    writer.putIfGiven("maxAge", maxAge)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("weather.current", .read, writer)
  }

  /// Returns the weather of a place in the next hours: a stored answer of the host, or a new answer if the stored one
  /// is too old (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three decimals.
  /// - Parameters:
  ///   - latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
  ///   equator.
  ///   - longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
  ///   Greenwich.
  ///   - hours: The largest number of hours to return, from the present hour on. Default: 12.
  ///   - scale: The scale of the temperatures in the result. Default: `celsius`.
  ///   - maxAge: The largest age of a stored answer, in seconds. Default: 900. An older answer is returned with `stale:
  ///   true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24 hours, the core asks the
  ///   host before the reply.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  /// - Returns: The weather hour by hour, and its age.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
  public func hourly(
    latitude: Decimal,
    longitude: Decimal,
    hours: Int? = nil,
    scale: TimelineScale? = nil,
    maxAge: Int? = nil,
    deadline: Int? = nil,
    progressToken: JSON? = nil
  ) async throws -> HourlyWeather {
    var writer = MemberWriter()
    writer.put("latitude", latitude)
    writer.put("longitude", longitude)
    writer.putIfGiven("hours", hours)
    writer.putIfGiven("scale", scale)
    writer.putIfGiven("maxAge", maxAge)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("weather.hourly", .read, writer)
  }
}
