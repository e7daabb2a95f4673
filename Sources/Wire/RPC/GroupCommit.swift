/// The rules by which requests share commits: which lines must be served again if their work is lost, and from which
/// point.
///
/// The type is a state machine without effects. The server reports events to it, and acts on the results. So every
/// order of events can be tested without a store. A line is any value that can be served again. Places in the output
/// are offsets.
///
/// - A line that writes begins a group, and every later line joins the group until the commit. If the group is undone,
///   its lines are served again, one by one, each write with a commit of its own.
/// - A request that can't be served again is in no group: the server commits first.
/// - If writes are committed one by one, there is no group, and no line is served again.
///
/// The type is `package` for the tests of this module. No other module uses it.
package struct GroupCommit<Line, Batch> {
  /// A line, and the point from which its work is not committed.
  package struct Place {
    package let line: Line
    /// The offset in the output of the line's first reply that is not committed.
    package fileprivate(set) var mark: Int
    /// The first element of a batch that is not committed.
    package fileprivate(set) var element = 0
    /// A Boolean value that indicates whether a batch has replies before that element.
    package fileprivate(set) var hasReplies = false
  }

  package enum State {
    /// No write waits for its commit.
    case idle
    /// Writes wait for their commit. The places are the lines since the line with the first write, which is always
    /// present. A line that is being served is the last place.
    case grouping([Place])
    /// Every write is committed by itself.
    case single(Single)
  }

  /// The reasons why every write is committed by itself.
  package enum Single {
    /// The lines of an undone group are served again.
    case recovering
    /// Requests that have waited are answered. They can't be served twice.
    case answering
    /// A batch that waits for some of its requests is served, at this element.
    case batch(Batch, element: Int)
  }

  package private(set) var state = State.idle
  /// The line that is being served.
  package private(set) var current: Place
  /// The number of the store's commits that this machine knows of.
  private var commitsSeen = 0

  /// - Parameter line: a placeholder for the time before the first line.
  package init(before line: Line) { current = Place(line: line, mark: 0) }

  /// A Boolean value that indicates whether writes wait for their commit. A request that can't be served again must
  /// then wait for the commit, too.
  @inline(__always) package var isGrouping: Bool {
    if case .grouping = state { true } else { false }
  }

  /// A Boolean value that indicates whether every write is committed by itself.
  @inline(__always) package var isSingle: Bool {
    if case .single = state { true } else { false }
  }

  /// The batch that waits for some of its requests, and the index of its element that is being served. `nil` if no such
  /// batch is served.
  package var openElement: (open: Batch, element: Int)? {
    if case .single(.batch(let open, let element)) = state { (open, element) } else { nil }
  }

  /// Returns a Boolean value that indicates whether the store has committed without an event of this machine. The
  /// commit was in the middle of a request, or between two lines.
  @inline(__always) package func hasMissed(_ commits: Int) -> Bool { commits != commitsSeen }
}

/// Events of lines and requests.
extension GroupCommit {
  /// Begins a line.
  /// - Parameters:
  ///   - mark: the end of the output.
  ///   - commits: the number of commits that the store has made.
  @inline(__always) package mutating func lineBegins(_ line: Line, at mark: Int, commits: Int) {
    if hasMissed(commits) { committed(commits) }
    current = Place(line: line, mark: mark)
    if isGrouping { join() }
  }

  @inline(never) private mutating func join() {
    guard case .grouping(var places) = state else { return }
    // With this assignment, `places` is the array's only owner, and the array is not copied.
    state = .idle
    places.append(current)
    state = .grouping(places)
  }

  /// Removes the current line, which must wait, from the group, and returns it. The line begins again later.
  package mutating func lineWaits() -> Line {
    if case .grouping(var places) = state {
      state = .idle
      places.removeLast()
      // The waiting line has not written yet, so the group began with another line.
      if !places.isEmpty { state = .grouping(places) }
    }
    return current.line
  }

  /// Begins a write.
  /// - Parameter isRepeatable: whether the write can be served again.
  /// - Returns: a Boolean value that indicates whether the write is committed by itself. Then the server commits the
  ///   earlier work, and the write when it ends.
  package mutating func writeBegins(isRepeatable: Bool) -> Bool {
    switch state {
    case .single: return true
    case .grouping: return !isRepeatable
    case .idle:
      if isRepeatable { state = .grouping([current]) }
      return !isRepeatable
    }
  }

  /// Ends a request during which the store has committed the earlier work. The lines of that work must not be served
  /// again.
  /// - Parameters:
  ///   - start: the offset of the request's reply in the output, with the separator that a batch puts before it.
  ///   - element: the index of the request in its batch.
  ///   - hasReplies: whether the batch has replies before this one.
  ///   - isRepeatable: whether the request is a write that can be served again. For a read the value does not matter: a
  ///     later write of its line begins a group with the line.
  package mutating func committedWithin(
    requestAt start: Int, element: Int, hasReplies: Bool, isRepeatable: Bool, commits: Int
  ) {
    commitsSeen = commits
    if isSingle { return }
    (current.mark, current.element, current.hasReplies) = (start, element, hasReplies)
    state = isRepeatable ? .grouping([current]) : .idle
  }

  /// Records that the replies of a batch so far have left. If the batch is served again, it begins with the element
  /// `next`.
  package mutating func batchDrained(next: Int, at mark: Int, hasReplies: Bool) {
    current = Place(line: current.line, mark: mark, element: next, hasReplies: hasReplies)
  }
}

/// Events of the work.
extension GroupCommit {
  /// Records that everything so far is committed.
  package mutating func committed(_ commits: Int) {
    commitsSeen = commits
    if isGrouping { state = .idle }
  }

  /// Handles the loss of all work since the last commit: the commit failed, or a request failed in the middle of its
  /// changes.
  /// - Returns: the lines to serve again, in order. The server truncates each conversation's output to the mark of its
  ///   first line, serves the lines, and calls `recovered`. Returns `nil` if no request's work was lost, or only that
  ///   of a single request, which got the error.
  package mutating func workLost(commits: Int) -> [Place]? {
    // The store has committed since the last event, so the group is committed.
    if hasMissed(commits) { committed(commits) }
    guard case .grouping(let places) = state, !places.isEmpty else { return nil }
    state = .single(.recovering)
    return places
  }

  /// Begins to serve a line of the undone group again.
  package mutating func servesAgain(_ place: Place) { current = place }

  /// Ends the recovery: all lines of the undone group have been served again.
  package mutating func recovered(_ commits: Int) {
    state = .idle
    commitsSeen = commits
  }

  /// Commits every write by itself from now on, until `endSingle` gets the returned state. Earlier work is committed.
  package mutating func beginSingle(_ why: Single) -> State {
    assert(!isGrouping, "what can't be served again is in no group")
    defer { state = .single(why) }
    return state
  }

  package mutating func endSingle(_ before: State) { state = before }

  /// Continues the waiting batch at an element.
  package mutating func batchReaches(_ element: Int) {
    if case .single(.batch(let open, _)) = state { state = .single(.batch(open, element: element)) }
  }
}

extension GroupCommit.Place: Sendable where Line: Sendable {}
