import RPC
import Shape

protocol DeskMethod: MethodDeclaration where Scope == Anywhere, Service == DeskService, Result == String {}

extension DeskMethod {
  static var doc: StaticString { "A method for tests." }
  static var access: Anywhere.Rule { Anywhere.Rule() }
  static var resultDoc: StaticString { "What it did." }
  static var examples: [Example] { [] }
}

/// `note`: stores a text, before or after its simulated trouble.
struct Note: Method, DeskMethod {
  let text: String, trouble: Trouble?, isLate: Bool?

  static let name: StaticString = "note"
  static let effect = Effect.write

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What to store.")
    trouble = field("trouble", \.trouble, "What goes wrong.")
    isLate = field("late", \.isLate, "Whether it goes wrong behind the change.")
  }

  func call(on desk: DeskService, in context: Anywhere.Context) throws(Failure) -> String {
    let count = desk.count(text)
    if isLate != true { try desk.meet(trouble, count) }
    desk.work.store(text)
    if isLate == true { try desk.meet(trouble, count) }
    return "stored \(text)"
  }
}

/// `look`: returns a text of any length.
struct Look: Method, DeskMethod {
  let text: String, trouble: Trouble?, maintains: String?, length: Int?

  static let name: StaticString = "look"
  static let effect = Effect.read

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What to answer.")
    trouble = field("trouble", \.trouble, "What goes wrong.")
    maintains = field("maintains", \.maintains, "What it does for itself.")
    length = field("length", \.length, "How many bytes it answers more.")
  }

  func call(on desk: DeskService, in context: Anywhere.Context) throws(Failure) -> String {
    if let maintains { desk.work.maintain(maintains) }
    try desk.meet(trouble, desk.count(text))
    return text + String(repeating: "~", count: length ?? 0)
  }
}

/// `greet`: changes the state of the conversation, so it can't be executed a second time.
struct Greet: Method, DeskMethod {
  let text: String

  static let name: StaticString = "greet"
  static let effect = Effect.session

  init<F: Fields<Self>>(_ field: inout F) { text = field("text", \.text, "What to answer.") }

  func call(on desk: DeskService, in context: Anywhere.Context) throws(Failure) -> String {
    "greeted \(desk.count(text))"
  }
}

/// `ask`: asks the host, and stores the answer.
struct Ask: DeferredMethod, DeskMethod {
  let text: String, trouble: Trouble?

  static let name: StaticString = "ask"
  static let effect = Effect.write
  static func asks(of service: DeskService) -> [HostCapability] { [HostCapability(Echo.self)] }

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What to ask.")
    trouble = field("trouble", \.trouble, "What goes wrong when the host has answered.")
  }

  func answer(on desk: DeskService, in context: Anywhere.Context) throws(Failure) -> Answer<String, Anywhere.Context> {
    let count = desk.count(text)
    return .asking(Inquiry(Echo(text: text), HostOptions(deadline: nil))) { (answer, _) throws(Failure) in
      let said = try answer.get()
      try desk.meet(trouble, count)
      desk.work.store(said)
      return "stored \(said)"
    }
  }
}

/// `compute`: stores the result of work that runs outside of the main loop.
struct Compute: DeferredMethod, DeskMethod {
  let text: String

  static let name: StaticString = "compute"
  static let effect = Effect.write
  static let computes = true

  init<F: Fields<Self>>(_ field: inout F) { text = field("text", \.text, "What to store.") }

  func answer(on desk: DeskService, in context: Anywhere.Context) throws(Failure) -> Answer<String, Anywhere.Context> {
    let bytes = Array(text.utf8)
    _ = desk.count(text)
    return .computing(
      Computing { _ in
        bytes
      } finish: { (outcome, _) throws(Failure) in
        let text = String(decoding: outcome, as: UTF8.self)
        desk.work.store(text)
        return .result("stored \(text)")
      })
  }
}
