import RPC
import Shape

/// `work.show`: the text that is kept.
struct ShowText: WorkMethod {
  let company: UUID

  typealias Result = String
  static let name: StaticString = "work.show"
  static let effect = Effect.read

  init<F: Fields<Self>>(_ field: inout F) { company = field("company", \.company, "The company.") }

  func serve(_ call: Call, in workshop: Workshop) throws(Failure) {
    try call.answer { () throws(Failure) in try workshop.text(of: company) }
  }
}

/// `work.peek`: the same, for who does not say that it is about the company.
struct PeekAtText: WorkMethod {
  let shown: ShowText

  typealias Result = String
  static let name: StaticString = "work.peek"
  static let effect = Effect.read

  init<F: Fields<Self>>(_ field: inout F) { shown = field.embed(\.shown) }

  func serve(_ call: Call, in workshop: Workshop) throws(Failure) { try shown.serve(call, in: workshop) }
}

/// `work.put`: keeps a text at once.
struct PutText: WorkMethod {
  let company: UUID, text: String

  typealias Result = Stored
  static let name: StaticString = "work.put"
  static let effect = Effect.write

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company.")
    text = field("text", \.text, "What to keep.")
  }

  func serve(_ call: Call, in workshop: Workshop) throws(Failure) {
    try call.answer { () throws(Failure) in
      let before = try workshop.text(of: company)
      try workshop.store(text, of: company)
      return Stored(before: before, after: text)
    }
  }
}

/// `rpc.cancel`, for ids that are numbers.
struct CancelLate: Method {
  let id: Int

  static let name: StaticString = "rpc.cancel"
  static let doc: StaticString = "Cancels a request that waits."
  static let access = Access.anyone
  static let effect = Effect.session
  static let resultDoc: StaticString = "How many requests waited with this id."
  static let examples: [Example] = []

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the request.") }

  func call(on service: Workshop) throws(Failure) -> Int { service.host.cancel("\(id)") + service.background.cancel("\(id)") }
}
