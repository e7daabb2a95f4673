public import RPC
internal import SQLite
public import Shape

/// Removes changes that a company no longer wants in its histories.
extension ChangeLog {
  /// Removes changes of a company that are older than an instant, some at a time.
  ///
  /// The log then begins behind the newest removed change, for all companies of the store. Cursors of `events.since`
  /// from before that position are then too old. Two kinds of changes stay: those that sync has not sent yet, and the
  /// newest one of the store, whose position the next change continues.
  /// - Parameter place: the position to continue behind; 0 at first.
  /// - Returns: the position to continue behind, or `nil` if there is nothing left to do.
  public func forget(of company: UUID, before instant: Timestamp, after place: Int, in store: Store) throws(Failure)
    -> Int?
  {
    // Between two breaks the log is in the order of its instants.
    let starts = try stores.all(breaks, in: store) { $0.next(Int.self) }
    let begin = starts.first { $0 <= place + 1 } ?? 1
    let newest = try newest(in: store)
    let segment = starts.last { $0 > place + 1 }.map { $0 - 1 } ?? newest
    let sent = try needed(store) ?? .max
    let last = min(
      try firstChange(notBefore: instant.milliseconds, from: begin, to: segment, in: store) - 1, sent, newest - 1)
    guard place < last else { return segment < min(newest, sent) ? segment : nil }
    let end = min(try stores.first(windowEnd, in: store, bind: place) { $0.next(Int.self) } ?? last, last)
    assert(end > place && end <= segment)
    let isThere = try stores.first(anyOf, in: store, bind: place, end, company) { $0.next(Int.self) }
    guard isThere != nil else { return end }
    let floor = try floor(in: store)
    // Up to the floor, only changes for histories are left. Behind it, changes are trimmed as if the log were too long.
    if floor < end {
      try trim(store, from: floor, to: min(end, floor + ChangeLog.trimmedAtOnce))
      return place
    }
    stores.beginWrite()
    try stores.run(ageing, in: store, bind: place, end, company)
    stores.endWrite()
    return end
  }
}
