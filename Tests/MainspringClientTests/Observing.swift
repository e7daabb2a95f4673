import Observation

/// Waits for what views observe.
enum Observing {
  /// Waits until a condition holds. The observed values are changed on this actor alone, so that no change is missed.
  @MainActor static func wait(until isSo: () -> Bool) async {
    while !isSo() {
      await withCheckedContinuation { continuation in
        _ = withObservationTracking(isSo) { continuation.resume() }
      }
    }
  }
}
