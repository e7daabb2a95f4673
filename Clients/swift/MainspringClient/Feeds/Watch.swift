/// A live query as a sequence: the result of a reading method, and each new result when it has changed.
///
///     for try await page in core.watch({ try await $0.inventory.items.list(limit: 20) }) {
///       show(page.items)
///     }
///
/// Each iteration opens its own query, and closes it at its end. If several results have arrived in the meantime, only
/// the newest is returned. If the query fails, an error is thrown. A later result can then follow.
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

    /// - Returns: nil if the task was cancelled.
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
