import Crypto
import RPC
import Shape
import Tenancy

/// `work.store`: stores a text when a file exists. It returns the earlier text, as it was when the work began.
struct StoreLater: DeferredMethod, WorkDeclaration {
  typealias Scope = OfWork
  let text: String, when: String?, secret: String?, mode: Mode?

  static let name: StaticString = "work.store"
  static let effect = Effect.write
  static let computes = true
  static let secrets: [SecretMember] = [.guessable("secret")]

  /// The behaviour that a test wants to vary.
  enum Mode: String, Choice {
    case atOnce, failPrepare, failFinish, refuse, misfit

    static let spellings = Spellings<Mode>()
  }

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What to keep.")
    when = field("when", \.when, "The file.")
    secret = field("secret", \.secret, "What is never stored.")
    mode = field("mode", \.mode, "What goes another way.")
  }

  func answer(on workshop: Workshop, in context: WorkContext) throws(Failure) -> Answer<StoredText, WorkContext> {
    if mode == .failPrepare { throw Failure(ConflictAsTold(), "prepare") }
    let before = try workshop.text(of: context.company)
    if mode == .atOnce { return .now(try store(text, before: before, in: workshop, context)) }
    return .computing(
      Computing { _ in
        Workshop.compute(text, when: when)
      } finish: { (outcome, context) throws(Failure) in
        let stored = try store(String(decoding: outcome, as: UTF8.self), before: before, in: workshop, context)
        return mode == .refuse ? .refusal(Failure(ConflictAsTold(), "refused")) : .result(stored)
      })
  }

  private func store(_ text: String, before: String, in workshop: Workshop, _ context: WorkContext) throws(Failure)
    -> StoredText
  {
    try workshop.store(text, of: context.company)
    if mode == .misfit { throw .invalidParam("/text", "text does not fit") }
    if mode == .failFinish { throw Failure(ConflictAsTold(), "finish") }
    return StoredText(before: before, after: text)
  }
}

/// `work.leave`: stores a text in the same way as `work.store`, for a notification, so that no caller waits.
struct LeaveForLater: Method, WorkDeclaration {
  typealias Scope = OfWork
  let text: String, when: String?

  static let name: StaticString = "work.leave"
  static let effect = Effect.session

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What to keep.")
    when = field("when", \.when, "The file.")
  }

  func call(on workshop: Workshop, in context: WorkContext) throws(Failure) -> Bool {
    let (text, file, company) = (text, when, context.company)
    return workshop.background.run(compute: { Workshop.compute(text, when: file) }) { (outcome) throws(Failure) in
      try workshop.store(String(decoding: outcome, as: UTF8.self), of: company)
    }
  }
}

/// `work.derive`: computes a key from a password, which takes long by itself.
struct DeriveKey: DeferredMethod, WorkDeclaration {
  typealias Scope = OfWork
  let password: String

  static let name: StaticString = "work.derive"
  static let effect = Effect.read
  static let computes = true

  init<F: Fields<Self>>(_ field: inout F) {
    password = field("password", \.password, "The password.")
  }

  func answer(on workshop: Workshop, in context: WorkContext) throws(Failure) -> Answer<String, WorkContext> {
    let password = Array(password.utf8)
    return .computing(
      Computing { _ in
        Scrypt.standard.key(password: password, salt: Array("salt".utf8), count: 32) ?? []
      } finish: { (key, _) throws(Failure) in
        .result(key.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }.joined())
      })
  }
}

/// `work.count`: counts files that appear, reports their number as progress, and ends when it is cancelled.
struct CountFiles: DeferredMethod, WorkDeclaration {
  typealias Scope = OfWork
  let files: [String], progressToken: ProgressToken?

  static let name: StaticString = "work.count"
  static let effect = Effect.read
  static let computes = true

  init<F: Fields<Self>>(_ field: inout F) {
    files = field("files", \.files, "The files, which are waited for one after the other.")
    progressToken = field("progressToken", \.progressToken, "Passed back in rpc.progress.")
  }

  func answer(on workshop: Workshop, in context: WorkContext) throws(Failure) -> Answer<Int, WorkContext> {
    let files = files
    return .computing(
      Computing { progress in
        var count = 0
        for file in files where waitForFile(file, unless: { progress.isCancelled }) {
          count += 1
          progress.say(done: Decimal(count), of: Decimal(files.count), file)
        }
        return Array("\(count)".utf8)
      } finish: { (outcome, _) throws(Failure) in
        .result(Int(String(decoding: outcome, as: UTF8.self)) ?? 0)
      })
  }
}

/// The result of `work.store`.
struct StoredText: Record {
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
