internal import Shape

/// An answer of the host, and how old it is.
struct KnownWeather<Answer: WeatherAnswer> {
  let answer: Answer
  let fetchedAt: Timestamp
  /// In milliseconds.
  let age: Int
  /// Whether the clock was set back since: how old it is can't be said.
  let isFromFuture: Bool

  init(answer: Answer, fetchedAt: Timestamp, now: Timestamp) {
    self.answer = answer
    self.fetchedAt = fetchedAt
    age = fetchedAt.age(at: now)
    isFromFuture = fetchedAt > now
  }
}
