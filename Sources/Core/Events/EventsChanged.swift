internal import RPC
internal import Shape

/// The notification `events.changed`, which is sent to subscribers.
struct EventsChanged: Notification {
  let subscription: Int, events: [Event], cursor: String, behind: Bool

  static let name: StaticString = "events.changed"
  static let doc: StaticString =
    "Sent to a subscriber when records have changed: after the commit of the change, and after the reply to the request that made it."
}

extension EventsChanged {
  init<F: Fields<Self>>(_ field: inout F) {
    subscription = field("subscription", \.subscription, "The handle that events.subscribe returned.")
    events = field("events", \.events, "The events, in the order in which the changes were made.")
    cursor = field(
      "cursor", \.cursor,
      "The position in the change log after these events. If `behind` is `true`, the position after which no events were sent."
    )
    behind = field(
      "behind", \.behind,
      "`true` if there were too many events to send. In that case `events` is empty. To get the events, pass `cursor` to `events.since`."
    )
  }
}
