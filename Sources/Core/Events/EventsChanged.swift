internal import RPC
internal import Shape

/// `events.changed`, which subscribers are sent.
struct EventsChanged: Notification {
  let subscription: Int, events: [Event], cursor: String, behind: Bool

  static let name: StaticString = "events.changed"
  static let doc: StaticString =
    "Sent to a subscriber behind the reply of the request that changed something, when that is committed."
}

extension EventsChanged {
  init<F: Fields<Self>>(_ field: inout F) {
    subscription = field("subscription", \.subscription, "The handle that subscribing answered.")
    events = field("events", \.events, "What changed, in the order in which it happened.")
    cursor = field("cursor", \.cursor, "The place behind the events.")
    behind = field("behind", \.behind, "true when there were too many to send: read them with events.since, from the cursor on.")
  }
}
