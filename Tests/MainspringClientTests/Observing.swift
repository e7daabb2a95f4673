import Observation

/// Waits for changes of values that views observe.
enum Observing {
  /// Waits until a condition holds. The observed values change only on the main actor, so no change is missed.
  @MainActor static func wait(until isSo: () -> Bool) async {
    while !isSo() {
      await withCheckedContinuation { continuation in
        _ = withObservationTracking(isSo) { continuation.resume() }
      }
    }
  }
}
