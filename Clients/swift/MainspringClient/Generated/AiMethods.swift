// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The AI of the host, which other services use.
public struct AiMethods: Sendable {
  let caller: any CallSender

  /// Returns the availability of the host's model. The core asks the host at most once in 60 seconds, and the host may report changes by
  /// itself.
  /// - Parameters:
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  /// - Returns: The availability, with a reason if there is no model.
  /// - Throws: `CoreError`: invalidParams, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
  public func availability(
    deadline: Int? = nil,
    progressToken: JSON? = nil
  ) async throws -> Availability {
    var writer = MemberWriter()
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("ai.availability", .read, writer)
  }

  /// Sent by the host, mostly as a notification, when the availability of its model has changed.
  /// - Parameters:
  ///   - available: true if there is a model that answers.
  ///   - reason: The reason why there is no model; null if there is one.
  /// - Returns: The availability, which ai.availability returns for the next 60 seconds.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func availabilityChanged(
    available: Bool,
    reason: AvailabilityReason? = nil
  ) async throws -> Availability {
    var writer = MemberWriter()
    writer.put("available", available)
    writer.putIfGiven("reason", reason)
    return try await caller.call("ai.availabilityChanged", .session, writer)
  }
}
