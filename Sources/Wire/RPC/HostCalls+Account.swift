/// Requests to the host at the moment when the directory goes over to another account.
extension HostCalls {
  /// Ends what was asked for the account that goes. Who waits gets `requestCancelled`, the host gets `host.cancel`, and an answer that
  /// comes all the same is stored for nobody.
  func endForAccount() {
    for call in calls where call.isOfAccount && call.passOn == nil && !call.isHeld {
      if call.exchange != nil {
        finish(call, .failed(.requestCancelled))
        continue
      }
      guard take(call) else { continue }
      if let asked = call.asked, !asked.hasEnded { asked.notify(HostCancelled(id: call.id)) }
      willAnswer?()
      note(.requestCancelled, on: call)
      for waiter in call.waiters { deliver?(waiter.reply, .failure(.requestCancelled)) }
    }
  }
}

extension Session {
  /// Ends what the host was asked for the account that goes, before its rows go. Everything before is committed.
  public func endForAccount() { singly(.answering) { host.endForAccount() } }
}
