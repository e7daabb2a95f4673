internal import Shape

/// The result of `events.since`.
struct EventPage: Record {
  let events: [Event], cursor: String, more: Bool

  static let doc: StaticString = "Changes, in the order in which they happened."
}

extension EventPage {
  init<F: Fields<Self>>(_ field: inout F) {
    events = field("events", \.events, "The changes that the caller may see, oldest first.")
    cursor = field("cursor", \.cursor, "The place behind them: pass it to go on from there, now or after a restart.")
    more = field("more", \.more, "Whether there is more behind the cursor already.")
  }
}
