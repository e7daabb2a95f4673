// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The log of changes: reading it, and subscribing to it.
public struct EventsMethods: Sendable {
  let caller: any CallSender

  /// Returns the changes after a place in the change log, oldest first.
  /// - Parameters:
  ///   - cursor: The cursor of an earlier result. The beginning of the log if left out.
  ///   - limit: The largest number of events in the result; 100 if left out.
  ///   - topics: The topics to return changes of. All changes if left out.
  /// - Returns: The changes, and the place after them.
  /// - Throws: `CoreError`: invalidParams, cursorTooOld.
  public func since(
    cursor: String? = nil,
    limit: Int? = nil,
    topics: [Topic]? = nil
  ) async throws -> EventPage {
    var writer = MemberWriter()
    writer.putIfGiven("cursor", cursor)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("topics", topics)
    return try await caller.call("events.since", .read, writer)
  }

  /// Subscribes to changes: events.changed is sent after each, until the conversation ends or events.unsubscribe is called.
  /// - Parameter topics: The topics to subscribe to. All changes if left out.
  /// - Returns: The handle of the subscription, and the place in the log from which it reports all changes.
  /// - Throws: `CoreError`: invalidParams, limitReached.
  @discardableResult
  public func subscribe(
    topics: [Topic]? = nil
  ) async throws -> Subscribed {
    var writer = MemberWriter()
    writer.putIfGiven("topics", topics)
    return try await caller.call("events.subscribe", .session, writer)
  }

  /// Ends a subscription.
  /// - Parameter subscription: The handle that events.subscribe returned.
  /// - Returns: The subscription that ended.
  /// - Throws: `CoreError`: invalidParams, notFound.
  @discardableResult
  public func unsubscribe(
    subscription: Int
  ) async throws -> Unsubscribed {
    var writer = MemberWriter()
    writer.put("subscription", subscription)
    return try await caller.call("events.unsubscribe", .session, writer)
  }
}
