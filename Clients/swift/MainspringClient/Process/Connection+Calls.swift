import Dispatch
import Foundation
import Synchronization

extension Connection {
  /// Sends a request, and waits for its reply. If the task is cancelled, the core is asked to cancel the call, and this
  /// function still waits for the reply. So the caller learns whether a write was carried out.
  func call(_ request: Request) async throws -> JSON {
    let id = try reserve()
    // The call may be cancelled just after its reply has arrived. Then the id must not stay in `cancelled`.
    defer { state.withLock { _ = $0.cancelled.remove(id) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        send(request, as: id) { continuation.resume(with: $0) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Sends a request whose reply is ignored.
  func tell(_ request: Request) { send(request, as: nil) { _ in } }

  private func reserve() throws -> Int {
    try state.withLock { state in
      if let ended = state.ended { throw ended }
      if state.isClosed { throw ProcessEnded(reason: "the core was closed") }
      state.lastID += 1
      return state.lastID
    }
  }

  func send(_ request: Request, as id: Int?, _ answer: @escaping @Sendable (Result<JSON, any Error>) -> Void) {
    let failure = state.withLock { state -> (any Error)? in
      if let id, state.cancelled.remove(id) != nil { return CoreError.cancelledEarly(request.method) }
      if let ended = state.ended { return ended }
      if state.isClosed { return ProcessEnded(reason: "the core was closed") }
      let id = state.send(request, as: id, answer)
      if let timeout = request.timeout { giveUp(id, request.method, after: timeout) }
      return nil
    }
    if let failure { answer(.failure(failure)) }
  }

  private func giveUp(_ id: Int, _ method: String, after timeout: Duration) {
    let (seconds, attoseconds) = timeout.components
    DispatchQueue.global().asyncAfter(deadline: .now() + Double(seconds) + Double(attoseconds) / 1e18) { [weak self] in
      guard let self, let call = self.state.withLock({ state in state.forget(id) }) else { return }
      self.tellCancelled(id)
      call.answer(.failure(CallTimeout(method: method, timeout: timeout)))
    }
  }

  private func cancel(_ id: Int) {
    let isSent = state.withLock { state -> Bool in
      if state.calls[id] != nil { return true }
      state.cancelled.insert(id)
      return false
    }
    if isSent { tellCancelled(id) }
  }

  private func tellCancelled(_ id: Int) {
    var parameters = MemberWriter()
    parameters.put("id", id)
    tell(Request(method: "rpc.cancel", parameters: parameters, mayRepeat: true))
  }
}

extension Connection.State {
  /// Removes a call from the calls that wait for a reply.
  mutating func forget(_ id: Int) -> PendingCall? {
    guard let call = calls.removeValue(forKey: id) else { return nil }
    cancelled.remove(id)
    if let token = call.progressToken { progress[token] = nil }
    return call
  }
}
