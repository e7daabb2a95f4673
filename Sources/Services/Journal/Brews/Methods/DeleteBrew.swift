internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.brews.delete`: deletes a brew with its tasting notes and photos.
struct DeleteBrew: AccountMethod {
  let id: ID<BrewDetails>, expect: Int?

  static let name: StaticString = "journal.brews.delete"
  static let doc: StaticString = "Deletes a brew with its tasting notes and photos. They can't be restored."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the deleted brew."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [Example("a brew", given: Example.brews, params: #"{"id":"{{1.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the brew.")
    expect = field.expect(\.expect)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Deleted {
    try service.deleteBrew(id, expect: expect, in: context)
  }
}
