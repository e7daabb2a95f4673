internal import Shape

/// The identity of a stored answer without its content, and the reason that there is no newer answer. A different
/// answer has another row, or arrived at another instant.
struct StoredWeather: Equatable {
  let row: Int
  let fetchedAt: Timestamp
  let failure: String?
}
