// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The search for places by their names.
public struct PlacesMethods: Sendable {
  let caller: any CallSender

  /// Asks the host for places whose names begin with the text that the user has typed so far. If no host searches
  /// places, or if the host fails or is late, the core searches the cities of the system's time zones. For the
  /// coordinates of a suggestion, call `places.resolve`.
  /// - Parameters:
  ///   - text: The text that the user has typed so far. Case and accents are ignored.
  ///   - latitude: The point around which to search first, in degrees. `latitude` and `longitude` must be given
  ///   together. If they are left out, the search begins around the device's last known place, if there is one.
  ///   - longitude: The point around which to search first, in degrees. `latitude` and `longitude` must be given
  ///   together. If they are left out, the search begins around the device's last known place, if there is one.
  ///   - limit: The largest number of places to return. Default: 10.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - session: A name that the caller chooses for the search field in which the user types. If an earlier search
  ///   with the same `session` still waits, the earlier search fails with `requestCancelled`.
  /// - Returns: The places and the suggestions.
  /// - Throws: `CoreError`: invalidParams, placesUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
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

  /// Asks the host for the coordinates of a place that `places.search` has suggested. To register the place for
  /// widgets, pass the result to `widgets.recents.add`.
  /// - Parameters:
  ///   - token: The token of the suggestion, from the result of `places.search`.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  /// - Returns: The place, with the members that `widgets.recents.add` accepts.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
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
