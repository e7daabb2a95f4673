/// A sequence of changes, from a cursor on.
///
///     for try await event in try await core.events(topics: [Topic(service: "inventory")]) {
///       print(event.type, event.action, event.id)
///     }
///
/// It contains all changes from the moment at which it was created, and is for one task. If the task is slower than the
/// changes, it reads them later from the core's change log, in their order. The subscription ends when the last
/// reference to this object is gone.
public final class Events: AsyncSequence, Sendable {
  public typealias Element = EventRecord

  private let lease: Lease
  private let feed: EventFeed

  init(_ lease: Lease, _ feed: EventFeed) { (self.lease, self.feed) = (lease, feed) }

  deinit { feed.close() }

  /// The position after the last event that was returned. After a restart, the front end can continue from it.
  public var cursor: String { feed.cursor }

  /// Ends the subscription. No more events are returned.
  public func close() { feed.close() }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: self) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    let events: Events

    /// - Returns: nil if the sequence was closed, or the task was cancelled.
    public mutating func next() async throws -> EventRecord? { try await events.feed.next() }
  }
}
