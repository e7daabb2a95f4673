// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Events that the app reports to its maker, while the user allows it.
public struct TelemetryMethods: Sendable {
  let caller: any CallSender

  /// Records an event for the app's maker. While the setting `telemetryEnabled` is off, the event is dropped. Otherwise
  /// the event is sent together with others: when 20 events wait, or after 60 seconds.
  /// - Parameters:
  ///   - name: The name of the event, as listed by `telemetry.names`. A repeat is recognized by its `idempotencyKey`
  ///   alone: the names are not compared.
  ///   - properties: The properties of the event, as declared by `telemetry.names`. Each of them may be left out. A
  ///   repeat is recognized by its `idempotencyKey` alone: the properties are not compared.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The outcome: the event waits to be sent, or was dropped.
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

  /// Lists the events that telemetry.track accepts, with their properties. No other data is ever sent.
  /// - Returns: The declared events.
  /// - Throws: `CoreError`: invalidParams.
  public func names() async throws -> TelemetryNames {
    return try await caller.call("telemetry.names", .read, MemberWriter())
  }
}
