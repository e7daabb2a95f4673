#if canImport(Observation)
  /// A live query for one page or one record. It has the newest result, or the error if the query has failed.
  ///
  /// The query ends when the last reference to this object is gone.
  @MainActor
  final class LivePage<Value: JSONReadable> {
    private(set) var value: Value?
    private(set) var error: (any Error)?

    private var task: Task<Void, Never>?

    /// - Parameter changed: a function that is called after each new result or error.
    init(_ lease: Lease, _ question: Question, _ timeout: Duration?, changed: @escaping @MainActor (LivePage) -> Void) {
      let results = LiveFeed.results(lease.connection, question, timeout)
      task = Task { [weak self] in
        for await result in results {
          guard let self else { return }
          self.take(result, of: question.method)
          changed(self)
        }
      }
    }

    deinit { task?.cancel() }

    private func take(_ result: Result<JSON, any Error>, of method: String) {
      do {
        value = try Reading.value(result.get(), of: method)
        error = nil
      } catch {
        self.error = error
      }
    }
  }
#endif
