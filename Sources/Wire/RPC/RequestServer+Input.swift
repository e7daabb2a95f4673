/// Actions after commits that are put off while input waits.
extension RequestServer {
  /// Returns a Boolean value that indicates whether input waits to be served. The function must not wait for input. It
  /// is `nil` if the loop can't know.
  public var hasInput: (() -> Bool)? {
    get { conversations.hasInput }
    set { conversations.hasInput = newValue }
  }

  /// A Boolean value that indicates whether an action that follows a commit was put off, because input waited. `settle`
  /// continues such actions when no input waits.
  public var isBehind: Bool { conversations.isBehind }

  /// Performs all actions that were put off, even if input waits, and sends their messages.
  func catchUp() {
    let hasInput = hasInput
    self.hasInput = nil
    defer { self.hasInput = hasInput }
    if isBehind { settle() }
  }
}
