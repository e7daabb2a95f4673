internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.flavorWheel.complete`: completes a word that the user has begun, with flavour terms.
struct CompleteFlavor: AccountMethod {
  let text: Line, limit: Int?

  static let name: StaticString = "journal.flavorWheel.complete"
  static let doc: StaticString =
    "Completes a word that the user has begun, with flavour terms from the wheel and from the account's own tastings and beans."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The flavour terms. Terms that begin with the text come first."
  static let examples = [Example("the beginning of a word", params: #"{"text":"black"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The beginning of a word of the term. Case does not matter.", .length(1...64))
    limit = field("limit", \.limit, "The largest number of terms. Without it, 20.", PageSize.limit)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> CompletedTerms {
    CompletedTerms(terms: try service.complete(text.text, limit: limit ?? 20, in: context))
  }
}

/// Flavour terms that complete a text.
struct CompletedTerms: Record {
  let terms: [CompletedTerm]

  static let doc: StaticString = "Flavour terms that complete a text."
}

extension CompletedTerms {
  init<F: Fields<Self>>(_ field: inout F) { terms = field("terms", \.terms, "The terms.") }
}
