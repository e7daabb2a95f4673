internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.list`
struct ListItems: CompanyMethod {
  let text: String?, category: Line?, archived: Bool?, page: PageRequest, tag: Line?

  static let name: StaticString = "inventory.items.list"
  static let doc: StaticString = "Lists items, newest first, page by page."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of items."
  static let examples = [
    Example("a page of one", given: Given.items, params: #"{"company":"{{0.id}}","limit":1}"#),
    Example("with a filter", given: Given.items, params: #"{"company":"{{0.id}}","text":"bean","category":"Coffee","archived":false}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "Words that must each begin a word of the item; case and accents don't matter.", .length(1...200))
    category = field("category", \.category, "Only items of this category; neither case nor spaces around it count.", .length(1...100))
    archived = field("archived", \.archived, ItemFilter.archivedDoc)
    page = field.embed(\.page)
    tag = field("tag", \.tag, "Only items with this tag; neither case nor spaces around it count.", .length(1...64))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Page<Item>> {
    let filter = ItemFilter(text: text, category: category, tag: tag, archived: archived ?? false)
    return try service.list(filter, limit: page.limit, after: page.after, in: context)
  }
}
