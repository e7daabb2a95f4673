internal import JSON

/// Host requests whose answers the core passes on without reading them.
extension HostCalls {
  /// Sends a host request, and passes on its answer.
  /// - Parameters:
  ///   - params: the parameters as JSON text.
  ///   - answered: called with the id of the request and with the answer, a line of JSON that contains the id. If no
  ///     answer can come any more, it is called with `nil` instead of the answer. It must store nothing.
  /// - Returns: the id, or `nil` if the host does not offer such requests, already has too many unanswered requests, or
  ///   has left.
  public func ask(_ name: StaticString, _ params: String, answered: @escaping (Int, [UInt8]?) -> Void) -> Int? {
    guard !hasEnded, offers(name), let call = try? send(name, SentText(params)) else { return nil }
    let id = call.id
    call.passOn = { answered(id, $0) }
    return id
  }

  /// Drops host requests whose answers are no longer needed, and notifies the host.
  public func forget(_ ids: [Int]) {
    for call in calls.filter({ $0.passOn != nil && ids.contains($0.id) }) where take(call) {
      call.asked?.notify(HostCancelled(id: call.id))
    }
  }

  /// Ends all host requests whose answers would be passed on. The input has ended, so no answer can come any more.
  func endPassingOn() {
    hasEnded = true
    for call in calls {
      guard let passOn = call.passOn else { continue }
      _ = take(call)
      passOn(nil)
    }
  }
}
