internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// The method `log.write`: writes a line of the front end to the log.
struct WriteLine: UnscopedMethod {
  let level: LineLevel, category: UnreadCategory, message: UnreadText, fields: LineFields?

  static let name: StaticString = "log.write"
  static let doc: StaticString =
    "Writes a line of the front end to the core's log. If a host offers `host.log.write`, the line is also written to the system's log. Secrets that the core recognizes by name or form are replaced first. The line delays no other request. Without an id, the request is a notification and gets no reply."
  static let effect = Effect.session
  static let changesStores = false
  static let isServedInGroups = true
  static let resultDoc: StaticString = "Whether the line was written or dropped."
  static let examples = [
    Example(
      "the outcome of a fetch",
      params:
        #"{"level":"info","category":"cloudKit","message":"fetched changes","fields":{"zone":"items","records":12}}"#),
    Example(
      "a line with secrets",
      params:
        #"{"level":"error","category":"error","message":"sign-in failed: password=hunter2","fields":{"headers":{"X-Api-Key":"k-1"}}}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    level = field("level", \.level, "The severity of the line. Lines of every severity are stored.")
    category = field(
      "category", \.category,
      "The subject of the line: `debug`, `cloudKit`, `error`, or any other name of 1 to 64 letters and digits. Between two letters or digits, there may be one space or one of the characters . _ / and -."
    )
    message = field("message", \.message, "The message of the line.", .length(0...4000))
    fields = field(
      "fields", \.fields,
      "Further facts about the line, as an object of at most 4,000 characters of JSON. If it is left out, the line has no fields."
    )
  }

  /// Drops a line beyond the limit before its parameters are read. So even a flood of lines takes hardly any time from
  /// other requests.
  static func unreadResult(on service: Logs) throws(Failure) -> UnsafeBufferPointer<UInt8>? {
    service.admitLine() == .dropped ? service.resultOfDropped.bytes : nil
  }

  func call(on service: Logs, in context: UnscopedContext) throws(Failure) -> WrittenLine {
    if service.admission != .repeated { service.write(level, category.category, message.string, fields?.text) }
    return WrittenLine(isTaken: true)
  }
}

/// The outcome of `log.write`.
struct WrittenLine: Record {
  let isTaken: Bool

  static let doc: StaticString = "Whether a line was written to the log."
}

extension WrittenLine {
  init<F: Fields<Self>>(_ field: inout F) {
    isTaken = field(
      "taken", \.isTaken,
      "`true` if the line was written, `false` if it was dropped. A conversation can write at most 200 lines a second. Further lines are dropped, and one line of the log counts them."
    )
  }
}
