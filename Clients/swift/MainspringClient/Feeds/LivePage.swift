#if canImport(Observation)
  /// A live query of one page, or of one record: its newest result, or the error that it answers now.
  ///
  /// It ends when nobody holds it any more.
  @MainActor
  final class LivePage<Value: JSONReadable> {
    private(set) var value: Value?
    private(set) var error: (any Error)?

    private var task: Task<Void, Never>?

    /// - Parameter changed: called when there is another result or error.
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
