/// Ending host requests when the data directory changes to another account.
extension HostCalls {
  /// Ends the host requests that belong to the account that is being replaced. Requests that wait get
  /// `requestCancelled`, and the host gets `host.cancel`. If an answer arrives later, it is not stored.
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
  /// Ends the host requests of the account that is being replaced, before the account's rows are removed. All earlier
  /// work must be committed.
  public func endForAccount() { singly(.answering) { host.endForAccount() } }
}
