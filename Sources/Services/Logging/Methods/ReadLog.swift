internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `log.read`
struct ReadLog: AccountMethod {
  let since: Timestamp?, level: LineLevel?, category: LineCategory?, text: String?, page: PageRequest

  static let name: StaticString = "log.read"
  static let doc: StaticString =
    "Lists the lines of the log that are kept, newest first, page by page: the core's own and those of front ends. Where people sign in to a company, a conversation gets its own lines and the core's; all are for an owner who is signed in to each such company. A live query follows the log."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of lines. It looks at a limited part of the log, and so may have fewer lines than its limit and a next."
  static let examples = [
    Example(
      "what went wrong",
      given: [
        Example.Step("log.write", #"{"level":"info","category":"debug","message":"opened the list"}"#),
        Example.Step("log.write", #"{"level":"error","category":"error","message":"the list is empty","fields":{"screen":"stock"}}"#),
      ], params: #"{"level":"warning"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    since = field("since", \.since, "Lines from this instant on: the list ends before the first line that is older.")
    level = field("level", \.level, "Lines that are at least as grave.")
    category = field("category", \.category, "Lines of this category.")
    text = field("text", \.text, "Lines whose message or fields have this text, whatever the case of its letters.", .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Logs, in context: Context) throws(Failure) -> Page<LogLine> {
    try service.read(LogFilter(since: since, level: level, category: category, text: text), limit: page.limit, after: page.after)
  }
}
