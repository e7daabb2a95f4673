internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.categories.rename`
struct RenameCategory: DeferredMethod {
  typealias Scope = InCompany
  typealias Service = Inventory

  let from: Line, to: Line

  static let name: StaticString = "inventory.categories.rename"
  static let doc: StaticString =
    "Gives all items with one category another in its place, archived items, too; the two become one where both are there. Many items are many writes: whatever has ended them before the answer, a repeat goes on with the others."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let computes = true
  static let resultDoc: StaticString = "How many items were changed. Other requests are answered meanwhile."
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let examples = [
    Example("another name", given: Given.items, params: #"{"company":"{{0.id}}","from":"coffee","to":"Coffee beans"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The category; neither case nor spaces around it count.", .length(1...100))
    to = field("to", \.to, "What the items have from now on, as it is spelled here.", .length(1...100))
  }

  func answer(on service: Inventory, in context: CompanyContext) throws(Failure) -> Answer<RenamedLabel, CompanyContext> {
    try answer(on: service, in: context, keeping: nil)
  }

  func answer(
    on service: Inventory, in context: CompanyContext, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<RenamedLabel, CompanyContext> {
    .computing(try service.renameCategory(from, to: to, keeping: unfinished).work)
  }
}
