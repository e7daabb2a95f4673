// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The log of all changes of records: reading the log, and subscribing to changes.
public struct EventsMethods: Sendable {
  let caller: any CallSender

  /// Returns the events after a position in the change log, the oldest first. Use this method to catch up after a
  /// restart.
  /// - Parameters:
  ///   - cursor: The `cursor` of an earlier result or notification. Default: the beginning of the log.
  ///   - limit: The largest number of events in the result. Default: 100.
  ///   - topics: The topics of the events to return: an event must fit at least one of them. Default: all events.
  /// - Returns: The events, and the position after them.
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

  /// Subscribes to changes of records. The core sends `events.changed` after each change, until the conversation ends
  /// or `events.unsubscribe` is called.
  /// - Parameter topics: The topics to subscribe to: an event must fit at least one of them. Default: all events.
  /// - Returns: The handle of the subscription, and the position in the change log from which it reports all changes.
  /// - Throws: `CoreError`: invalidParams, limitReached.
  @discardableResult
  public func subscribe(
    topics: [Topic]? = nil
  ) async throws -> Subscribed {
    var writer = MemberWriter()
    writer.putIfGiven("topics", topics)
    return try await caller.call("events.subscribe", .session, writer)
  }

  /// Ends a subscription of this conversation, so that the core sends no more events for it.
  /// - Parameter subscription: The handle that events.subscribe returned.
  /// - Returns: The handle of the subscription that has ended.
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
