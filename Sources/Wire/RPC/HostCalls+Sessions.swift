/// Requests of which the newest one replaces the others, such as searches while a person types.
extension HostCalls {
  /// Requests that no longer wait, with the call that they waited for.
  typealias Replaced = (call: HostCall, waiters: [HostCall.Waiter])

  /// Removes the requests of the current conversation that wait for a request of this name and session. Their calls
  /// stay, so that the new request may share a call.
  func removeWaiters(of session: String, _ name: StaticString) -> [Replaced] {
    let asking = conversations.current
    return calls.compactMap { call in
      guard !call.isHeld, "\(call.name)" == "\(name)" else { return nil }
      let waiters = call.remove {
        $0.session?.utf8.elementsEqual(session.utf8) == true && $0.reply.conversation === asking
      }
      return waiters.isEmpty ? nil : (call, waiters)
    }
  }

  /// Cancels requests that were replaced. The host is notified of each call that no request waits for any more.
  func cancel(_ replaced: [Replaced]) {
    for (call, waiters) in replaced {
      HostCalls.release(waiters)
      for waiter in waiters { deliver?(waiter.reply, .failure(.requestCancelled)) }
      cancelUnlessAwaited(call)
    }
  }
}
