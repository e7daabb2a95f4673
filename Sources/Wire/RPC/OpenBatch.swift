/// A batch with requests that wait: its array is answered when all of them have their replies (JSON-RPC 2.0, section 6).
final class OpenBatch {
  /// The replies so far, in the order of the requests; nil for notifications, and for those that wait.
  private var replies: [String?]
  private var waiting = 0
  /// Whether all of its requests have been served, as far as that goes without waiting.
  var isServed = false

  init(count: Int) { replies = [String?](repeating: nil, count: count) }

  func wait() { waiting += 1 }

  /// A batch that waits is kept whole, and so may not grow for ever; in bytes.
  static let most = 16 << 20
  private var bytes = 0

  var isFull: Bool { bytes > OpenBatch.most }

  func set(_ reply: String, at element: Int) {
    bytes += reply.utf8.count
    replies[element] = reply
  }

  /// A request that has waited has its reply now.
  func arrived(_ reply: String, at element: Int) {
    replies[element] = reply
    waiting -= 1
  }

  /// The array, when nothing waits any more and there is something to answer.
  var array: String? {
    guard isServed, waiting == 0 else { return nil }
    let answered = replies.compactMap(\.self)
    return answered.isEmpty ? nil : "[\(answered.joined(separator: ","))]"
  }
}
