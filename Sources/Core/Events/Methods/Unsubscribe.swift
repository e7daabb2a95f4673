internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `events.unsubscribe`: ends a subscription.
struct Unsubscribe: AccountMethod {
  let subscription: Int

  static let name: StaticString = "events.unsubscribe"
  static let doc: StaticString =
    "Ends a subscription of this conversation, so that the core sends no more events for it."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString = "The handle of the subscription that has ended."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("a subscription", given: [Example.Step("events.subscribe", "{}")], params: #"{"subscription":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    subscription = field("subscription", \.subscription, "The handle that events.subscribe returned.")
  }

  func call(on service: Events, in context: Context) throws(Failure) -> Unsubscribed {
    try service.unsubscribe(subscription)
  }
}

/// The result of `events.unsubscribe`.
struct Unsubscribed: Record {
  let unsubscribed: Int

  static let doc: StaticString = "A subscription that has ended."
}

extension Unsubscribed {
  init<F: Fields<Self>>(_ field: inout F) {
    unsubscribed = field("unsubscribed", \.unsubscribed, "The handle of the subscription.")
  }
}
