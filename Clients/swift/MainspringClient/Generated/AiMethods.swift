// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The AI of the host, which other services ask.
public struct AiMethods: Sendable {
  let caller: any CallSender

  /// Says whether there is a model that answers. The host is asked at most once in 60 seconds, and may say it unasked.
  /// - Parameters:
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - progressToken: Passed back in rpc.progress when the host tells how far it is.
  /// - Returns: Whether the AI can be asked, or why not.
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

  /// The host says, unasked, whether its model can be asked; mostly sent as a notification.
  /// - Parameters:
  ///   - available: Whether there is a model that answers.
  ///   - reason: Why there is none; null where there is one.
  /// - Returns: What ai.availability answers for the next 60 seconds.
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
