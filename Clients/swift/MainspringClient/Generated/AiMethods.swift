// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The availability of the host's language model, which other services use.
public struct AiMethods: Sendable {
  let caller: any CallSender

  /// Returns the availability of the host's language model. Use this method before the app offers functions that need
  /// the model. The core asks the host at most once in 60 seconds, and the host can report changes with
  /// ai.availabilityChanged.
  /// - Parameters:
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  /// - Returns: The availability, with a reason if the model can't answer.
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

  /// A host calls this method, usually as a notification, when the availability of its model has changed.
  /// - Parameters:
  ///   - available: `true` if the host has a model that can answer now.
  ///   - reason: The reason why no model can answer; `null` if `available` is `true`.
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
