/// Waiting for the disk. Some commits don't wait for it, so their data is not durable at once.
extension RequestServer {
  /// Makes data durable before replies and notifications that report the data leave. If no message reports a change,
  /// nothing waits for the disk.
  func secure() {
    guard state.pointee.isUncertain, served > 0 || conversations.hasTold else { return }
    work?.makeDurable()
    conversations.hasTold = false
  }

  /// Makes the reported data durable, and then sends the content of the outputs.
  func sendSecured() {
    secure()
    sendLines?()
  }
}
