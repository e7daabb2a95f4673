internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.flavorWheel.complete`: returns the flavour terms that begin with a text.
struct CompleteFlavor: AccountMethod {
  let text: Line, limit: Int?

  static let name: StaticString = "journal.flavorWheel.complete"
  static let doc: StaticString =
    "Completes a word that a user has begun to type. Returns matching flavour terms from the flavour wheel, and from the account's own tasting notes and beans."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The flavour terms. Those that begin with the text come first, and those of which a later word begins with it follow."
  static let examples = [Example("the beginning of a word", params: #"{"text":"black"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The beginning of a word of the term. Case and accents are ignored.", .length(1...64))
    limit = field("limit", \.limit, "The largest number of terms to return. Default: 20.", PageSize.limit)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> CompletedTerms {
    CompletedTerms(terms: try service.complete(text.text, limit: limit ?? 20, in: context))
  }
}

/// The result of `journal.flavorWheel.complete`: the flavour terms that complete a text.
struct CompletedTerms: Record {
  let terms: [CompletedTerm]

  static let doc: StaticString = "The flavour terms that complete a text."
}

extension CompletedTerms {
  init<F: Fields<Self>>(_ field: inout F) { terms = field("terms", \.terms, "The flavour terms.") }
}
