import Synchronization

/// A subscription to what changes, on its way.
///
/// What is told is kept until somebody asks for it, up to a bound. What is not kept is read from the log, from the
/// place behind the last event that is kept.
final class EventFeed: Feed {
  fileprivate struct State {
    var key: FeedKey?
    /// What was told, each with the place behind it where that is known.
    var told: [(event: EventRecord, cursor: String?)] = []
    /// The place behind the last event that was given.
    var cursor: String
    /// The place behind all that was told.
    var reached: String
    /// Whether there is more in the log than was told, and whether there may be more since the log was read.
    var isBehind = false
    var hasMissed = false
    var isClosed = false
    var failure: (any Error)?
  }

  /// So many are kept for somebody who does not ask for them.
  private static let mostKept = 10_000

  private let connection: Connection
  private let topics: [Topic]?
  private let state: Mutex<State>
  private let bell = Bell()

  private init(_ connection: Connection, _ topics: [Topic]?, since cursor: String?) {
    (self.connection, self.topics) = (connection, topics)
    state = Mutex(State(cursor: cursor ?? "", reached: cursor ?? ""))
  }

  /// Subscribes, and waits until that is done: what happens from then on is told.
  static func opened(_ connection: Connection, _ topics: [Topic]?, since cursor: String?, _ timeout: Duration?)
    async throws -> EventFeed
  {
    let feed = EventFeed(connection, topics, since: cursor)
    try await withCheckedThrowingContinuation { continuation in
      connection.send(feed.request(timeout), as: nil) { answer in
        if case .success(let result) = answer { feed.opened(result) }
        continuation.resume(with: answer.map { _ in })
      }
    }
    return feed
  }

  var cursor: String { state.withLock(\.cursor) }

  private func request(_ timeout: Duration?) -> Request {
    Request(method: "events.subscribe", parameters: topicsAsGiven, mayRepeat: true, timeout: timeout)
  }

  private var topicsAsGiven: MemberWriter {
    var parameters = MemberWriter()
    parameters.putIfGiven("topics", topics)
    return parameters
  }

  func open() {
    connection.send(request(nil), as: nil) { [self] answer in
      switch answer {
      case .success(let result): opened(result)
      case .failure(let error): end(error)
      }
    }
  }

  private func opened(_ result: JSON) {
    let key = FeedKey.events(result["subscription"]?.integer ?? 0)
    connection.keep(self, key)
    let isClosed = state.withLock { state in
      state.key = key
      if state.reached.isEmpty {
        state.reached = result["cursor"]?.text ?? ""
        state.cursor = state.reached
      } else {
        // What has happened before the subscription is read first; what it tells meanwhile is read with it.
        (state.isBehind, state.hasMissed) = (true, true)
      }
      return state.isClosed
    }
    if isClosed { connection.drop(key) }
    bell.ring()
  }

  func take(_ parameters: JSON) {
    let reading = Reading()
    let events = [EventRecord](parameters["events"] ?? .array([]), reading)
    state.withLock { state in
      if let flaw = reading.flaw {
        state.failure = UnreadableAnswer(method: "events.changed", reason: flaw)
      } else if state.isBehind || parameters["behind"]?.bool == true
        || state.told.count + events.count > EventFeed.mostKept
      {
        (state.isBehind, state.hasMissed) = (true, true)
      } else {
        state.add(events, upTo: parameters["cursor"]?.text ?? "")
      }
    }
    bell.ring()
  }

  func end(_ error: any Error) {
    state.withLock { $0.failure = error }
    bell.ring()
  }

  func close() {
    let key = state.withLock { state in
      state.isClosed = true
      return state.key
    }
    if let key { connection.drop(key) }
    bell.ring()
  }
}

extension EventFeed {
  fileprivate enum Step {
    case event(EventRecord)
    case read
    case wait
    case end((any Error)?)
  }

  /// The next event; nil when the feed was closed, or the task is cancelled.
  func next() async throws -> EventRecord? {
    while true {
      let rung = bell.count
      switch state.withLock({ $0.step() }) {
      case .event(let event): return event
      case .read: try await readOn()
      case .wait:
        if Task.isCancelled { return nil }
        await bell.wait(after: rung)
      case .end(let error):
        if let error { throw error }
        return nil
      }
    }
  }

  /// Reads what was not told, page by page, up to the place from which on all is told.
  private func readOn() async throws {
    var parameters = topicsAsGiven
    state.withLock { state in
      state.hasMissed = false
      parameters.put("cursor", state.reached)
    }
    let json = try await connection.call(Request(method: "events.since", parameters: parameters, mayRepeat: true))
    let page: EventPage = try Reading.value(json, of: "events.since")
    state.withLock { state in
      state.add(page.events, upTo: page.cursor)
      // What was told since this page was read is on the next one.
      state.isBehind = page.more || state.hasMissed
    }
  }
}

extension EventFeed.State {
  mutating func add(_ events: [EventRecord], upTo cursor: String) {
    for event in events { told.append((event, nil)) }
    reached = cursor
    if told.isEmpty { self.cursor = cursor } else { told[told.count - 1].cursor = cursor }
  }

  mutating func step() -> EventFeed.Step {
    if isClosed { return .end(nil) }
    if !told.isEmpty {
      let (event, place) = told.removeFirst()
      if let place { cursor = place }
      return .event(event)
    }
    if let failure { return .end(failure) }
    return isBehind ? .read : .wait
  }
}
