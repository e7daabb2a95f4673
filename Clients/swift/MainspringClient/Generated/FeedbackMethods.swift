// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Messages from users to the makers of the app.
public struct FeedbackMethods: Sendable {
  let caller: any CallSender

  /// Stores feedback, and sends it to the app's backend. If the backend has not authenticated the user, or cannot be
  /// reached, the feedback waits and is sent later. If the reply is an error, data.record is the feedback, which is
  /// stored nevertheless.
  /// - Parameters:
  ///   - kind: The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about
  ///   the app. praise: a compliment.
  ///   - message: The user's message.
  ///   - contact: The address for a reply, such as an e-mail address or a telephone number; null if the user wants no
  ///   reply.
  ///   - includeDiagnostics: `true` to also send the diagnostics that feedback.preview returns. Without it, no
  ///   diagnostics are sent.
  ///   - deadline: The time limit for the backend, in milliseconds. Without it, 30,000 (30 seconds).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The feedback, whose state is sent.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed, storageFault,
  /// hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
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

  /// Sends feedback again whose state is waiting or failed.
  /// - Parameters:
  ///   - id: The feedback.
  ///   - deadline: The time limit for the backend, in milliseconds. Without it, 30,000 (30 seconds).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The feedback, whose state is sent.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed, storageFault,
  /// hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled, notFound, conflict, keyReused.
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
  ///   - state: Only feedback in this state. Without it, all feedback of the user.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send it with the first page; the cursor keeps it. If that state changes, the next page is refused
  ///   with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each page shows the state at its own
  ///   time. Either way, an element that stays in the list is neither skipped nor repeated. The passing of time, or an
  ///   asset's file arriving on the device, is not a change.
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

  /// Deletes feedback on this device. Feedback that is still waiting is never sent. The backend keeps a copy of
  /// feedback that was sent.
  /// - Parameters:
  ///   - id: The feedback.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
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

  /// Returns the diagnostics that are sent with feedback if includeDiagnostics is true: versions and counts, but no
  /// text of users.
  /// - Returns: The diagnostics.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized.
  public func preview() async throws -> AppDiagnostics {
    return try await caller.call("feedback.preview", .read, MemberWriter())
  }
}
