// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// What users tell the makers of the app.
public struct FeedbackMethods: Sendable {
  let caller: any CallSender

  /// Stores feedback, and sends it to the app's backend. Where the backend has not authenticated the user, or can't be reached, it waits,
  /// and goes by itself later. An error's data.record is the feedback, which is stored all the same.
  /// - Parameters:
  ///   - kind: bug: something is wrong. idea: something is missing. question. praise.
  ///   - message: What the user has written.
  ///   - contact: How the user wants to be answered, such as an address; null for not at all.
  ///   - includeDiagnostics: true sends what feedback.preview shows along; without it nothing.
  ///   - deadline: How many milliseconds the backend has; 30,000 without it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The feedback, sent.
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

  /// Sends feedback again that waits or that failed.
  /// - Parameters:
  ///   - id: The feedback.
  ///   - deadline: How many milliseconds the backend has; 30,000 without it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The feedback, sent.
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

  /// Lists the feedback of the user who is signed in, newest first, page by page.
  /// - Parameters:
  ///   - state: Feedback in this state only.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
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

  /// Deletes feedback on this device. Feedback that waits is never sent. The backend keeps its copy.
  /// - Parameters:
  ///   - id: The feedback.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Shows the diagnostics that go with feedback whose includeDiagnostics is true: versions and counts, and nothing that users wrote.
  /// - Returns: The diagnostics.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized.
  public func preview() async throws -> AppDiagnostics {
    return try await caller.call("feedback.preview", .read, MemberWriter())
  }
}
