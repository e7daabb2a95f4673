import Synchronization

/// Wakes tasks that wait for a condition.
///
/// A task first reads `count`, and then checks its condition. If the condition is not met, it waits until the count is
/// larger. So it does not miss a ring between the check and the wait.
final class Bell: Sendable {
  private struct State {
    var count = 0
    var lastWaiter = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  var count: Int { state.withLock(\.count) }

  func ring() {
    let waiting = state.withLock { state in
      state.count += 1
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for one in waiting { one.resume() }
  }

  /// Waits until `ring` was called after the given count, or until the task is cancelled.
  func wait(after count: Int) async {
    let waiter = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.count > count || Task.isCancelled { return true }
          state.waiting[waiter] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: waiter) }?.resume()
    }
  }
}
