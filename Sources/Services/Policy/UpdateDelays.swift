internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The recommended updates that the user has put off, and the times until which they are not shown.
struct UpdateDelays {
  private let dependencies: Dependencies

  private let selection = StoreStatement("SELECT version, until FROM {store}.update_delays WHERE until > ?")
  private let upsert = StoreStatement("INSERT OR REPLACE INTO {store}.update_delays (version, until) VALUES (?, ?)")
  private let deletion = StoreStatement("DELETE FROM {store}.update_delays WHERE until <= ?")
  private let trim = StoreStatement.keepingNewest(100, of: "update_delays")

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// Returns the time until which the recommended update is not shown, or `nil` if it is shown.
  ///
  /// A delay is valid until its end, even if the clock has been set back. A delay stores the recommended version, so
  /// that the recommendation of a newer version is shown again. If no recommended version was known, the delay stores
  /// the app's version.
  func end(for version: Version, recommended: Version, at now: Timestamp) throws(Failure) -> Timestamp? {
    let delays = try dependencies.stores.all(selection, in: .device, bind: now) {
      (version: Version($0.next(String.self)), until: $0.next(Timestamp.self))
    }
    return delays.filter { delay in delay.version.map { $0 == version || $0 >= recommended } ?? false }.map(\.until)
      .max()
  }

  /// Puts off an update from now on.
  /// - Parameters:
  ///   - version: the app's version, or the recommended version.
  ///   - recommended: the recommended version; `nil` if it is not known.
  func add(_ version: Version, recommended: Version?, days: Int, at now: Timestamp) throws(Failure) -> UpdateDelay {
    let until = Timestamp(milliseconds: min(now.milliseconds + days * 86_400_000, Timestamp.latest))
    try dependencies.stores.run(deletion, in: .device, bind: now)
    try dependencies.stores.run(
      upsert, in: .device, bind: recommended.map { version < $0 ? $0 : version }?.text ?? version.text, until)
    try dependencies.stores.run(trim, in: .device)
    return UpdateDelay(version: version, until: until)
  }
}

/// A postponed update, as `policy.update.later` returns it.
struct UpdateDelay: Record {
  let version: Version, until: Timestamp

  static let doc: StaticString = "A recommended update that was put off, and the time until which it is not shown."
}

extension UpdateDelay {
  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The version that the request gave.")
    until = field("until", \.until, "The time from which the update is recommended again.")
  }
}
