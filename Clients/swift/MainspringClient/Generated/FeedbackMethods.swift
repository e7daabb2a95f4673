// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Messages from users to the makers of the app.
public struct FeedbackMethods: Sendable {
  let caller: any CallSender

  /// Stores feedback, and sends it to the app's backend. If the backend has not authenticated the user, or cannot be reached, the feedback
  /// waits and is sent later. After an error, data.record is the feedback, which is stored all the same.
  /// - Parameters:
  ///   - kind: bug: something is wrong. idea: something is missing. question. praise.
  ///   - message: The user's message.
  ///   - contact: The way to reach the user for a reply, such as an address; null for no reply.
  ///   - includeDiagnostics: true to send the diagnostics that feedback.preview returns, too. None if left out.
  ///   - deadline: The milliseconds that the backend has; 30,000 if left out.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The feedback, which was sent.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed, storageFault, hostUnavailable,
  /// hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
  @discardableResult
  public func submit(
    kind: FeedbackKind,
    message: String,
    contact: String? = nil,
    includeDiagnostics: Bool? = nil,
    deadline: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Feedback {
    var writer = MemberWriter()
    writer.put("kind", kind)
    writer.put("message", message)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("includeDiagnostics", includeDiagnostics)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("feedback.submit", .write, writer)
  }

  /// Sends feedback again that is waiting or failed.
  /// - Parameters:
  ///   - id: The feedback.
  ///   - deadline: The milliseconds that the backend has; 30,000 if left out.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The feedback, which was sent.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed, storageFault, hostUnavailable,
  /// hostTimeout, hostError, hostFault, limitReached, requestCancelled, notFound, conflict, keyReused.
  @discardableResult
  public func retry(
    id: String,
    deadline: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Feedback {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("feedback.retry", .write, writer)
  }

  /// Lists the feedback of the user who is signed in, newest first, one page at a time.
  /// - Parameters:
  ///   - state: Feedback in this state only.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - snapshot: true if later pages must show the same state as this one. After a change of the company they are refused with
  ///   cursorTooOld. Changes through time alone, or of an asset's file on the device, do not count. Otherwise each page shows the state of
  ///   its own time, and skips or repeats no element that stays in the list.
  /// - Returns: A page of feedback.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, cursorTooOld.
  public func list(
    state: FeedbackState? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil
  ) async throws -> FeedbackPage {
    var writer = MemberWriter()
    writer.putIfGiven("state", state)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    return try await caller.call("feedback.list", .read, writer)
  }

  /// Deletes feedback on this device. Waiting feedback is then never sent. The backend keeps its copy.
  /// - Parameters:
  ///   - id: The feedback.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The deleted record.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("feedback.delete", .write, writer)
  }

  /// Returns the diagnostics that are sent with feedback if includeDiagnostics is true: versions and counts, but no text of users.
  /// - Returns: The diagnostics.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized.
  public func preview() async throws -> AppDiagnostics {
    return try await caller.call("feedback.preview", .read, MemberWriter())
  }
}
