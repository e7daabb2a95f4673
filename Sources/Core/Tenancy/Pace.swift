internal import RPC
internal import Storage

/// How much a step of long work does before others are served.
///
/// While several programs share the core, the steps are so small that each holds the loop for about a millisecond.
/// Otherwise they are as large as the work allows: a commit costs as much as many rows.
///
///     let count = pace.begin()
///     let done = try copy(count)
///     pace.end(done)
public struct Pace {
  private let dependencies: Dependencies
  /// How much a step does while nobody else is there.
  private let most: Int
  /// How much a step does beside other programs.
  private var count: Int
  private var began = 0

  /// How long a step may hold the loop beside other programs, in microseconds; the commit comes on top.
  private static let share = 1000

  public init(_ dependencies: Dependencies, most: Int) {
    self.dependencies = dependencies
    self.most = most
    count = max(1, most / 40)
  }

  /// A Boolean value that indicates whether other programs may wait. A run that is to be repeated depends on no clock.
  private var isShared: Bool { dependencies.conversations.all.count > 1 && !dependencies.clock.isFixed }

  /// Begins a step.
  /// - Returns: how much it may do.
  public mutating func begin() -> Int {
    began = MonotonicClock.microseconds
    return isShared ? count : most
  }

  /// Ends a step that has done so much: the next one does as much as fits.
  public mutating func end(_ done: Int) {
    guard done > 0, isShared else { return }
    let took = max(1, MonotonicClock.microseconds - began)
    count = max(1, min(done * Pace.share / took, count * 2, most))
  }
}
