// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Queries whose results are sent again when they change.
public struct LiveMethods: Sendable {
  let caller: any CallSender

  /// Runs a reading method and returns its result. The core sends `live.changed` whenever the result changes, until the
  /// query is closed.
  /// - Parameter query: The method and its parameters.
  /// - Returns: The query's handle, and the first result. The method's own rule of access is checked each time that the
  /// core runs the query.
  /// - Throws: `CoreError`: invalidParams, limitReached, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  @discardableResult
  public func open(
    query: Query
  ) async throws -> LiveOpened {
    var writer = MemberWriter()
    writer.put("query", query)
    return try await caller.call("live.open", .session, writer)
  }

  /// Closes a live query.
  /// - Parameter live: The handle that live.open returned.
  /// - Returns: The query that was closed.
  /// - Throws: `CoreError`: invalidParams, notFound.
  @discardableResult
  public func close(
    live: Int
  ) async throws -> LiveClosed {
    var writer = MemberWriter()
    writer.put("live", live)
    return try await caller.call("live.close", .session, writer)
  }
}
