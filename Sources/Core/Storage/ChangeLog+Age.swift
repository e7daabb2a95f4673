public import RPC
internal import SQLite
public import Shape

/// Removes old changes of a company that limits how far its histories reach back.
extension ChangeLog {
  /// Removes the changes of a company that are older than an instant. Each call examines at most 1,000 changes.
  ///
  /// After a removal, the log of the store is complete only behind the newest removed change, also for other companies.
  /// `events.since` then refuses cursors from before that position as too old. Changes that sync has not sent yet stay.
  /// The newest change of the store stays, too, because the next change gets the position after it.
  /// - Parameter place: the position that the previous call returned, or 0 in the first call.
  /// - Returns: the position for the next call, or `nil` if there is nothing left to do.
  public func forget(of company: UUID, before instant: Timestamp, after place: Int, in store: Store) throws(Failure)
    -> Int?
  {
    // A break is a position where the clock was set back. Between two breaks, the log is in the order of its instants.
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
    // Up to the position `floor`, the log holds only changes for histories, which are removed below. Behind it, all
    // changes are first trimmed, as `retention` does it for a log that is too long.
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
