/// Requests to the host at the moment when the directory changes to another account.
extension HostCalls {
  /// Ends the requests to the host for the account that leaves. Requests that wait get `requestCancelled`, and the host
  /// gets `host.cancel`. An answer that still comes is not stored.
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

extension RequestServer {
  /// Ends the requests to the host for the account that leaves, before the account's rows are removed. All earlier work
  /// is committed.
  public func endForAccount() { singly(.answering) { host.endForAccount() } }
}
