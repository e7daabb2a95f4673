internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `events.subscribe`
struct Subscribe: AccountMethod {
  let topics: [Topic]

  static let name: StaticString = "events.subscribe"
  static let doc: StaticString = "Sends events.changed whenever something changes, until the conversation ends or unsubscribes."
  static let effect = Effect.session
  static let changesStores = false
  static let listens = true
  static let resultDoc: StaticString = "The subscription's handle, and the place from which on it tells everything."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [
    Example("to everything", params: "{}"),
    Example("to the items of the inventory", params: #"{"topics":[{"service":"inventory","type":"item"}]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    topics = field("topics", \.topics, "What to be told of; everything without them.", .count(0...100))
  }

  func call(on service: Events, in context: Context) throws(Failure) -> Subscribed { try service.subscribe(topics) }
}

/// The result of `events.subscribe`.
struct Subscribed: Record {
  let subscription: Int, cursor: String

  static let doc: StaticString = "A new subscription."
}

extension Subscribed {
  init<F: Fields<Self>>(_ field: inout F) {
    subscription = field("subscription", \.subscription, "Its handle.")
    cursor = field(
      "cursor", \.cursor, "The place from which on it tells everything; read what exists after subscribing, and nothing is missed.")
  }
}
