/// A batch with requests that wait. The array of replies is sent when all requests have their replies (JSON-RPC 2.0,
/// section 6).
final class OpenBatch {
  /// The replies so far, in the order of the requests. An element is `nil` for a notification, and for a request that
  /// waits.
  private var replies: [String?]
  private var waiting = 0
  /// A Boolean value that indicates whether all requests were served, except for those that wait.
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

  /// The array of replies, or `nil` if a request still waits or there is no reply.
  var array: String? {
    guard isServed, waiting == 0 else { return nil }
    let answered = replies.compactMap(\.self)
    return answered.isEmpty ? nil : "[\(answered.joined(separator: ","))]"
  }
}
