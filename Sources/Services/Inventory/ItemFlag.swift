internal import Shape

/// A mark that an item needs attention, with the reason, the user who set it, and the instant.
struct ItemFlag: Record, Equatable {
  let reason: Line, by: UUID, at: Timestamp

  static let doc: StaticString = "A mark that an item needs attention."
  static let longest = Limit.length(1...200)

  init(reason: Line, by user: UUID, at now: Timestamp) {
    self.reason = reason
    by = user
    at = now
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason, "The reason why the item needs attention, in the company's words.", ItemFlag.longest)
    by = field("by", \.by, "The id of the user who set the flag, or of the account in its own inventory.")
    at = field("at", \.at, "The instant at which the flag was set.")
  }
}
