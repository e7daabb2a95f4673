// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// What the app tells its maker, while the user lets it.
public struct TelemetryMethods: Sendable {
  let caller: any CallSender

  /// Takes an event for the app's maker. It is dropped unless settings.telemetryEnabled is on; else it is sent with others, 20 at once or
  /// after 60 seconds.
  /// - Parameters:
  ///   - name: The name of the event: one of telemetry.names. A repeat with the same idempotencyKey is not compared by it.
  ///   - properties: Its properties, as telemetry.names declares them; each may be left out. A repeat is not compared by them.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: Whether the event waits to be sent.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func track(
    name: String,
    properties: [String: JSON]? = nil,
    idempotencyKey: String? = nil
  ) async throws -> TrackedEvent {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.putIfGiven("properties", properties)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("telemetry.track", .write, writer)
  }

  /// Lists the events that telemetry.track takes, with their properties. Nothing else is ever sent.
  /// - Returns: The declared events.
  /// - Throws: `CoreError`: invalidParams.
  public func names() async throws -> TelemetryNames {
    return try await caller.call("telemetry.names", .read, MemberWriter())
  }
}
