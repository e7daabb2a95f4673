// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Places by what they are called.
public struct PlacesMethods: Sendable {
  let caller: any CallSender

  /// Places whose names begin like a text that is being typed: from a host that offers them, else the cities of the system's time zones,
  /// also when the host is late or has an error.
  /// - Parameters:
  ///   - text: What has been typed so far. Neither case nor accents count.
  ///   - latitude: Where to look first, in degrees; with longitude.
  ///   - longitude: Where to look first, in degrees; with latitude.
  ///   - limit: How many places at most; 10 without it.
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  /// - Returns: The places that were found.
  /// - Throws: `CoreError`: invalidParams, placesUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
  public func search(
    text: String,
    latitude: Decimal? = nil,
    longitude: Decimal? = nil,
    limit: Int? = nil,
    deadline: Int? = nil
  ) async throws -> FoundPlaces {
    var writer = MemberWriter()
    writer.put("text", text)
    writer.putIfGiven("latitude", latitude)
    writer.putIfGiven("longitude", longitude)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("deadline", deadline)
    return try await caller.call("places.search", .read, writer)
  }
}
