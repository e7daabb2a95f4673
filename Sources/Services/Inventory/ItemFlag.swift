internal import Shape

/// The reason that an item needs attention, with the user who gave it and the instant.
struct ItemFlag: Record, Equatable {
  let reason: Line, by: UUID, at: Timestamp

  static let doc: StaticString = "The reason why an item needs attention."
  static let longest = Limit.length(1...200)

  init(reason: Line, by user: UUID, at now: Timestamp) {
    self.reason = reason
    by = user
    at = now
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field("reason", \.reason, "The reason, in the company's words.", ItemFlag.longest)
    by = field("by", \.by, "The user who set the flag, or the account.")
    at = field("at", \.at, "The instant at which the flag was set.")
  }
}
