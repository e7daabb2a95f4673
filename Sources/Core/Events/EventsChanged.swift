internal import RPC
internal import Shape

/// `events.changed`, the notification for subscribers.
struct EventsChanged: Notification {
  let subscription: Int, events: [Event], cursor: String, behind: Bool

  static let name: StaticString = "events.changed"
  static let doc: StaticString =
    "Sent to a subscriber after the commit of a change, and after the reply of the request that made it."
}

extension EventsChanged {
  init<F: Fields<Self>>(_ field: inout F) {
    subscription = field("subscription", \.subscription, "The handle that events.subscribe returned.")
    events = field("events", \.events, "The changes, in the order in which they were made.")
    cursor = field(
      "cursor", \.cursor,
      "The position in the log after these events. If `behind` is `true`, the position after which no events were sent."
    )
    behind = field(
      "behind", \.behind,
      "`true` if there were too many events to send. Then `events` is empty: to read the changes, pass `cursor` to `events.since`."
    )
  }
}
