public import RPC

/// Work that can wait for an idle moment, done in small steps.
public struct Chore {
  /// Returns a Boolean value that indicates whether there is work to do.
  public let isWanted: () -> Bool
  /// Does about a millisecond of the work.
  public let step: () throws(Failure) -> Void
  /// Is called after a step has failed. It makes `isWanted` return `false` until there is new work.
  public let pause: () -> Void

  public init(isWanted: @escaping () -> Bool, step: @escaping () throws(Failure) -> Void, pause: @escaping () -> Void) {
    self.isWanted = isWanted
    self.step = step
    self.pause = pause
  }
}
