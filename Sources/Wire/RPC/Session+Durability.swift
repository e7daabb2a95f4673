/// Waits for the disk after commits that did not.
extension Session {
  /// Makes the data durable that replies and notifications report, before they leave. Changes that no message reports wait for no disk.
  func secure() {
    guard state.pointee.isUncertain, served > 0 || conversations.hasTold else { return }
    work?.makeDurable()
    conversations.hasTold = false
  }

  /// Sends the content of the outputs.
  func sendSecured() {
    secure()
    sendLines?()
  }
}
