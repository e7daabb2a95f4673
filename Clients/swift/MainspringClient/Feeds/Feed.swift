import Synchronization

/// What the core says unasked: a live query, or a subscription to events.
protocol Feed: AnyObject, Sendable {
  /// Asks for it: at first, and once more when the process was started again.
  func open()
  /// Takes what is told of it, in the thread that reads.
  func take(_ parameters: JSON)
  /// Nothing more comes.
  func end(_ error: any Error)
}

/// How the core names a feed.
enum FeedKey: Hashable, Sendable {
  case live(Int)
  case events(Int)

  /// The request that ends it.
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

  /// Ends a feed, here and in the core.
  func drop(_ key: FeedKey) { if state.withLock({ $0.feeds.removeValue(forKey: key) }) != nil { tell(key.ending) } }
}
