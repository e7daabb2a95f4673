/// A batch with requests that wait. Its array is sent when all of them have their replies (JSON-RPC 2.0, section 6).
final class OpenBatch {
  /// The replies so far, in the order of the requests. `nil` for notifications, and for requests that wait.
  private var replies: [String?]
  private var waiting = 0
  /// A Boolean value that indicates whether all requests have been served, as far as possible without waiting.
  var isServed = false

  init(count: Int) { replies = [String?](repeating: nil, count: count) }

  func wait() { waiting += 1 }

  /// The largest number of bytes of a waiting batch, which is stored whole.
  static let most = 16 << 20
  private var bytes = 0

  var isFull: Bool { bytes > OpenBatch.most }

  func set(_ reply: String, at element: Int) {
    bytes += reply.utf8.count
    replies[element] = reply
  }

  /// Stores the reply of a request that has waited.
  func arrived(_ reply: String, at element: Int) {
    replies[element] = reply
    waiting -= 1
  }

  /// The array, if no request waits any more and there is a reply.
  var array: String? {
    guard isServed, waiting == 0 else { return nil }
    let answered = replies.compactMap(\.self)
    return answered.isEmpty ? nil : "[\(answered.joined(separator: ","))]"
  }
}
