/// What changes, from a place on.
///
///     for try await event in try await core.events(topics: [Topic(service: "inventory")]) {
///       print(event.type, event.action, event.id)
///     }
///
/// It hears all that happens from the moment it is there, for one task that iterates. Where that is slower than what
/// happens, the rest is read from the log, in order. It ends when nobody holds it any more.
public final class Events: AsyncSequence, Sendable {
  public typealias Element = EventRecord

  private let lease: Lease
  private let feed: EventFeed

  init(_ lease: Lease, _ feed: EventFeed) { (self.lease, self.feed) = (lease, feed) }

  deinit { feed.close() }

  /// The place behind the last event that was given: what to go on from after a restart of the front end.
  public var cursor: String { feed.cursor }

  /// Nothing more comes.
  public func close() { feed.close() }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: self) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    let events: Events

    /// - Returns: nil when it was closed, or the task is cancelled.
    public mutating func next() async throws -> EventRecord? { try await events.feed.next() }
  }
}
