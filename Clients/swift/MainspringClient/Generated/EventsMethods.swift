// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// What has changed: a log to read, and to be told of.
public struct EventsMethods: Sendable {
  let caller: any CallSender

  /// Answers what has changed since a place in the log of changes, oldest first.
  /// - Parameters:
  ///   - cursor: The cursor of an earlier answer; the beginning of the log without it.
  ///   - limit: The most that are answered; 100 without it.
  ///   - topics: What to answer changes of; everything without them.
  /// - Returns: The changes, and the place behind them.
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

  /// Sends events.changed whenever something changes, until the conversation ends or unsubscribes.
  /// - Parameter topics: What to be told of; everything without them.
  /// - Returns: The subscription's handle, and the place from which on it tells everything.
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
  /// - Parameter subscription: The handle that subscribing answered.
  /// - Returns: What has ended.
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
