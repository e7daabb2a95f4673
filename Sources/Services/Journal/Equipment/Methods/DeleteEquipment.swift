internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.equipment.delete`: deletes a piece of equipment.
struct DeleteEquipment: AccountMethod {
  let removal: JournalRemoval<EquipmentDetails>

  static let name: StaticString = "journal.equipment.delete"
  static let doc: StaticString =
    "Deletes a piece of equipment. A piece to which brews refer can't be deleted. With `archiveIfUsed`, it is archived instead."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the record that was deleted, or that was archived instead."
  static let errors: [ErrorCode] = [.notFound, .conflict, .inUse]
  static let examples = [
    Example("a grinder", given: Example.equipment, params: #"{"id":"{{0.id}}","archiveIfUsed":true}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { removal = field.embed(\.removal) }

  func call(on service: Journal, in context: Context) throws(Failure) -> Removed {
    try removal.run(on: service.equipment, in: context) { $0.archived = true }
  }
}
