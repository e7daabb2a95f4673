internal import Shape

/// The identity of a stored answer, without its content, and the reason why there is no newer one. Another answer has another row, or came
/// at another instant.
struct StoredWeather: Equatable {
  let row: Int
  let fetchedAt: Timestamp
  let failure: String?
}
