internal import Shape

/// An answer that is stored, unread.
struct StoredWeather {
  /// What tells it from other answers.
  struct Version: Equatable {
    let row: Int
    let fetchedAt: Timestamp
  }

  let version: Version
  /// In milliseconds.
  let age: Int
  /// Whether the clock was set back since: how old it is can't be said.
  let isFromFuture: Bool

  init(row: Int, fetchedAt: Timestamp, now: Timestamp) {
    version = Version(row: row, fetchedAt: fetchedAt)
    age = fetchedAt.age(at: now)
    isFromFuture = fetchedAt > now
  }
}
