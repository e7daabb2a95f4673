internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// `log.write`
struct WriteLine: UnscopedMethod {
  let level: LineLevel, category: UnreadCategory, message: UnreadText, fields: LineFields?

  static let name: StaticString = "log.write"
  static let doc: StaticString =
    "Writes a line of the front end's own to the log of the core, and to the system's where the host offers host.log.write. Secrets by name are replaced before that. It stores nothing, and delays no other request: send it without an id to get no reply."
  static let effect = Effect.session
  static let changesStores = false
  static let isServedInGroups = true
  static let resultDoc: StaticString = "Whether the line was taken."
  static let examples = [
    Example(
      "what a fetch has brought",
      params: #"{"level":"info","category":"cloudKit","message":"fetched changes","fields":{"zone":"items","records":12}}"#),
    Example(
      "with secrets",
      params: #"{"level":"error","category":"error","message":"sign-in failed: password=hunter2","fields":{"headers":{"X-Api-Key":"k-1"}}}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    level = field("level", \.level, "How grave it is. A line of any level is kept.")
    category = field(
      "category", \.category,
      "What it is about: debug, cloudKit, error, or any name of 1 to 64 letters and digits, with single spaces or . _ / - between them.")
    message = field("message", \.message, "What it says.", .length(0...4000))
    fields = field("fields", \.fields, "More about it: an object, of at most 4,000 characters as JSON.")
  }

  func call(on service: Logs, in context: UnscopedContext) throws(Failure) -> WrittenLine {
    let conversations = service.dependencies.conversations
    // A line of the group was written, or dropped, when it was served first. One that follows in a batch was not served yet.
    if conversations.isServingAgain, let number = conversations.nextActDone() { return WrittenLine(isTaken: !service.wasDropped(number)) }
    conversations.acts += 1
    guard service.spend() else {
      service.noteDropped(conversations.acts - 1)
      return WrittenLine(isTaken: false)
    }
    service.write(level, category.category, message.string, fields?.text)
    return WrittenLine(isTaken: true)
  }
}

/// The result of `log.write`.
struct WrittenLine: Record {
  let isTaken: Bool

  static let doc: StaticString = "What became of a line of the front end's own."

  init(isTaken: Bool) { self.isTaken = isTaken }

  init<F: Fields<Self>>(_ field: inout F) {
    isTaken = field(
      "taken", \.isTaken,
      "Whether the line was taken. A conversation writes at most 200 lines a second; those beyond are dropped, and one line counts them.")
  }
}
