// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Messages from users to the makers of the app.
public struct FeedbackMethods: Sendable {
  let caller: any CallSender

  /// Stores feedback, and sends it to the app's backend. If the backend has not authenticated the user, or cannot be
  /// reached, the feedback waits and is sent later. The feedback is stored even if the reply is an error. `data.record`
  /// of the error is then the feedback's id.
  /// - Parameters:
  ///   - kind: The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about
  ///   the app. praise: a compliment.
  ///   - message: The text of the user's message.
  ///   - contact: The address for a reply, such as an e-mail address or a telephone number. `null` if the user wants no
  ///   reply.
  ///   - includeDiagnostics: `true` to also send the diagnostics that `feedback.preview` returns. If it is left out, no
  ///   diagnostics are sent.
  ///   - deadline: The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The feedback, whose state is now `sent`.
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

  /// Sends feedback again if its state is `waiting` or `failed`.
  /// - Parameters:
  ///   - id: The id of the feedback.
  ///   - deadline: The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The feedback, whose state is now `sent`.
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
  ///   - state: Only feedback in this state. Default: all feedback of the user.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
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

  /// Deletes feedback on this device. Waiting feedback is then never sent. Of feedback that was sent, the backend still
  /// has its copy.
  /// - Parameters:
  ///   - id: The id of the feedback.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted feedback.
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

  /// Returns the diagnostics that `feedback.submit` sends if `includeDiagnostics` is `true`. They are versions and
  /// counts, and no text of users. Use it to show users what they send.
  /// - Returns: The diagnostics: versions and counts.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized.
  public func preview() async throws -> AppDiagnostics {
    return try await caller.call("feedback.preview", .read, MemberWriter())
  }
}
