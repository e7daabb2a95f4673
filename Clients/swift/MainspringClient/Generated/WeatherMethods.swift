// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The weather of places, from the host, stored for a while.
public struct WeatherMethods: Sendable {
  let caller: any CallSender

  /// Returns the present weather of a place. Places count as the same if their coordinates are equal when rounded to three decimals.
  /// - Parameters:
  ///   - latitude: In degrees, north of the equator; rounded to six decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to six decimals.
  ///   - scale: The scale of the temperatures; celsius if left out.
  ///   - maxAge: The largest age of an answer in seconds; 900 if left out. An older answer is returned as stale, and renewed after the
  ///   reply. With 0, or for an answer older than 24 hours, the host is asked before the reply.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  /// - Returns: The weather, and its age.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
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

  /// Returns the weather of a place in the next hours. Places count as the same if their coordinates are equal when rounded to three
  /// decimals.
  /// - Parameters:
  ///   - latitude: In degrees, north of the equator; rounded to six decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to six decimals.
  ///   - hours: The largest number of hours; 12 if left out.
  ///   - scale: The scale of the temperatures; celsius if left out.
  ///   - maxAge: The largest age of an answer in seconds; 900 if left out. An older answer is returned as stale, and renewed after the
  ///   reply. With 0, or for an answer older than 24 hours, the host is asked before the reply.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  /// - Returns: The weather hour by hour, and its age.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
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
