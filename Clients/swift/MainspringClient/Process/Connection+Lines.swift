import Foundation
import Synchronization

extension Connection {
  /// Handles a line from the core. The thread that reads from the core calls this.
  func take(_ line: UnsafeBufferPointer<UInt8>) {
    // A line that is not JSON is not from the core. Another program may write to the same output.
    guard let message = JSON(bytes: line) else { return }
    if let method = message["method"]?.text {
      hear(method, message)
    } else if let id = message["id"]?.integer {
      let call = state.withLock { state in
        state.hasAnswered = true
        return state.forget(id)
      }
      guard let call else { return }
      if let error = message["error"] {
        call.answer(.failure(CoreError(method: call.method, error: error)))
      } else {
        call.answer(.success(message["result"] ?? .null))
      }
    }
  }

  private func hear(_ method: String, _ message: JSON) {
    let parameters = message["params"] ?? .object([])
    switch method {
    case "rpc.progress":
      guard let token = parameters["token"]?.text, let handler = state.withLock({ $0.progress[token] }) else { return }
      handler(parameters["done"]?.decimal ?? 0, parameters["total"]?.decimal, parameters["message"]?.text)
    case "live.changed": feed(.live(parameters["live"]?.integer ?? 0))?.take(parameters)
    case "events.changed": feed(.events(parameters["subscription"]?.integer ?? 0))?.take(parameters)
    case "host.cancel":
      if let id = parameters["id"]?.integer { state.withLock { $0.hostTasks.removeValue(forKey: id) }?.cancel() }
    default: if let id = message["id"]?.integer { answer(id, method, parameters) }
    }
  }

  private func feed(_ key: FeedKey) -> (any Feed)? { state.withLock { $0.feeds[key] } }

  /// Lets the host answer a request of the core, in a separate task. The answer may take time, and the host may call
  /// the core to prepare it.
  private func answer(_ id: Int, _ method: String, _ parameters: JSON) {
    state.withLock { state in
      let process = state.process
      state.hostTasks[id] = Task { [self] in
        let answer = await HostAnswer.$current.withValue(HostAnswer { [self] in try await report($0, on: id) }) {
          await HostRequests.answer(host, method, parameters)
        }
        // If the core has cancelled the request, or has ended, it does not wait for an answer.
        guard self.state.withLock({ $0.hostTasks.removeValue(forKey: id) }) != nil else { return }
        let reply = JSON.object([.init("jsonrpc", "2.0"), .init("id", id.json), answer])
        process.write(reply.description + "\n")
      }
    }
  }

  /// Sends a part of the host's answer. The core replies when the readers of the answer are ready for more.
  private func report(_ part: JSON, on id: Int) async throws {
    var parameters = MemberWriter()
    parameters.put("id", id)
    parameters.put("content", part)
    _ = try await call(Request(method: "host.progress", parameters: parameters, mayRepeat: false))
  }
}
