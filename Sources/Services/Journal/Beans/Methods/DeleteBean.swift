internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.beans.delete`: deletes beans.
struct DeleteBean: AccountMethod {
  let removal: JournalRemoval<BeanDetails>

  static let name: StaticString = "journal.beans.delete"
  static let doc: StaticString =
    "Deletes beans. Beans to which other records refer, such as brews, can't be deleted. With `archiveIfUsed`, they are archived instead."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the record that was deleted, or that was archived instead."
  static let errors: [ErrorCode] = [.notFound, .conflict, .inUse]
  static let examples = [
    Example("beans without brews", given: Example.beans, params: #"{"id":"{{0.id}}","archiveIfUsed":true}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { removal = field.embed(\.removal) }

  func call(on service: Journal, in context: Context) throws(Failure) -> Removed {
    try removal.run(on: service.beans, in: context) { $0.archived = true }
  }
}
