// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Places by what they are called.
public struct PlacesMethods: Sendable {
  let caller: any CallSender

  /// Places whose names begin like a text that is being typed: from a host that offers them, else the cities of the system's time zones,
  /// also when the host is late or has an error. Suggestions of the host have no coordinates until places.resolve is called.
  /// - Parameters:
  ///   - text: What has been typed so far. Neither case nor accents count.
  ///   - latitude: Where to look first, in degrees; latitude and longitude stand together. Without them, the device's last known place, if
  ///   there is one.
  ///   - longitude: Where to look first, in degrees; latitude and longitude stand together. Without them, the device's last known place, if
  ///   there is one.
  ///   - limit: How many places at most; 10 without it.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - session: Names the field that is being typed into: an earlier search of the session that still waits fails with requestCancelled.
  /// - Returns: The places that were found, and the suggestions.
  /// - Throws: `CoreError`: invalidParams, placesUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
  public func search(
    text: String,
    latitude: Decimal? = nil,
    longitude: Decimal? = nil,
    limit: Int? = nil,
    deadline: Int? = nil,
    session: String? = nil
  ) async throws -> FoundPlaces {
    var writer = MemberWriter()
    writer.put("text", text)
    writer.putIfGiven("latitude", latitude)
    writer.putIfGiven("longitude", longitude)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("session", session)
    return try await caller.call("places.search", .read, writer)
  }

  /// Where a place is that places.search has suggested, as the host knows it. Pass the result to widgets.recents.add to register the place.
  /// - Parameters:
  ///   - token: The token of the suggestion.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  /// - Returns: The place, as widgets.recents.add takes it.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
  public func resolve(
    token: String,
    deadline: Int? = nil
  ) async throws -> ResolvedPlace {
    var writer = MemberWriter()
    writer.put("token", token)
    writer.putIfGiven("deadline", deadline)
    return try await caller.call("places.resolve", .read, writer)
  }
}
