internal import RPC
internal import Storage

/// Reads the changes of all stores after a position, in the order of their instants. The changes of one store stay in
/// the order of its log.
struct MergedChanges {
  private let log: ChangeLog
  /// The position after the last change that was returned.
  private(set) var cursor: EventCursor
  /// The changes that were read in advance from each store. The next change is the last element.
  private var ahead: [Store: [Change]] = [:]
  /// The stores without further changes to read.
  private var ended: Set<Store> = []

  private static let pageSize = 256

  init(_ log: ChangeLog, from cursor: EventCursor) {
    self.log = log
    self.cursor = cursor
  }

  /// Returns the next change, or `nil` after the last.
  mutating func next() throws(Failure) -> Change? {
    var earliest: Change?
    for store in log.logged {
      guard let candidate = try peek(store) else { continue }
      if earliest.map({ candidate.at < $0.at }) ?? true { earliest = candidate }
    }
    guard let earliest else { return nil }
    ahead[earliest.store]?.removeLast()
    cursor[earliest.store] = earliest.seq
    return earliest
  }

  /// Returns a Boolean value that indicates whether there is a next change.
  mutating func hasMore() throws(Failure) -> Bool {
    for store in log.logged where try peek(store) != nil { return true }
    return false
  }

  /// Returns the next change of a store, without moving past it.
  private mutating func peek(_ store: Store) throws(Failure) -> Change? {
    if let next = ahead[store]?.last { return next }
    if ended.contains(store) { return nil }
    let page = try log.changes(after: cursor[store], limit: MergedChanges.pageSize, in: store)
    ahead[store] = page.reversed()
    if page.count < MergedChanges.pageSize { ended.insert(store) }
    return page.first
  }
}
