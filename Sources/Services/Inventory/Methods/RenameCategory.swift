internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.categories.rename`: renames a category in all items that have it, including archived items.
struct RenameCategory: DeferredMethod {
  typealias Scope = InCompany
  typealias Service = Inventory

  let from: Line, to: Line

  static let name: StaticString = "inventory.categories.rename"
  static let doc: StaticString =
    "Renames a category in all items that have it, including archived items. If the new name exists already, the two categories become one. The renaming is stored in several writes: if it is interrupted, repeat the request to change the remaining items."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let computes = true
  static let resultDoc: StaticString =
    "The number of changed items. The core answers other requests during the renaming."
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let examples = [
    Example(
      "another name", given: Example.items, params: #"{"company":"{{0.id}}","from":"coffee","to":"Coffee beans"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The category to rename. Case and surrounding spaces are ignored.", .length(1...100))
    to = field("to", \.to, "The new name of the category, in the spelling that the items get.", .length(1...100))
  }

  func answer(on service: Inventory, in context: CompanyContext) throws(Failure) -> Answer<RenamedLabel, CompanyContext>
  {
    try answer(on: service, in: context, keeping: nil)
  }

  func answer(
    on service: Inventory, in context: CompanyContext, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<RenamedLabel, CompanyContext> {
    .computing(try service.renameCategory(from, to: to, keeping: unfinished).work)
  }
}
