internal import Shape

/// An answer of the host, and when it came.
struct KnownWeather<Answer: WeatherAnswer> {
  let answer: Answer
  let fetchedAt: Timestamp
}
