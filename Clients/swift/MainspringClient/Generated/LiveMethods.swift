// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Live queries: calls of reading methods whose results the core sends again when they change.
public struct LiveMethods: Sendable {
  let caller: any CallSender

  /// Runs a reading method and returns its result, as a live query. The core sends `live.changed` whenever the result
  /// changes, until live.close is called or the conversation ends.
  /// - Parameter query: The method and its parameters.
  /// - Returns: The handle of the live query, and the first result. Each time that the core runs the query, it checks
  /// the method's own rule of access.
  /// - Throws: `CoreError`: invalidParams, limitReached, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  @discardableResult
  public func open(
    query: Query
  ) async throws -> LiveOpened {
    var writer = MemberWriter()
    writer.put("query", query)
    return try await caller.call("live.open", .session, writer)
  }

  /// Closes a live query, so that the core no longer runs it.
  /// - Parameter live: The handle that live.open returned.
  /// - Returns: The handle of the live query that was closed.
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
