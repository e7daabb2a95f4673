/// Host requests with a limit: a host gets only so many of the same name at once. The others wait in order. While they
/// wait, they can be cancelled, and their deadlines apply.
extension HostCalls {
  /// Returns a Boolean value that indicates whether the call may be sent to the host now.
  func mayBeSent(_ call: HostCall) -> Bool {
    guard let limit = call.limit else { return true }
    return calls.count { $0.asked != nil && $0.isNamed(like: call) } < limit
  }

  /// Sends the calls that waited because the limit of their name was reached. Called when a call of this name has
  /// ended.
  func sendNext(after call: HostCall) {
    while !hasEnded, mayBeSent(call), let next = calls.first(where: { $0.asked == nil && $0.isNamed(like: call) }) {
      guard let host = provider(of: next.name) else { return end(next) }
      send(next, to: host)
    }
  }
}

extension HostCall {
  fileprivate func isNamed(like other: HostCall) -> Bool { !isHeld && "\(name)" == "\(other.name)" }
}
