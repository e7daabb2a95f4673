public import RPC

/// Work that can wait for an idle moment, done in small steps.
public struct Chore {
  /// Whether there is something to do.
  public let isWanted: () -> Bool
  /// Does a millisecond's worth of it.
  public let step: () throws(Failure) -> Void
  /// Called when a step failed: it is not wanted again before something has changed.
  public let pause: () -> Void

  public init(isWanted: @escaping () -> Bool, step: @escaping () throws(Failure) -> Void, pause: @escaping () -> Void) {
    self.isWanted = isWanted
    self.step = step
    self.pause = pause
  }
}
