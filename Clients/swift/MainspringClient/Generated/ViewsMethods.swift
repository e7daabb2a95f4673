// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Stored calls of listing methods, for lists that users open often.
public struct ViewsMethods: Sendable {
  let caller: any CallSender

  /// Stores a call of a listing method under a name, such as a filtered list that users open often. Run the call again
  /// with `views.run`. The core runs the call once now, as a check.
  /// - Parameters:
  ///   - name: The view's name.
  ///   - query: The call that views.run repeats.
  ///   - shared: `true` to share the view with all users of the company who may call the view's method.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new view. If the method refuses the call, for example because of an unknown filter, this request
  /// fails, too.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
  /// keyReused.
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

  /// Returns a saved view. Users see their own views, and a shared view if they may call its method.
  /// - Parameters:
  ///   - id: The view.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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

  /// Lists the caller's own views, and the shared views whose method the caller may call. The newest come first, one
  /// page at a time.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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

  /// Changes the given members of one of the caller's own views. Other members keep their values.
  /// - Parameters:
  ///   - id: The view.
  ///   - changes: The members to change.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The view after the change. If no given member has a new value, the view and its version do not change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
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

  /// Deletes one of the caller's own views. Owners of the company can also delete shared views.
  /// - Parameters:
  ///   - id: The view.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The deleted record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
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

  /// Calls the method of a view with the stored parameters, and returns the method's result. The method's own rule of
  /// access applies.
  /// - Parameters:
  ///   - id: The view.
  ///   - limit: The largest number of elements in a page. Default: the method's own default.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company. Only for methods that have the
  ///   parameter `snapshot`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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
