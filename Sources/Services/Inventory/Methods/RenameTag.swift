internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.tags.rename`
struct RenameTag: CompanyMethod {
  let from: Line, to: Line

  static let name: StaticString = "inventory.tags.rename"
  static let doc: StaticString =
    "Gives all items with one tag another in its place, archived items, too; the two become one where both are there."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "How many items were changed."
  static let examples = [Example("another name", given: Given.items, params: #"{"company":"{{0.id}}","from":"organic","to":"fair trade"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The tag; neither case nor spaces around it count.", .length(1...64))
    to = field("to", \.to, "What the items have from now on, as it is spelled here.", .length(1...64))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> RenamedLabel {
    RenamedLabel(changed: try service.renameTag(from, to: to, in: context))
  }
}
