internal import RPC
internal import Storage

/// The amount of work of a step of long work, before other requests are served.
///
/// While several programs share the core, the steps are so small that each holds the loop for about a millisecond.
/// Otherwise they are as large as the work allows: a commit costs as much as many rows.
///
///     let count = pace.begin()
///     let done = try copy(count)
///     pace.end(done)
public struct Pace {
  private let dependencies: Dependencies
  /// The amount of work of a step while no other program is there.
  private let most: Int
  /// The amount of work of a step beside other programs.
  private var count: Int
  private var began = 0

  /// The time that a step may hold the loop beside other programs, in microseconds. The commit comes on top.
  private static let share = 1000

  public init(_ dependencies: Dependencies, most: Int) {
    self.dependencies = dependencies
    self.most = most
    count = max(1, most / 40)
  }

  /// A Boolean value that indicates whether other programs may wait. A run that is to be repeated depends on no clock.
  private var isShared: Bool { dependencies.conversations.all.count > 1 && !dependencies.clock.isFixed }

  /// Begins a step.
  /// - Returns: the amount of work that the step may do.
  public mutating func begin() -> Int {
    began = MonotonicClock.microseconds
    return isShared ? count : most
  }

  /// Ends a step that has done this amount of work. The next step does as much as fits.
  public mutating func end(_ done: Int) {
    guard done > 0, isShared else { return }
    let took = max(1, MonotonicClock.microseconds - began)
    count = max(1, min(done * Pace.share / took, count * 2, most))
  }
}
