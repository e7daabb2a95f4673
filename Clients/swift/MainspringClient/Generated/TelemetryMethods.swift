// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Events that the app reports to its maker, while the user allows it.
public struct TelemetryMethods: Sendable {
  let caller: any CallSender

  /// Records an event of the app, to be sent to the app's maker. If the setting `telemetryEnabled` is off, the event is
  /// dropped. Otherwise it is sent together with others: when 20 events wait, or after 60 seconds.
  /// - Parameters:
  ///   - name: The name of the event, which must be in `telemetry.names`. A repeated request is recognized only by its
  ///   `idempotencyKey`: the names are not compared.
  ///   - properties: The properties of the event, as `telemetry.names` declares them. Each property can be left out. A
  ///   repeated request is recognized only by its `idempotencyKey`: the properties are not compared.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The outcome: the event waits to be sent, or it was dropped.
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

  /// Lists the events that `telemetry.track` accepts, with their properties. Telemetry never sends any other data.
  /// - Returns: The events that may be sent.
  /// - Throws: `CoreError`: invalidParams.
  public func names() async throws -> TelemetryNames {
    return try await caller.call("telemetry.names", .read, MemberWriter())
  }
}
