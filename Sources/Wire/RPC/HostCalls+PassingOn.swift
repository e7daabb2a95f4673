internal import JSON

/// Requests to the host whose answers are somebody else's to read.
extension HostCalls {
  /// Sends the host a request, and passes on what it answers.
  /// - Parameters:
  ///   - params: JSON text.
  ///   - answered: called with the id, and the answer as a line of JSON, which has the id; with nil when none can come any more. It stores
  ///     nothing.
  /// - Returns: the id; nil where the host does not offer such requests, has too many to answer, or is gone.
  public func ask(_ name: StaticString, _ params: String, answered: @escaping (Int, [UInt8]?) -> Void) -> Int? {
    guard !hasEnded, offers(name), let call = try? send(name, SentText(params)) else { return nil }
    let id = call.id
    call.passOn = { answered(id, $0) }
    return id
  }

  /// Lets requests go whose answers are waited for no longer; the host is told so.
  public func forget(_ ids: [Int]) {
    for call in calls.filter({ $0.passOn != nil && ids.contains($0.id) }) where take(call) {
      call.asked?.notify(HostCancelled(id: call.id))
    }
  }

  /// The input has ended: no answer comes any more.
  func endPassingOn() {
    hasEnded = true
    for call in calls {
      guard let passOn = call.passOn else { continue }
      _ = take(call)
      passOn(nil)
    }
  }
}
