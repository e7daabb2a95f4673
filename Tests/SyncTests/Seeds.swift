import Foundation

/// The seeds that schedules are made from.
///
/// `SYNC_SEED` sets the only seed. `SYNC_FIRST` sets the first seed, so that many schedules can be run in several runs.
/// With `SYNC_ALL=1` all seeds that find a fault are reported, instead of only the first one of each parallel test.
struct Seeds {
  private let all: [UInt64]
  /// A Boolean value that indicates whether later seeds are run after a seed has found a fault.
  let goOn = Seeds.variable("SYNC_ALL") != nil

  /// - Parameters:
  ///   - name: The environment variable that sets the number of seeds.
  ///   - count: The number of seeds if the variable is not set.
  ///   - telling: Seeds that are always run.
  init(named name: String, else count: UInt64, and telling: [UInt64] = []) {
    if let only = Seeds.variable("SYNC_SEED") {
      all = [only]
    } else {
      let first = Seeds.variable("SYNC_FIRST") ?? 0
      let wanted = first..<first + (Seeds.variable(name) ?? count)
      all = telling.filter { !wanted.contains($0) } + wanted
    }
  }

  /// Returns the seeds of one of several parts of nearly equal size.
  func part(_ part: Int, of parts: Int) -> [UInt64] { all.filter { $0 % UInt64(parts) == UInt64(part) } }

  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
