public import RPC
public import Shape
public import Storage

/// Renews stored answers of the host. A request returns the stored answer at once. If that is stale, the core asks the
/// host for a newer one after the reply.
///
/// A service answers with the stored value, and calls `want` if the value is stale, or was never fetched. The host is
/// asked when all served requests are committed. No request waits for the host.
///
/// - For each key, at most one fetch is under way, even if many readers want the key.
/// - After a fetch that succeeds, the next one begins a minute later at the earliest, or after the answer's `maxAge` if
///   that is shorter.
/// - After a fetch that fails, the pause is a minute, then two, four and so on, up to an hour. So there are at most
///   seven fetches in the first hour, even if the process is started again meanwhile.
/// - After the clock was set back, the host may be asked at once.
///
/// ```swift
/// private lazy var renewals = Renewals<DocumentName>(
///   dependencies.host, dependencies.clock, RenewalMemory(dependencies.stores, of: "policy"), name: \.rawValue)
///
/// renewals.want(
///   .appConfig, by: FetchConfig(document: .appConfig), fetchedAt: stored?.fetchedAt, maxAge: 3600, at: now,
///   keep: { (answer) throws(Failure) in try store(answer) })
/// ```
public final class Renewals<Key: Hashable> {
  /// Asks the host, and calls `ended` once: when everything was fetched, or when something has failed.
  /// - Returns: a Boolean value that indicates whether the host was asked.
  public typealias Fetch = (_ ended: @escaping () -> Void) -> Bool

  private struct State {
    /// A Boolean value that indicates whether the host is to be asked when all served requests are committed.
    var isWanted = false
    /// A Boolean value that indicates whether a fetch has begun and has not ended.
    var isUnderWay = false
    /// The number of fetches in a row after which nothing newer was stored.
    var tries = 0
    /// The instants at which the last fetch began, and at which it ended.
    var askedAt = Timestamp(milliseconds: 0)
    var endedAt = Timestamp(milliseconds: 0)
    /// The instant before which the host is not asked again.
    var notBefore = Timestamp(milliseconds: 0)
  }

  private let host: HostCalls
  private let clock: Clock
  /// Stores for later processes when the host was asked, or `nil` if later processes must not know it.
  private let memory: RenewalMemory?
  /// Returns the name of a key in the memory.
  private let name: (Key) -> String
  private var states: [Key: State] = [:]
  /// The fetches that are to begin, in the order in which they were wanted.
  private var wanted: [(key: Key, fetch: Fetch)] = []

  /// The first pause after a failure, in milliseconds. It doubles with each further failure. It is also the longest
  /// pause between two fetches that succeed.
  private static var pause: Int { 60_000 }
  /// The longest pause, in milliseconds.
  private static var longestPause: Int { 3_600_000 }
  /// The number of keys in `states` at which the keys whose pause is over are removed.
  private static var mostKeys: Int { 1000 }

  /// - Parameters:
  ///   - memory: stores for later processes when the host was asked, or `nil` if they must not know it.
  ///   - name: returns the name of a key in the memory.
  public init(_ host: HostCalls, _ clock: Clock, _ memory: RenewalMemory?, name: @escaping (Key) -> String) {
    self.host = host
    self.clock = clock
    self.memory = memory
    self.name = name
    host.conversations.onSettled { [unowned self] in begin() }
  }

  /// Asks the host for a newer answer, with one request. Does nothing if a fetch is under way, or began too recently.
  /// - Parameters:
  ///   - fetchedAt: the instant at which the stored answer was fetched; `nil` if there is none.
  ///   - maxAge: the number of seconds for which an answer is fresh.
  ///   - deadline: the number of milliseconds that the host has; `nil` for the usual number.
  ///   - keep: stores the answer, in a transaction of its own.
  ///   - note: stores the reason why there is no answer, in a transaction of its own.
  public func want<R: HostRequest>(
    _ key: Key, by request: R, fetchedAt: Timestamp?, maxAge: Int, at now: Timestamp, deadline: Int? = nil,
    keep: @escaping (R.Answer) throws(Failure) -> Void, note: ((Failure) throws(Failure) -> Void)? = nil
  ) {
    guard host.offers(R.self) else { return }
    want(key, fetchedAt: fetchedAt, maxAge: maxAge, at: now) { [host] ended in
      host.askForItself(
        request, deadline: deadline,
        keep: { (answer) throws(Failure) in
          ended()
          try keep(answer)
        },
        note: { (failure) throws(Failure) in
          ended()
          try note?(failure)
        })
    }
  }

  /// Asks the host for a newer answer, with any number of requests. Does nothing if a fetch is under way, or began too
  /// recently.
  ///
  /// Before the call, the caller checks that the host can be asked.
  /// - Parameters:
  ///   - fetchedAt: the instant at which the stored answer was fetched; `nil` if there is none.
  ///   - maxAge: the number of seconds for which an answer is fresh.
  public func want(_ key: Key, fetchedAt: Timestamp?, maxAge: Int, at now: Timestamp, fetch: @escaping Fetch) {
    var state = states[key] ?? restored(key, at: now)
    guard !state.isWanted, !state.isUnderWay else { return }
    // If the clock was set back, the time since the last fetch is unknown, so nothing is known about the key.
    if state.askedAt > now || state.endedAt > now { state = State() }
    if let fetchedAt {
      // The answer of the last fetch was stored. This can be checked only now, because its commit might have failed.
      if state.tries > 0, fetchedAt >= state.askedAt { state = State() }
      if fetchedAt.isFresh(at: now, maxAge: min(Self.pause / 1000, maxAge)) { return }
    }
    guard now >= state.notBefore else { return }
    state.isWanted = true
    states[key] = state
    wanted.append((key, fetch))
    host.conversations.changeInterests(by: 1)
  }

  /// Returns the stored state of a key that this process has not used yet.
  private func restored(_ key: Key, at now: Timestamp) -> State {
    if states.count >= Self.mostKeys {
      states = states.filter { $0.value.isWanted || $0.value.isUnderWay || $0.value.notBefore > now }
    }
    var state = State()
    if let known = memory?.find(name(key)) {
      (state.tries, state.askedAt) = (known.tries, known.askedAt)
      state.notBefore = Timestamp(milliseconds: known.askedAt.milliseconds + Self.pause(after: known.tries))
    }
    states[key] = state
    return state
  }

  private static func pause(after tries: Int) -> Int { min(pause << min(max(tries - 1, 0), 10), longestPause) }

  private func begin() {
    if wanted.isEmpty { return }
    let due = wanted
    wanted = []
    host.conversations.changeInterests(by: -due.count)
    var asked: [(name: String, tries: Int, askedAt: Timestamp)] = []
    for (key, fetch) in due {
      var state = states[key] ?? State()
      state.isWanted = false
      state.isUnderWay = fetch({ [weak self] in self?.end(key) })
      if state.isUnderWay {
        state.tries += 1
        state.askedAt = clock.now
        asked.append((name(key), state.tries, state.askedAt))
      }
      states[key] = state
    }
    memory?.keep(asked)
  }

  /// Ends a fetch. The next call of `want` for the key shows whether something newer was stored.
  private func end(_ key: Key) {
    guard let state = states[key] else { return }
    let now = clock.now
    states[key]?.isUnderWay = false
    states[key]?.endedAt = now
    states[key]?.notBefore = Timestamp(milliseconds: now.milliseconds + Self.pause(after: state.tries))
  }
}
