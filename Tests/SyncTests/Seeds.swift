import Foundation

/// The seeds that schedules are made from.
///
/// `SYNC_SEED` names the only one. `SYNC_FIRST` names the first one, so that many schedules can be run in pieces. With
/// `SYNC_ALL=1` all seeds that find a fault are reported, and not the first one of each part alone.
struct Seeds {
  private let all: [UInt64]
  /// Whether other seeds are run behind one that has found a fault.
  let goOn = Seeds.variable("SYNC_ALL") != nil

  /// - Parameters:
  ///   - name: the environment variable that says how many.
  ///   - count: how many without it.
  ///   - telling: seeds that are run in any case.
  init(named name: String, else count: UInt64, and telling: [UInt64] = []) {
    if let only = Seeds.variable("SYNC_SEED") {
      all = [only]
    } else {
      let first = Seeds.variable("SYNC_FIRST") ?? 0
      let wanted = first..<first + (Seeds.variable(name) ?? count)
      all = telling.filter { !wanted.contains($0) } + wanted
    }
  }

  /// Returns the seeds of one of several parts, which are about as large as each other.
  func part(_ part: Int, of parts: Int) -> [UInt64] { all.filter { $0 % UInt64(parts) == UInt64(part) } }

  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
