/// Waiting for the disk after commits that did not wait for it.
extension RequestServer {
  /// Makes the data durable that replies and notifications report, before these messages leave. Changes that no message
  /// reports do not wait for the disk.
  func secure() {
    guard state.pointee.isUncertain, served > 0 || conversations.hasTold else { return }
    work?.makeDurable()
    conversations.hasTold = false
  }

  /// Makes data durable, and then sends the content of the outputs.
  func sendSecured() {
    secure()
    sendLines?()
  }
}
