public import RPC
internal import SQLite
public import Shape

/// Removes what a company no longer wants to keep in its histories.
extension ChangeLog {
  /// Removes changes of a company that are older than an instant, some at a time.
  ///
  /// The log begins behind the newest of them then, for all companies of the store: a cursor of `events.since` from
  /// before is too old. Changes that sync has not sent yet stay, and the newest of the store, whose position counts on.
  /// - Parameter place: where to go on; 0 at first.
  /// - Returns: where to go on; `nil` if there is nothing left to do.
  public func forget(of company: UUID, before instant: Timestamp, after place: Int, in store: Store) throws(Failure)
    -> Int?
  {
    // Between two breaks the log is in the order of its instants.
    let starts = try stores.all(breaks, in: store, { _ in }, { $0.next(Int.self) })
    let begin = starts.first { $0 <= place + 1 } ?? 1
    let newest = try newest(in: store)
    let segment = starts.last { $0 > place + 1 }.map { $0 - 1 } ?? newest
    let sent = try needed(store) ?? .max
    let last = min(try firstChange(notBefore: instant.milliseconds, from: begin, to: segment, in: store) - 1, sent, newest - 1)
    guard place < last else { return segment < min(newest, sent) ? segment : nil }
    let end = min(try stores.first(windowEnd, in: store, { $0.add(place) }, { $0.next(Int.self) }) ?? last, last)
    assert(end > place && end <= segment)
    let isThere = try stores.first(
      anyOf, in: store,
      {
        $0.add(place)
        $0.add(end)
        $0.add(company)
      }, { $0.next(Int.self) })
    guard isThere != nil else { return end }
    let floor = try floor(in: store)
    // Up to the floor, nothing but histories is left; the rest goes as if the log were too long.
    if floor < end {
      try trim(store, from: floor, to: min(end, floor + ChangeLog.trimmedAtOnce))
      return place
    }
    stores.beginWrite()
    try stores.run(ageing, in: store) {
      $0.add(place)
      $0.add(end)
      $0.add(company)
    }
    stores.endWrite()
    return end
  }
}
