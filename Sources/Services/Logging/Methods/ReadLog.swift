internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `log.read`
struct ReadLog: AccountMethod {
  let since: Timestamp?, level: LineLevel?, category: LineCategory?, text: String?, page: PageRequest

  static let name: StaticString = "log.read"
  static let doc: StaticString =
    "Lists the stored lines of the log, newest first, one page at a time. If users sign in to companies, a conversation gets only its own lines and those of the core. An owner who is signed in to each such company gets all lines. A live query follows the log."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of lines. A page covers a limited part of the log, so it may have fewer lines than its limit, and still a next page."
  static let examples = [
    Example(
      "what went wrong",
      given: [
        Example.Step("log.write", #"{"level":"info","category":"debug","message":"opened the list"}"#),
        Example.Step("log.write", #"{"level":"error","category":"error","message":"the list is empty","fields":{"screen":"stock"}}"#),
      ], params: #"{"level":"warning"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    since = field("since", \.since, "The time of the oldest line to return. The list ends before the first line that is older.")
    level = field("level", \.level, "The lowest severity to return. Lines of this level and of more severe levels are returned.")
    category = field("category", \.category, "The category of the lines to return.")
    text = field("text", \.text, "A text that the message or the fields must contain, in upper or lower case.", .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Logs, in context: Context) throws(Failure) -> Page<LogLine> {
    try service.read(LogFilter(since: since, level: level, category: category, text: text), limit: page.limit, after: page.after)
  }
}
