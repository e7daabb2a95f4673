// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The location of the device, the app's permission to know the location, and the names of places.
public struct LocationMethods: Sendable {
  let caller: any CallSender

  /// Returns the app's permission to know the device's location, as the host last reported it.
  /// - Returns: The permission.
  /// - Throws: `CoreError`: invalidParams.
  public func authorization() async throws -> LocationAuthorization {
    return try await caller.call("location.authorization", .read, MemberWriter())
  }

  /// Stores the app's permission to know the device's location. The host calls this method when the user's decision has
  /// changed.
  /// - Parameters:
  ///   - state: The decision of the user, or of the device's administrator.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The stored permission. If the decision has not changed, `changedAt` remains the time of the earlier
  /// report.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func setAuthorization(
    state: LastLocationAuthorization,
    idempotencyKey: String? = nil
  ) async throws -> LocationAuthorization {
    var writer = MemberWriter()
    writer.put("state", state)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("location.setAuthorization", .write, writer)
  }

  /// Asks the host for the location of the device, and stores the location as the device's place. Use this method when
  /// the app needs a new location; location.last returns the stored one.
  /// - Parameters:
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The location of the device. If a newer location is stored already, the stored location.
  /// - Throws: `CoreError`: invalidParams, locationDenied, hostUnavailable, hostTimeout, hostError, hostFault,
  /// limitReached, requestCancelled, keyReused.
  @discardableResult
  public func request(
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> DeviceLocation {
    var writer = MemberWriter()
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("location.request", .write, writer)
  }

  /// Returns the stored place of the device, from the last location.request, without asking the host.
  /// - Parameter maxAge: The age from which the device's place counts as old, in seconds. Default: 86,400, which is one
  /// day.
  /// - Returns: The place. `null` if `location.request` has never found one.
  /// - Throws: `CoreError`: invalidParams.
  public func last(
    maxAge: Int? = nil
  ) async throws -> LastLocation? {
    var writer = MemberWriter()
    writer.putIfGiven("maxAge", maxAge)
    return try await caller.call("location.last", .read, writer)
  }

  /// Returns the name of the place at the given coordinates. The core asks the host once for each place, and stores the
  /// name. Points whose coordinates are equal when rounded to four decimals count as one place.
  /// - Parameters:
  ///   - latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
  ///   equator.
  ///   - longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
  ///   Greenwich.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  /// - Returns: The name of the place, with its locality, region, country and time zone.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
  public func geocode(
    latitude: Decimal,
    longitude: Decimal,
    deadline: Int? = nil
  ) async throws -> GeocodedPlace {
    var writer = MemberWriter()
    writer.put("latitude", latitude)
    writer.put("longitude", longitude)
    writer.putIfGiven("deadline", deadline)
    return try await caller.call("location.geocode", .read, writer)
  }
}
