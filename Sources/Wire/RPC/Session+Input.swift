/// Requests that wait go before what follows from those that were served.
extension Session {
  /// Whether input waits to be served; for who can say so without waiting.
  public var hasInput: (() -> Bool)? {
    get { conversations.hasInput }
    set { conversations.hasInput = newValue }
  }

  /// Whether something that follows from what was committed was put off: it goes on with `settle`, while no input waits.
  public var isBehind: Bool { conversations.isBehind }

  /// Does all that was put off, and sends what comes of it, whatever waits.
  func catchUp() {
    let hasInput = hasInput
    self.hasInput = nil
    defer { self.hasInput = hasInput }
    if isBehind { settle() }
  }
}
