import RPC
import Shape
import Tenancy

/// `work.show`: returns the stored text of a company.
struct ShowText: Method, WorkDeclaration {
  typealias Scope = OfWork
  static let name: StaticString = "work.show"
  static let effect = Effect.read

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on workshop: Workshop, in context: WorkContext) throws(Failure) -> String {
    try workshop.text(of: context.company)
  }
}

/// `work.peek`: returns the stored text, and does not wait for work on the company.
struct PeekAtText: Method, WorkDeclaration {
  typealias Scope = BesideWork
  static let name: StaticString = "work.peek"
  static let effect = Effect.read

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on workshop: Workshop, in context: WorkContext) throws(Failure) -> String {
    try workshop.text(of: context.company)
  }
}

/// `work.put`: stores a text at once.
struct PutText: Method, WorkDeclaration {
  typealias Scope = OfWork
  let text: String

  static let name: StaticString = "work.put"
  static let effect = Effect.write

  init<F: Fields<Self>>(_ field: inout F) { text = field("text", \.text, "What to keep.") }

  func call(on workshop: Workshop, in context: WorkContext) throws(Failure) -> StoredText {
    let before = try workshop.text(of: context.company)
    try workshop.store(text, of: context.company)
    return StoredText(before: before, after: text)
  }
}

/// `rpc.cancel`, for ids that are numbers.
struct CancelLate: UnscopedMethod {
  let id: Int

  static let name: StaticString = "rpc.cancel"
  static let doc: StaticString = "Cancels a request that waits."
  static let effect = Effect.session
  static let resultDoc: StaticString = "How many requests waited with this id."
  static let examples: [Example] = []

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the request.") }

  func call(on service: Workshop, in context: UnscopedContext) throws(Failure) -> Int {
    service.host.cancel("\(id)") + service.background.cancel("\(id)")
  }
}
