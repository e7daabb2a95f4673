import Synchronization

/// A live query: sends it, and passes on its results.
final class LiveFeed: Feed {
  private struct State {
    var key: FeedKey?
    var isClosed = false
    var newest: JSON?
  }

  private let connection: Connection
  private let question: Question
  private let timeout: Duration?
  private let state = Mutex(State())
  private let results: AsyncStream<Result<JSON, any Error>>.Continuation

  private init(
    _ connection: Connection, _ question: Question, _ timeout: Duration?,
    _ results: AsyncStream<Result<JSON, any Error>>.Continuation
  ) {
    (self.connection, self.question, self.timeout, self.results) = (connection, question, timeout, results)
  }

  /// Returns a stream with the present result of a query and each new one. If several results arrive before the reader
  /// asks, only the newest is passed on.
  static func results(_ connection: Connection, _ question: Question, _ timeout: Duration?) -> AsyncStream<
    Result<JSON, any Error>
  > {
    let (stream, results) = AsyncStream<Result<JSON, any Error>>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let feed = LiveFeed(connection, question, timeout, results)
    results.onTermination = { _ in feed.close() }
    feed.open()
    return stream
  }

  func open() {
    var query = MemberWriter()
    query.put("method", question.method)
    query.put("params", question.parameters.json)
    var parameters = MemberWriter()
    parameters.put("query", query.json)
    connection.send(Request(method: "live.open", parameters: parameters, mayRepeat: true, timeout: timeout), as: nil) {
      [self] answer in
      switch answer {
      case .success(let opened): self.opened(opened)
      case .failure(let error): end(error)
      }
    }
  }

  private func opened(_ result: JSON) {
    let key = FeedKey.live(result["live"]?.integer ?? 0)
    connection.keep(self, key)
    let isClosed = state.withLock { state in
      state.key = key
      return state.isClosed
    }
    if isClosed { return connection.drop(key) }
    tell(result["result"] ?? .null)
  }

  func take(_ parameters: JSON) {
    if let error = parameters["error"], !error.isNull {
      state.withLock { $0.newest = nil }
      results.yield(.failure(CoreError(method: question.method, error: error)))
    } else {
      tell(parameters["result"] ?? .null)
    }
  }

  /// Passes on a result if it differs from the last one. After a restart, the core sends the result again, and it may
  /// be the same.
  private func tell(_ result: JSON) {
    let isNew = state.withLock { state in
      if state.newest == result { return false }
      state.newest = result
      return true
    }
    if isNew { results.yield(.success(result)) }
  }

  func end(_ error: any Error) {
    results.yield(.failure(error))
    results.finish()
  }

  private func close() {
    let key = state.withLock { state in
      state.isClosed = true
      return state.key
    }
    if let key { connection.drop(key) }
  }
}
