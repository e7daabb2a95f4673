// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Places, searched by their names.
public struct PlacesMethods: Sendable {
  let caller: any CallSender

  /// Asks the host for places whose names begin with a text that is being typed. Without a host that offers places, or if it is late or has
  /// an error, the cities of the system's time zones are searched. places.resolve returns the coordinates of a suggestion.
  /// - Parameters:
  ///   - text: The text that was typed so far. Case and accents are ignored.
  ///   - latitude: The point around which to search first, in degrees. latitude and longitude must be given together. Without them, the
  ///   device's last known place is used, if there is one.
  ///   - longitude: The point around which to search first, in degrees. latitude and longitude must be given together. Without them, the
  ///   device's last known place is used, if there is one.
  ///   - limit: The most places to return; 10 if left out.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - session: The name of the field in which the user types. An earlier search of the same session that still waits fails with
  ///   requestCancelled.
  /// - Returns: The places and the suggestions.
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

  /// Asks the host for the coordinates of a place that places.search has suggested. Pass the result to widgets.recents.add to register the
  /// place.
  /// - Parameters:
  ///   - token: The token of the suggestion.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  /// - Returns: The place, in the form that widgets.recents.add accepts.
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
