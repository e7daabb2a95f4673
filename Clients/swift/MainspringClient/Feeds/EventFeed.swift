import Synchronization

/// A subscription to changes.
///
/// Events are stored until the front end asks for them, up to a limit. Events beyond the limit are read from the core's
/// change log, from the position after the last stored event.
final class EventFeed: Feed {
  fileprivate struct State {
    var key: FeedKey?
    /// The stored events. The cursor is the position after the event, where it is known.
    var told: [(event: EventRecord, cursor: String?)] = []
    /// The position after the last event that was returned.
    var cursor: String
    /// The position after all stored events.
    var reached: String
    /// `isBehind`: whether the change log has events that were not stored. `hasMissed`: whether there may be new ones
    /// since the log was last read.
    var isBehind = false
    var hasMissed = false
    var isClosed = false
    var failure: (any Error)?
  }

  /// The maximum number of stored events.
  private static let mostKept = 10_000

  private let connection: Connection
  private let topics: [Topic]?
  private let state: Mutex<State>
  private let bell = Bell()

  private init(_ connection: Connection, _ topics: [Topic]?, since cursor: String?) {
    (self.connection, self.topics) = (connection, topics)
    state = Mutex(State(cursor: cursor ?? "", reached: cursor ?? ""))
  }

  /// Subscribes, and waits until the core has confirmed it. All changes from then on are reported.
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
        // The changes before the subscription are read from the change log first. Events that arrive meanwhile are also
        // in the log.
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

  /// Returns the next event, or nil if the feed was closed or the task was cancelled.
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

  /// Reads a page of the change log, with events that were not stored.
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
      // Events that arrived after the page was read are on the next page.
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
