/// The rules by which requests share a commit. They determine which lines must be served again if the commit fails, and
/// from which request on.
///
/// The type is a state machine without effects. The server reports events to it, and acts on the results. So every
/// order of events can be tested without a store. A line is a value of any type, from which the server can serve the
/// line again. A position in the output is an offset in bytes.
///
/// - A line that writes begins a group, and every later line joins the group until the commit. If the commit fails, the
///   group's changes are undone. The server then serves the lines of the group again, one by one, and commits each
///   write by itself.
/// - A request that can't be served again joins no group: the server commits before the request.
/// - While writes are committed one by one, there is no group, and no line is served again.
///
/// The type is `package` so that the tests of this module can use it. No other module uses it.
package struct GroupCommit<Line, Batch> {
  /// A line, and the position in the line and in the output from which on nothing is committed yet.
  package struct Place {
    package let line: Line
    /// The offset in the output at which the line's first uncommitted reply begins.
    package fileprivate(set) var mark: Int
    /// If the line is a batch, the index of its first element that is not committed.
    package fileprivate(set) var element = 0
    /// A Boolean value that indicates whether the batch has written replies before that element.
    package fileprivate(set) var hasReplies = false
  }

  package enum State {
    /// No write waits for its commit.
    case idle
    /// Writes wait for their commit. The array has the lines from the line with the first of these writes on. The line
    /// that is being served is its last element.
    case grouping([Place])
    /// Every write is committed by itself.
    case single(Single)
  }

  /// The reason why every write is committed by itself.
  package enum Single {
    /// The lines of a group whose commit has failed are being served again.
    case recovering
    /// Requests that have waited are getting their replies. These requests can't be served a second time.
    case answering
    /// The element `element` of a batch is being served. The batch waits for some of its requests, so it can't be
    /// served a second time.
    case batch(Batch, element: Int)
  }

  package private(set) var state = State.idle
  /// The line that is being served, with its position.
  package private(set) var current: Place
  /// The number of the store's commits that were reported to this state machine.
  private var commitsSeen = 0

  /// - Parameter line: a placeholder for `current` until the first line begins.
  package init(before line: Line) { current = Place(line: line, mark: 0) }

  /// A Boolean value that indicates whether writes wait for their commit. The server must then commit before it serves
  /// a request that can't be served again.
  @inline(__always) package var isGrouping: Bool {
    if case .grouping = state { true } else { false }
  }

  /// A Boolean value that indicates whether every write is committed by itself.
  @inline(__always) package var isSingle: Bool {
    if case .single = state { true } else { false }
  }

  /// The batch that waits for some of its requests, and the index of its element that is being served. `nil` if no such
  /// batch is being served.
  package var openElement: (open: Batch, element: Int)? {
    if case .single(.batch(let open, let element)) = state { (open, element) } else { nil }
  }

  /// Returns a Boolean value that indicates whether the store has made a commit that was not reported to this state
  /// machine. Such a commit happens in the middle of a request, or between two lines.
  /// - Parameter commits: the number of commits that the store has made.
  @inline(__always) package func hasMissed(_ commits: Int) -> Bool { commits != commitsSeen }
}

/// Events of lines and requests.
extension GroupCommit {
  /// Begins a line.
  /// - Parameters:
  ///   - mark: the offset of the end of the output, where the line's replies begin.
  ///   - commits: the number of commits that the store has made.
  @inline(__always) package mutating func lineBegins(_ line: Line, at mark: Int, commits: Int) {
    if hasMissed(commits) { committed(commits) }
    current = Place(line: line, mark: mark)
    if isGrouping { join() }
  }

  @inline(never) private mutating func join() {
    guard case .grouping(var places) = state else { return }
    // While `state` holds the array too, `places` is not its only owner, and `append` would copy the array. This
    // assignment releases it from `state`.
    state = .idle
    places.append(current)
    state = .grouping(places)
  }

  /// Removes the current line from the group, and returns it. The line must wait for work, and begins again later.
  package mutating func lineWaits() -> Line {
    if case .grouping(var places) = state {
      state = .idle
      places.removeLast()
      // The waiting line has not written yet, so the group, if it is not empty, began with another line.
      if !places.isEmpty { state = .grouping(places) }
    }
    return current.line
  }

  /// Begins a write.
  /// - Parameter isRepeatable: whether the write can be served again.
  /// - Returns: a Boolean value that indicates whether the write must be committed by itself. If `true`, the server
  ///   commits the earlier work now, and the write when it ends.
  package mutating func writeBegins(isRepeatable: Bool) -> Bool {
    switch state {
    case .single: return true
    case .grouping: return !isRepeatable
    case .idle:
      if isRepeatable { state = .grouping([current]) }
      return !isRepeatable
    }
  }

  /// Handles the end of a request during which the store has committed the earlier work. The committed lines must not
  /// be served again.
  /// - Parameters:
  ///   - start: the offset in the output at which the request's reply begins. In a batch, the separator before the
  ///     reply belongs to it.
  ///   - element: the index of the request in its batch.
  ///   - hasReplies: whether the batch has written replies before this request.
  ///   - isRepeatable: whether the request is a write that can be served again. For a read the value does not matter:
  ///     if a later element of the same line writes, that write begins a group.
  package mutating func committedWithin(
    requestAt start: Int, element: Int, hasReplies: Bool, isRepeatable: Bool, commits: Int
  ) {
    commitsSeen = commits
    if isSingle { return }
    (current.mark, current.element, current.hasReplies) = (start, element, hasReplies)
    state = isRepeatable ? .grouping([current]) : .idle
  }

  /// Records that the replies written so far were sent, although the batch is not complete. If the batch must be served
  /// again, it begins with the element `next`.
  package mutating func batchDrained(next: Int, at mark: Int, hasReplies: Bool) {
    current = Place(line: current.line, mark: mark, element: next, hasReplies: hasReplies)
  }
}

/// Events of commits and their failures.
extension GroupCommit {
  /// Handles a commit: all work until now is committed.
  package mutating func committed(_ commits: Int) {
    commitsSeen = commits
    if isGrouping { state = .idle }
  }

  /// Handles the loss of all work since the last commit. Either the commit has failed, or a request has failed in the
  /// middle of its changes.
  /// - Returns: the lines to serve again, in order. The server truncates each conversation's output to the mark of its
  ///   first line, serves the lines, and calls `recovered`. Returns `nil` if no line must be served again: no work was
  ///   lost, or only the work of one request, which got the error as its reply.
  package mutating func workLost(commits: Int) -> [Place]? {
    // The store has made a commit that was not reported. This commit included the group, so the group's work is not
    // lost.
    if hasMissed(commits) { committed(commits) }
    guard case .grouping(let places) = state, !places.isEmpty else { return nil }
    state = .single(.recovering)
    return places
  }

  /// Begins to serve one of the lines that `workLost` has returned.
  package mutating func servesAgain(_ place: Place) { current = place }

  /// Ends the recovery, after all lines that `workLost` has returned were served again.
  package mutating func recovered(_ commits: Int) {
    state = .idle
    commitsSeen = commits
  }

  /// Begins to commit every write by itself. Earlier work must be committed. Pass the returned state to `endSingle` to
  /// return to group commits.
  package mutating func beginSingle(_ why: Single) -> State {
    assert(!isGrouping, "what can't be served again is in no group")
    defer { state = .single(why) }
    return state
  }

  package mutating func endSingle(_ before: State) { state = before }

  /// Records that the waiting batch is served from this element on.
  package mutating func batchReaches(_ element: Int) {
    if case .single(.batch(let open, _)) = state { state = .single(.batch(open, element: element)) }
  }
}

extension GroupCommit.Place: Sendable where Line: Sendable {}
