internal import Shape

/// Which answer is stored, and why there is no newer one, unread: another answer has another row, or came at another instant.
struct StoredWeather: Equatable {
  let row: Int
  let fetchedAt: Timestamp
  let failure: String?
}
