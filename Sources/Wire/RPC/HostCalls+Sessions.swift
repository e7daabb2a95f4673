/// Requests of which the newest replaces the others: what is searched for while somebody types.
extension HostCalls {
  /// Requests that wait no longer, with the call that they waited for.
  typealias Replaced = (call: HostCall, waiters: [HostCall.Waiter])

  /// Removes the requests of the current conversation that wait for an answer to such a question in a session. Their calls stay, so that
  /// the request that replaces them may share one.
  func removeWaiters(of session: String, _ name: StaticString) -> [Replaced] {
    let asking = conversations.current
    return calls.compactMap { call in
      guard !call.isHeld, "\(call.name)" == "\(name)" else { return nil }
      let waiters = call.remove { $0.session?.utf8.elementsEqual(session.utf8) == true && $0.reply.conversation === asking }
      return waiters.isEmpty ? nil : (call, waiters)
    }
  }

  /// Answers requests that were replaced. The host is told of each call that nobody waits for any more.
  func cancel(_ replaced: [Replaced]) {
    for (call, waiters) in replaced {
      HostCalls.release(waiters)
      for waiter in waiters { deliver?(waiter.reply, .failure(.requestCancelled)) }
      cancelUnlessAwaited(call)
    }
  }
}
