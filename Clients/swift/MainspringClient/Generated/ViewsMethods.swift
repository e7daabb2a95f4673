// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Stored calls of listing methods, for lists that users open often.
public struct ViewsMethods: Sendable {
  let caller: any CallSender

  /// Stores a call of a listing method, to be repeated later. The method is called once, to check that it can be.
  /// - Parameters:
  ///   - name: The view's name.
  ///   - query: The call of the method.
  ///   - shared: true to share the view with all users of the company who may call the method.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The new view. A call that the method itself refuses, such as with unknown filters, is refused.
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

  /// Returns one view: the caller's own, or a shared one whose method the caller may call.
  /// - Parameters:
  ///   - id: The view.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The view.
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

  /// Lists the caller's own views, and shared ones whose method the caller may call, newest first, one page at a time.
  /// - Parameters:
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - snapshot: true if later pages must show the same state as this one. After a change of the company they are refused with
  ///   cursorTooOld. Changes through time alone, or of an asset's file on the device, do not count. Otherwise each page shows the state of
  ///   its own time, and skips or repeats no element that stays in the list.
  ///   - company: The company. Without it, the selected company, or the only company.
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

  /// Changes the named members of one of the caller's own views. The others stay unchanged.
  /// - Parameters:
  ///   - id: The view.
  ///   - changes: The members to change.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The view after the change, unchanged if nothing differs.
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

  /// Deletes one of the caller's own views. Owners of the company can also delete shared ones.
  /// - Parameters:
  ///   - id: The view.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Calls the method of a view with its parameters, and returns its result. The method's own rule of access applies.
  /// - Parameters:
  ///   - id: The view.
  ///   - limit: The largest number of elements in the page. The method's own default if left out.
  ///   - after: The value of next in the page before.
  ///   - snapshot: true if later pages must show the same state as this one. Only for methods with this parameter.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: A page of the method's list.
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
