internal import Shape

/// The identity of a stored answer, without its content, and the reason why there is no newer answer. A different
/// answer is in another row, or arrived at another time.
struct StoredWeather: Equatable {
  let row: Int
  let fetchedAt: Timestamp
  let failure: String?
}
