import Synchronization

/// A source of messages that the core sends by itself: a live query, or a subscription to events.
protocol Feed: AnyObject, Sendable {
  /// Sends the request that opens the source. Called at first, and again after each restart of the process.
  func open()
  /// Handles a message from the core. The thread that reads from the core calls this.
  func take(_ parameters: JSON)
  /// Ends the source with an error. No more messages follow.
  func end(_ error: any Error)
}

/// The number by which the core identifies a live query or a subscription.
enum FeedKey: Hashable, Sendable {
  case live(Int)
  case events(Int)

  /// The request that ends the live query or the subscription.
  var ending: Request {
    var parameters = MemberWriter()
    switch self {
    case .live(let handle):
      parameters.put("live", handle)
      return Request(method: "live.close", parameters: parameters, mayRepeat: false)
    case .events(let handle):
      parameters.put("subscription", handle)
      return Request(method: "events.unsubscribe", parameters: parameters, mayRepeat: false)
    }
  }
}

extension Connection {
  func keep(_ feed: any Feed, _ key: FeedKey) { state.withLock { $0.feeds[key] = feed } }

  /// Ends a live query or a subscription, and tells the core.
  func drop(_ key: FeedKey) { if state.withLock({ $0.feeds.removeValue(forKey: key) }) != nil { tell(key.ending) } }
}
