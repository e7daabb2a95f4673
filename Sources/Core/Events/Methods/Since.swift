internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `events.since`: returns the changes after a position in the log of changes, oldest first.
struct Since: AccountMethod {
  let cursor: String?, limit: Int?, topics: [Topic]

  static let name: StaticString = "events.since"
  static let doc: StaticString =
    "Returns the events after a position in the change log, the oldest first. Use this method to catch up after a restart."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The events, and the position after them."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example(
      "from the beginning", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"limit":10}"#),
    Example("changes of items", params: #"{"topics":[{"type":"item"}]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    cursor = field(
      "cursor", \.cursor, "The `cursor` of an earlier result or notification. Default: the beginning of the log.")
    limit = field("limit", \.limit, "The largest number of events in the result. Default: 100.", .range(1...1000))
    topics = field(
      "topics", \.topics,
      "The topics of the events to return: an event must fit at least one of them. Default: all events.",
      .count(0...100))
  }

  func call(on service: Events, in context: Context) throws(Failure) -> EventPage {
    try service.since(cursor, limit: limit ?? 100, topics)
  }
}
