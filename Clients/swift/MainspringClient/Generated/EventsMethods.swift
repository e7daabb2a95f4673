// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The log of changes: reading it, and subscribing to it.
public struct EventsMethods: Sendable {
  let caller: any CallSender

  /// Returns the changes after a position in the log of changes, oldest first.
  /// - Parameters:
  ///   - cursor: The cursor of an earlier result. Without it, the beginning of the log.
  ///   - limit: The largest number of events in the result. Without it, 100.
  ///   - topics: The topics whose changes are returned. Without it, all changes.
  /// - Returns: The changes, and the position after them.
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

  /// Subscribes to changes. The core sends `events.changed` after each change, until the conversation ends or
  /// `events.unsubscribe` is called.
  /// - Parameter topics: The topics to subscribe to. Without it, all changes.
  /// - Returns: The handle of the subscription, and the position in the log after which it reports all changes.
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
