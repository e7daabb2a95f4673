internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `events.subscribe`: subscribes to changes.
struct Subscribe: AccountMethod {
  let topics: [Topic]

  static let name: StaticString = "events.subscribe"
  static let doc: StaticString =
    "Subscribes to changes of records. The core sends `events.changed` after each change, until the conversation ends or `events.unsubscribe` is called."
  static let effect = Effect.session
  static let changesStores = false
  static let listens = true
  static let resultDoc: StaticString =
    "The handle of the subscription, and the position in the change log from which it reports all changes."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [
    Example("to all changes", params: "{}"),
    Example("to the items of the inventory", params: #"{"topics":[{"service":"inventory","type":"item"}]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    topics = field(
      "topics", \.topics, "The topics to subscribe to: an event must fit at least one of them. Default: all events.",
      .count(0...100))
  }

  func call(on service: Events, in context: Context) throws(Failure) -> Subscribed { try service.subscribe(topics) }
}

/// The result of `events.subscribe`.
struct Subscribed: Record {
  let subscription: Int, cursor: String

  static let doc: StaticString = "A new subscription, and its position in the change log."
}

extension Subscribed {
  init<F: Fields<Self>>(_ field: inout F) {
    subscription = field(
      "subscription", \.subscription, "The handle of the subscription, which `events.changed` repeats.")
    cursor = field(
      "cursor", \.cursor,
      "The position in the change log after which the subscription reports all changes. To miss no change, read the existing records after subscribing."
    )
  }
}
