internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `events.since`
struct Since: AccountMethod {
  let cursor: String?, limit: Int?, topics: [Topic]

  static let name: StaticString = "events.since"
  static let doc: StaticString = "Answers what has changed since a place in the log of changes, oldest first."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The changes, and the place behind them."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("from the beginning", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)], params: #"{"limit":10}"#),
    Example("of one kind of record", params: #"{"topics":[{"type":"item"}]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    cursor = field("cursor", \.cursor, "The cursor of an earlier answer; the beginning of the log without it.")
    limit = field("limit", \.limit, "The most that are answered; 100 without it.", .range(1...1000))
    topics = field("topics", \.topics, "What to answer changes of; everything without them.", .count(0...100))
  }

  func call(on service: Events, in context: Context) throws(Failure) -> EventPage { try service.since(cursor, limit: limit ?? 100, topics) }
}
