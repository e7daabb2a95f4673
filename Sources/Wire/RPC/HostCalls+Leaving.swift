/// Host requests to a host that leaves while other hosts stay.
extension HostCalls {
  /// Handles the end of a conversation's answers. Its unanswered host requests are sent to other hosts. If no other
  /// host offers such a request, the front ends' requests that wait for it get an error.
  func leave(_ conversation: Conversation) {
    conversation.offered = []
    for call in calls where call.asked === conversation {
      if call.exchange != nil {
        finish(call, .failed(.hostLeft))
      } else if let other = provider(of: call.name) {
        conversation.unanswered -= 1
        send(call, to: other)
      } else {
        end(call)
      }
    }
  }

  func end(_ call: HostCall) {
    guard take(call) else { return }
    if let passOn = call.passOn { return passOn(nil) }
    let failure = Failure.hostLeft
    willAnswer?()
    note(failure, on: call)
    for waiter in call.waiters { finish(waiter, failure) }
  }
}

extension Failure {
  fileprivate static var hostLeft: Failure {
    Failure(
      HostFaultData(), "The host left before its answer. Send the request again when a host offers the capability")
  }
}
