internal import RPC
internal import Storage

/// Limits the amount of work that one step of long work does before other requests are served.
///
/// While several programs share the core, the steps are so small that each blocks other requests for about a
/// millisecond. If there is only one program, steps are as large as the work allows, because a commit costs as much as
/// many rows.
///
///     let count = pace.begin()
///     let done = try copy(count)
///     pace.end(done)
public struct Pace {
  private let dependencies: Dependencies
  /// The amount of work of a step while there is only one program.
  private let most: Int
  /// The amount of work of a step while other programs share the core.
  private var count: Int
  private var began = 0

  /// The time that a step may take while other programs share the core, in microseconds, without its commit.
  private static let share = 1000

  public init(_ dependencies: Dependencies, most: Int) {
    self.dependencies = dependencies
    self.most = most
    count = max(1, most / 40)
  }

  /// A Boolean value that indicates whether other programs may wait. With a fixed clock it is false, because a
  /// repeatable run must not depend on time.
  private var isShared: Bool { dependencies.conversations.all.count > 1 && !dependencies.clock.isFixed }

  /// Begins a step.
  /// - Returns: the amount of work that the step may do.
  public mutating func begin() -> Int {
    began = MonotonicClock.microseconds
    return isShared ? count : most
  }

  /// Ends a step that has done this amount of work. The next step may do as much as fits into the time.
  public mutating func end(_ done: Int) {
    guard done > 0, isShared else { return }
    let took = max(1, MonotonicClock.microseconds - began)
    count = max(1, min(done * Pace.share / took, count * 2, most))
  }
}
