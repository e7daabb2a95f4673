internal import Shape

/// Which answer is stored, unread: another one has another row, or came at another instant.
struct StoredWeather: Equatable {
  let row: Int
  let fetchedAt: Timestamp
}
