internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `log.read`: lists the stored lines of the log, the newest first, one page at a time.
struct ReadLog: AccountMethod {
  let since: Timestamp?, level: LineLevel?, category: LineCategory?, text: String?, page: PageRequest

  static let name: StaticString = "log.read"
  static let doc: StaticString =
    "Lists the stored lines of the log, the newest first, one page at a time. If the users of any company must sign in, a conversation gets only its own lines and the core's lines. An owner who is signed in to each such company gets all lines. To be notified of new lines, call this method through `live.open`."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of lines. Each page searches only a part of the log, so a page may have fewer lines than `limit` although `next` is not `null`."
  static let examples = [
    Example(
      "warnings and errors",
      given: [
        Example.Step("log.write", #"{"level":"info","category":"debug","message":"opened the list"}"#),
        Example.Step(
          "log.write",
          #"{"level":"error","category":"error","message":"the list is empty","fields":{"screen":"stock"}}"#),
      ], params: #"{"level":"warning"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    since = field(
      "since", \.since, "The time of the oldest line to return. If it is left out, lines of any age are returned.")
    level = field(
      "level", \.level,
      "The lowest severity to return. Lines of this severity and of higher ones are returned. If it is left out, lines of all severities are returned."
    )
    category = field(
      "category", \.category,
      "The category of the lines to return. If it is left out, lines of all categories are returned.")
    text = field(
      "text", \.text,
      "A text that the message or the fields of a returned line must contain. Case does not matter. If it is left out, all lines are returned.",
      .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Logs, in context: Context) throws(Failure) -> Page<LogLine> {
    try service.read(
      LogFilter(since: since, level: level, category: category, text: text), limit: page.limit, after: page.after)
  }
}
