/// A live query: the result of a reading method, and each new one when it changes.
///
///     for try await page in core.watch({ try await $0.inventory.items.list(limit: 20) }) {
///       show(page.items)
///     }
///
/// Each iteration asks for itself, and ends the query with itself. Where several results have come meanwhile, it gives
/// the newest alone. A query that answers an error throws it; the next result may be one again.
public struct Watch<Value: JSONReadable>: AsyncSequence, Sendable {
  public typealias Element = Value

  let lease: Lease
  let timeout: Duration?
  let ask: @Sendable (Calls) async throws -> Value

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(watch: self) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    let watch: Watch
    private var opened: (question: Question, results: AsyncStream<Result<JSON, any Error>>.AsyncIterator)?

    init(watch: Watch) { self.watch = watch }

    /// - Returns: nil when the task is cancelled.
    public mutating func next() async throws -> Value? {
      if opened == nil {
        let question = try await Question.noted(watch.ask)
        opened = (question, LiveFeed.results(watch.lease.connection, question, watch.timeout).makeAsyncIterator())
      }
      guard let question = opened?.question, let result = await opened?.results.next() else { return nil }
      return try Reading.value(result.get(), of: question.method)
    }
  }
}
