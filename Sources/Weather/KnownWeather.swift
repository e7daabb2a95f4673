internal import Shape

/// An answer of the host, and how old it is.
struct KnownWeather<Answer: WeatherAnswer> {
  let answer: Answer
  let fetchedAt: Timestamp
  /// In milliseconds.
  let age: Int

  init(answer: Answer, fetchedAt: Timestamp, now: Timestamp) {
    self.answer = answer
    self.fetchedAt = fetchedAt
    age = fetchedAt.age(at: now)
  }
}
