// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The weather of places, from the host, kept for a while.
public struct WeatherMethods: Sendable {
  let caller: any CallSender

  /// The weather that a place has now. Places whose coordinates are the same when rounded to three decimals are one.
  /// - Parameters:
  ///   - latitude: In degrees, north of the equator; rounded to six decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to six decimals.
  ///   - scale: The scale of the temperatures; celsius without it.
  ///   - maxAge: How many seconds old an answer may be; 900 without it. An older one is answered, too, as stale, and renewed behind the
  ///   answer; not with 0, and not after 24 hours.
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - progressToken: Passed back in rpc.progress when the host tells how far it is.
  /// - Returns: The weather, and how new that is.
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

  /// The weather that a place will have in the next hours. Places whose coordinates are the same when rounded to three decimals are one.
  /// - Parameters:
  ///   - latitude: In degrees, north of the equator; rounded to six decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to six decimals.
  ///   - hours: How many hours at most; 12 without it.
  ///   - scale: The scale of the temperatures; celsius without it.
  ///   - maxAge: How many seconds old an answer may be; 900 without it. An older one is answered, too, as stale, and renewed behind the
  ///   answer; not with 0, and not after 24 hours.
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - progressToken: Passed back in rpc.progress when the host tells how far it is.
  /// - Returns: The weather hour by hour, and how new that is.
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
