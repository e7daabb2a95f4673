internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.categories.rename`
struct RenameCategory: CompanyMethod {
  let from: Line, to: Line

  static let name: StaticString = "inventory.categories.rename"
  static let doc: StaticString =
    "Gives all items with one category another in its place, archived items, too; the two become one where both are there."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "How many items were changed."
  static let examples = [
    Example("another name", given: Given.items, params: #"{"company":"{{0.id}}","from":"coffee","to":"Coffee beans"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The category; neither case nor spaces around it count.", .length(1...100))
    to = field("to", \.to, "What the items have from now on, as it is spelled here.", .length(1...100))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> RenamedLabel {
    RenamedLabel(changed: try service.renameCategory(from, to: to, in: context))
  }
}
