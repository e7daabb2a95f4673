/// A batch with requests that wait: its array is answered when all of them have their replies (JSON-RPC 2.0, section 6).
final class OpenBatch {
  /// The replies so far, in the order of the requests; nil for notifications, and for those that wait.
  private var replies: [String?]
  private var waiting = 0
  /// Whether all of its requests have been served, as far as that goes without the host.
  var isServed = false

  init(count: Int) { replies = [String?](repeating: nil, count: count) }

  func wait() { waiting += 1 }

  func set(_ reply: String?, at element: Int) { replies[element] = reply }

  /// A request that has waited has its reply now, or needs none.
  func arrived(_ reply: String?, at element: Int) {
    replies[element] = reply
    waiting -= 1
  }

  /// The array, when nothing waits any more and there is something to answer.
  var array: String? {
    let answered = replies.compactMap(\.self)
    return !isServed || waiting > 0 || answered.isEmpty ? nil : "[\(answered.joined(separator: ","))]"
  }
}
