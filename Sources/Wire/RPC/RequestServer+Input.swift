/// Actions that are put off while input waits.
extension RequestServer {
  /// Returns a Boolean value that indicates whether input waits to be served, if the loop can tell without waiting.
  public var hasInput: (() -> Bool)? {
    get { conversations.hasInput }
    set { conversations.hasInput = newValue }
  }

  /// A Boolean value that indicates whether an action that follows a commit was put off. `settle` continues such
  /// actions while no input waits.
  public var isBehind: Bool { conversations.isBehind }

  /// Performs all actions that were put off, and sends their messages, even if input waits.
  func catchUp() {
    let hasInput = hasInput
    self.hasInput = nil
    defer { self.hasInput = hasInput }
    if isBehind { settle() }
  }
}
