import Crypto
import RPC
import Shape

/// `work.store`: keeps a text, when there is a file, and answers what was kept before, as it was known when the work began.
struct StoreLater: WorkMethod {
  let company: UUID, text: String, when: String?, secret: String?, mode: Mode?

  typealias Result = Stored
  static let name: StaticString = "work.store"
  static let effect = Effect.write
  static let isDeferred = true
  static let secrets: [StaticString] = ["secret"]

  /// What a test wants to see go another way.
  enum Mode: String, Choice {
    case atOnce, failHandler, failPrepare, failFinish, refuse

    static let spellings = Spellings<Mode>()
  }

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company.")
    text = field("text", \.text, "What to keep.")
    when = field("when", \.when, "The file.")
    secret = field("secret", \.secret, "What is never stored.")
    mode = field("mode", \.mode, "What goes another way.")
  }

  func serve(_ call: Call, in workshop: Workshop) throws(Failure) {
    if mode == .failHandler { throw Failure(.conflict, "handler") }
    if try call.answerFromBefore(Stored.self) { return }
    if mode == .atOnce {
      return try call.answer { () throws(Failure) in try store(text, before: workshop.text(of: company), in: workshop) }
    }
    try workshop.background.answerLater(about: company) { () throws(Failure) in
      if mode == .failPrepare { throw Failure(.conflict, "prepare") }
      let before = try workshop.text(of: company)
      return Background.Work(compute: Workshop.compute(text, when: when)) { (outcome, call) throws(Failure) in
        let text = String(decoding: outcome, as: UTF8.self)
        if mode == .refuse {
          _ = try store(text, before: before, in: workshop)
          return Failure(.conflict, "refused")
        }
        try call.answer { () throws(Failure) in try store(text, before: before, in: workshop) }
        return nil
      }
    }
  }

  private func store(_ text: String, before: String, in workshop: Workshop) throws(Failure) -> Stored {
    try workshop.store(text, of: company)
    if mode == .failFinish { throw Failure(.conflict, "finish") }
    return Stored(before: before, after: text)
  }
}

/// `work.leave`: the same, and nobody waits for it.
struct LeaveForLater: WorkMethod {
  let company: UUID, text: String, when: String?

  typealias Result = Bool
  static let name: StaticString = "work.leave"
  static let effect = Effect.session
  static let isDeferred = true

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company.")
    text = field("text", \.text, "What to keep.")
    when = field("when", \.when, "The file.")
  }

  func serve(_ call: Call, in workshop: Workshop) throws(Failure) {
    let isBegun = workshop.background.run(compute: Workshop.compute(text, when: when)) { (outcome) throws(Failure) in
      try workshop.store(String(decoding: outcome, as: UTF8.self), of: company)
    }
    try call.answer { () throws(Failure) in isBegun }
  }
}

/// `work.derive`: a key from a password, which takes long by itself.
struct DeriveKey: WorkMethod {
  let company: UUID, password: String

  typealias Result = String
  static let name: StaticString = "work.derive"
  static let effect = Effect.read
  static let isDeferred = true

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company.")
    password = field("password", \.password, "The password.")
  }

  func serve(_ call: Call, in workshop: Workshop) throws(Failure) {
    let password = Array(password.utf8)
    try workshop.background.answerLater(about: company) { () throws(Failure) in
      Background.Work(compute: { Scrypt.standard.key(password: password, salt: Array("salt".utf8), count: 32) ?? [] }) {
        (key, call) throws(Failure) in
        try call.answer { () throws(Failure) in key.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }.joined() }
        return nil
      }
    }
  }
}

/// What `work.store` answers.
struct Stored: Record {
  let before: String, after: String

  static let doc: StaticString = "What was kept before, and what is now."

  init(before: String, after: String) {
    self.before = before
    self.after = after
  }

  init<F: Fields<Self>>(_ field: inout F) {
    before = field("before", \.before, "What was kept when the work began.")
    after = field("after", \.after, "What is kept now.")
  }
}
