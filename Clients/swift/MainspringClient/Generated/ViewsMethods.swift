// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Lists that people look at again and again.
public struct ViewsMethods: Sendable {
  let caller: any CallSender

  /// Keeps a call of a method that lists, to be made again; the method is called once, to see that it can be.
  /// - Parameters:
  ///   - name: What people call it.
  ///   - query: What is called.
  ///   - shared: Whether everybody in the company has it who may call the method.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new view. What the method itself refuses, such as filters that it does not know, is refused.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached, keyReused.
  @discardableResult
  public func create(
    name: String,
    query: ViewQueryInput,
    shared: Bool? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ViewRecord {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.put("query", query)
    writer.putIfGiven("shared", shared)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("views.create", .write, writer)
  }

  /// Answers one view: the caller's own, or a shared one whose method they may call.
  /// - Parameters:
  ///   - id: The view.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The view as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> ViewRecord {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("views.get", .read, writer)
  }

  /// Lists the caller's own views, and those shared ones whose method they may call, newest first.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of views.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> ViewPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("views.list", .read, writer)
  }

  /// Changes the named members of a view of the caller's own, and leaves the others.
  /// - Parameters:
  ///   - id: The view.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The view after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: ViewDraftChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ViewRecord {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("views.update", .write, writer)
  }

  /// Deletes a view of the caller's own; owners of the company also delete shared ones.
  /// - Parameters:
  ///   - id: The view.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The deleted record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("views.delete", .write, writer)
  }

  /// Answers what the method of a view answers to its parameters, by the method's own rule of access.
  /// - Parameters:
  ///   - id: The view.
  ///   - limit: The most that a page may hold; without it, what the method does without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of its state; only where the method has it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of what the method lists.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func run(
    id: String,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> Page {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("views.run", .read, writer)
  }
}
