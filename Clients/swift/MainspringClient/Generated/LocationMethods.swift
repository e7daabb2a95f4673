// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Where the device is, whether the app may know, and what places are called.
public struct LocationMethods: Sendable {
  let caller: any CallSender

  /// Whether the app may know where the device is, as far as the host has said.
  /// - Returns: What has been decided.
  /// - Throws: `CoreError`: invalidParams.
  public func authorization() async throws -> LocationAuthorization {
    return try await caller.call("location.authorization", .read, MemberWriter())
  }

  /// The host tells whether the app may know where the device is.
  /// - Parameters:
  ///   - state: What the user, or who manages the device, has decided.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: What is kept; as before when nothing has changed.
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

  /// Asks the host once where the device is; that is the device's place from then on.
  /// - Parameters:
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: Where the device is.
  /// - Throws: `CoreError`: invalidParams, locationDenied, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, keyReused.
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

  /// The device's place: where location.request has found it last.
  /// - Parameter maxAge: The age in seconds from which the device's place counts as old; 86400 if left out.
  /// - Returns: The place; null as long as there is none.
  /// - Throws: `CoreError`: invalidParams.
  public func last(
    maxAge: Int? = nil
  ) async throws -> LastLocation? {
    var writer = MemberWriter()
    writer.putIfGiven("maxAge", maxAge)
    return try await caller.call("location.last", .read, writer)
  }

  /// What the place at a point is called. The host is asked once for a place; points are one place when they are the same to four decimals.
  /// - Parameters:
  ///   - latitude: In degrees, north of the equator; rounded to six decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to six decimals.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  /// - Returns: The place's name, and what it belongs to.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
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
