/// Host requests that replace earlier ones of the same session, such as searches while a person types.
extension HostCalls {
  /// Front ends' requests that were replaced and no longer wait, with the host call whose answer they waited for.
  typealias Replaced = (call: HostCall, waiters: [HostCall.Waiter])

  /// Removes the requests of the current conversation that wait for a host request of this name and session. Their host
  /// calls stay for now, so that the new request can wait for one of them if it is equal.
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

  /// Sends `requestCancelled` to requests that were replaced. If no other request waits for a host call, the call is
  /// cancelled, too, and the host is notified.
  func cancel(_ replaced: [Replaced]) {
    for (call, waiters) in replaced {
      HostCalls.release(waiters)
      for waiter in waiters { deliver?(waiter.reply, .failure(.requestCancelled)) }
      cancelUnlessAwaited(call)
    }
  }
}
