/// Waiting for the disk, where commits did not.
extension Session {
  /// Makes durable what replies and notifications tell of, before they leave. What nobody is told of waits for no disk.
  func secure() {
    guard state.pointee.isUncertain, served > 0 || conversations.hasTold else { return }
    work?.makeDurable()
    conversations.hasTold = false
  }

  /// Sends what is in the outputs.
  func sendSecured() {
    secure()
    sendLines?()
  }
}
