internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Recommended updates that the user has postponed, and the instants until which they are not shown.
struct UpdateDelays {
  private let dependencies: Dependencies

  private let selection = StoreStatement("SELECT version, until FROM {store}.update_delays WHERE until > ?")
  private let upsert = StoreStatement("INSERT OR REPLACE INTO {store}.update_delays (version, until) VALUES (?, ?)")
  private let deletion = StoreStatement("DELETE FROM {store}.update_delays WHERE until <= ?")
  private let trim = StoreStatement.keepingNewest(100, of: "update_delays")

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// Returns the instant until which a recommendation is not shown, or `nil` if it is shown.
  ///
  /// A delay is valid until its end, even if the clock was set back since. It has the version that was recommended, so
  /// the recommendation of a newer version is shown again. If the recommended version was not known, the delay has the
  /// app's version.
  func end(for version: Version, recommended: Version, at now: Timestamp) throws(Failure) -> Timestamp? {
    let delays = try dependencies.stores.all(selection, in: .device, bind: now) {
      (version: Version($0.next(String.self)), until: $0.next(Timestamp.self))
    }
    return delays.filter { delay in delay.version.map { $0 == version || $0 >= recommended } ?? false }.map(\.until)
      .max()
  }

  /// Postpones an update from an instant on.
  /// - Parameters:
  ///   - version: the app's version, or the recommended one.
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

/// The result of `policy.update.later`.
struct UpdateDelay: Record {
  let version: Version, until: Timestamp

  static let doc: StaticString = "A recommended update that was put off."
}

extension UpdateDelay {
  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The version of the app, as given in the request.")
    until = field("until", \.until, "The time from which the update is recommended again.")
  }
}
