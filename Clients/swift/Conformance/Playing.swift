import MainspringClient
import Synchronization

/// A host for the scenario. It answers a ping, or refuses it, or waits with the answer until `letGo` is called.
final class Playing: PingHost {
  private struct State {
    var isAsked = false
    var mayGo = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func ping(text: String) async throws -> HostPong {
    if text == "refuse" { throw HostError("no", code: 7) }
    if text == "wait" {
      change { $0.isAsked = true }
      await wait(until: \.mayGo)
    }
    return HostPong(text: text.uppercased())
  }

  /// Waits until the core has sent a ping that must wait.
  func asked() async { await wait(until: \.isAsked) }

  func letGo() { change { $0.mayGo = true } }

  private func change(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }

  private func wait(until isSo: @Sendable (State) -> Bool) async {
    while !state.withLock({ isSo($0) }) {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if isSo(state) { return true }
          state.waiting.append(continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    }
  }
}
