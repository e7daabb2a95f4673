internal import Shape

/// The result of `events.since`.
struct EventPage: Record {
  let events: [Event], cursor: String, more: Bool

  static let doc: StaticString = "Events, in the order in which the changes were made."
}

extension EventPage {
  init<F: Fields<Self>>(_ field: inout F) {
    events = field("events", \.events, "The events that the caller may see, the oldest first.")
    cursor = field(
      "cursor", \.cursor,
      "The position after these events. Pass it as `cursor` to get the later events, now or after a restart.")
    more = field("more", \.more, "`true` if there already are more events after the cursor.")
  }
}
