import Observation

/// Waits for what views observe.
enum Observing {
  /// Waits until something is so. Whoever changes what is looked at holds this actor, so that nothing is missed in between.
  @MainActor static func wait(until isSo: () -> Bool) async {
    while !isSo() {
      await withCheckedContinuation { continuation in
        _ = withObservationTracking(isSo) { continuation.resume() }
      }
    }
  }
}
