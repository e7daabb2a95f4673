/// How requests share commits: which lines must be served again when their work is lost, and from where on.
///
/// A state machine without effects. The session tells it what happens, and does what it answers: so every order of events can be tested
/// without a store. It knows a line as something that can be served again, and the output as offsets.
///
/// - A line that writes begins a group, and every line behind it joins, until the commit. Should the group be undone, its lines are
///   served again, one by one, each write with a commit of its own.
/// - A request that can't be served again is in no group: the session commits first.
/// - Where writes are committed one by one there is no group, and nothing is served again.
///
/// `package`, for the tests of this room: no other room knows of it.
package struct GroupCommit<Line, Batch> {
  /// A line, and from where on it is not committed.
  package struct Place {
    package let line: Line
    /// Where in the output its replies begin that are not committed.
    package fileprivate(set) var mark: Int
    /// The first element of a batch that is not committed.
    package fileprivate(set) var element = 0
    /// Whether a batch has replies before that element.
    package fileprivate(set) var hasReplies = false
  }

  package enum State {
    /// No write waits for its commit.
    case idle
    /// Writes wait for their commit: the lines since the first one, which is never missing. While a line is served it is the last one.
    case grouping([Place])
    /// Every write is committed by itself.
    case single(Single)
  }

  /// Why every write is committed by itself.
  package enum Single {
    /// The lines of a group that was undone are served again.
    case recovering
    /// Requests are answered that have waited, which can't be done twice.
    case answering
    /// A batch is served that waits for some of its requests, at this element.
    case batch(Batch, element: Int)
  }

  package private(set) var state = State.idle
  /// The line that is being served.
  package private(set) var current: Place
  /// How many commits of the store this takes account of.
  private var commitsSeen = 0

  /// - Parameter line: stands for the line that is being served while there is none.
  package init(before line: Line) { current = Place(line: line, mark: 0) }

  /// Whether writes wait for their commit. Then what can't be served again must wait for it, too.
  @inline(__always) package var isGrouping: Bool {
    if case .grouping = state { true } else { false }
  }

  /// Whether every write is committed by itself.
  @inline(__always) package var isSingle: Bool {
    if case .single = state { true } else { false }
  }

  /// The batch that waits, and the element of it that is being served.
  package var openElement: (open: Batch, element: Int)? {
    if case .single(.batch(let open, let element)) = state { (open, element) } else { nil }
  }

  /// Whether the store has committed something that this does not take account of: in the middle of a request, or between two lines.
  @inline(__always) package func hasMissed(_ commits: Int) -> Bool { commits != commitsSeen }
}

/// What happens to lines and requests.
extension GroupCommit {
  /// A line is to be served.
  /// - Parameters:
  ///   - mark: where the output ends.
  ///   - commits: how many commits the store has made.
  @inline(__always) package mutating func lineBegins(_ line: Line, at mark: Int, commits: Int) {
    if hasMissed(commits) { committed(commits) }
    current = Place(line: line, mark: mark)
    if isGrouping { join() }
  }

  @inline(never) private mutating func join() {
    guard case .grouping(var places) = state else { return }
    // The array has one owner again, and is not copied.
    state = .idle
    places.append(current)
    state = .grouping(places)
  }

  /// The line that is being served must wait: it leaves the group, and begins again later.
  package mutating func lineWaits() -> Line {
    if case .grouping(var places) = state {
      state = .idle
      places.removeLast()
      // It has not written yet, and so there is one that has.
      if !places.isEmpty { state = .grouping(places) }
    }
    return current.line
  }

  /// A write begins.
  /// - Parameter isRepeatable: whether it can be served again.
  /// - Returns: whether it is committed by itself: the session commits what came before it, and the write when it ends.
  package mutating func writeBegins(isRepeatable: Bool) -> Bool {
    switch state {
    case .single: return true
    case .grouping: return !isRepeatable
    case .idle:
      if isRepeatable { state = .grouping([current]) }
      return !isRepeatable
    }
  }

  /// A request ends in whose middle the store has committed what came before it: those lines must not be served again.
  /// - Parameters:
  ///   - start: where in the output the request's reply begins, with the separator that a batch puts before it.
  ///   - element: where in its batch the request stands.
  ///   - hasReplies: whether its batch has replies before it.
  ///   - isRepeatable: whether it is a write that can be served again. A read need not be; a write that comes later in its line begins a
  ///     group with the line.
  package mutating func committedWithin(
    requestAt start: Int, element: Int, hasReplies: Bool, isRepeatable: Bool, commits: Int
  ) {
    commitsSeen = commits
    if isSingle { return }
    (current.mark, current.element, current.hasReplies) = (start, element, hasReplies)
    state = isRepeatable ? .grouping([current]) : .idle
  }

  /// What a batch has answered so far has left: whatever is served again of it begins with the element `next`.
  package mutating func batchDrained(next: Int, at mark: Int, hasReplies: Bool) {
    current = Place(line: current.line, mark: mark, element: next, hasReplies: hasReplies)
  }
}

/// What happens to the work.
extension GroupCommit {
  /// Everything so far is committed.
  package mutating func committed(_ commits: Int) {
    commitsSeen = commits
    if isGrouping { state = .idle }
  }

  /// Everything since the last commit is undone: the commit failed, or a request in the middle of its changes.
  /// - Returns: the lines to serve again, in order; each conversation's output is taken back to the mark of its first one. `nil` for
  ///   nothing, as what was undone is no request's work, or that of a single one, which has been told. After the last line comes
  ///   `recovered`.
  package mutating func workLost(commits: Int) -> [Place]? {
    // A commit behind the last request held the group.
    if hasMissed(commits) { committed(commits) }
    guard case .grouping(let places) = state, !places.isEmpty else { return nil }
    state = .single(.recovering)
    return places
  }

  /// A line of the group that was undone is to be served again.
  package mutating func servesAgain(_ place: Place) { current = place }

  /// All lines of the group that was undone have been served again.
  package mutating func recovered(_ commits: Int) {
    state = .idle
    commitsSeen = commits
  }

  /// From now on every write is committed by itself, until `endSingle` is told what this returns. What came before is committed.
  package mutating func beginSingle(_ why: Single) -> State {
    assert(!isGrouping, "what can't be served again is in no group")
    defer { state = .single(why) }
    return state
  }

  package mutating func endSingle(_ before: State) { state = before }

  /// The batch that waits goes on.
  package mutating func batchReaches(_ element: Int) {
    if case .single(.batch(let open, _)) = state { state = .single(.batch(open, element: element)) }
  }
}

extension GroupCommit.Place: Sendable where Line: Sendable {}
