/// A batch in which some requests wait for a host or for work. The array of replies is sent when all requests have
/// their replies (JSON-RPC 2.0, section 6).
final class OpenBatch {
  /// The replies so far, in the order of the requests. An element is `nil` for a notification, and for a request that
  /// still waits.
  private var replies: [String?]
  private var waiting = 0
  /// A Boolean value that indicates whether every request of the batch was served. Some may still wait for their
  /// replies.
  var isServed = false

  init(count: Int) { replies = [String?](repeating: nil, count: count) }

  func wait() { waiting += 1 }

  /// The largest number of bytes of replies in such a batch. They are stored until the batch is complete.
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

  /// The array of replies as JSON text. `nil` if a request still waits, or if the batch consists of notifications and
  /// has no reply.
  var array: String? {
    guard isServed, waiting == 0 else { return nil }
    let answered = replies.compactMap(\.self)
    return answered.isEmpty ? nil : "[\(answered.joined(separator: ","))]"
  }
}
