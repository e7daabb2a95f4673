internal import JSON

/// Requests to the host whose answers are passed on without being read.
extension HostCalls {
  /// Sends a request to the host, and passes on its answer.
  /// - Parameters:
  ///   - params: JSON text.
  ///   - answered: called with the id, and with the answer as a line of JSON that contains the id. Called with `nil` if
  ///     no answer can come any more. It stores nothing.
  /// - Returns: the id, or `nil` if the host does not offer such requests, has too many to answer, or has left.
  public func ask(_ name: StaticString, _ params: String, answered: @escaping (Int, [UInt8]?) -> Void) -> Int? {
    guard !hasEnded, offers(name), let call = try? send(name, SentText(params)) else { return nil }
    let id = call.id
    call.passOn = { answered(id, $0) }
    return id
  }

  /// Drops requests whose answers are not needed any more, and notifies the host.
  public func forget(_ ids: [Int]) {
    for call in calls.filter({ $0.passOn != nil && ids.contains($0.id) }) where take(call) {
      call.asked?.notify(HostCancelled(id: call.id))
    }
  }

  /// Ends all requests of this kind, because the input has ended and no answer can come any more.
  func endPassingOn() {
    hasEnded = true
    for call in calls {
      guard let passOn = call.passOn else { continue }
      _ = take(call)
      passOn(nil)
    }
  }
}
