import Foundation
import Synchronization

/// Stores the arguments of a callback.
final class Told: Sendable {
  private let state = Mutex<[(Decimal, Decimal?)]>([])

  var all: [(Decimal, Decimal?)] { state.withLock { $0 } }

  func add(_ done: Decimal, _ total: Decimal?) { state.withLock { $0.append((done, total)) } }
}
