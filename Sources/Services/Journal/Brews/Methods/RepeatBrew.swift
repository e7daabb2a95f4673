internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.brews.repeat`: creates a draft with the parameters of another brew.
struct RepeatBrew: AccountMethod {
  let id: ID<BrewDetails>

  static let name: StaticString = "journal.brews.repeat"
  static let doc: StaticString =
    "Creates a draft with the parameters of another brew and the present instant, for brewing the same coffee again. The rating, the note and the TDS are not copied."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new draft."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("a brew", given: Example.brews, params: #"{"id":"{{1.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the brew to repeat.") }

  func call(on service: Journal, in context: Context) throws(Failure) -> Brew { try service.repeat(id, in: context) }
}
