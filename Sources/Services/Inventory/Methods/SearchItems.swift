internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.search`: finds the items that match some words best.
struct SearchItems: CompanyMethod {
  let text: String, limit: Int?, after: String?, archived: Bool?, levels: Bool?

  static let name: StaticString = "inventory.items.search"
  static let doc: StaticString =
    "Finds the items that match some words best. If a search would take too long, only the newest items are ranked, and `partial` is `true`."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of items, best match first."
  static let examples = [
    Example("by the beginning of a word", given: Example.items, params: #"{"company":"{{0.id}}","text":"ethi"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text,
      "Words to search for. Each must begin a word of the item. In a text that is written without spaces, such as Japanese, any part is found. Case and accents are ignored.",
      .length(1...200))
    limit = field("limit", \.limit, "The maximum number of items on the page. Default: 20.", PageSize.limit)
    after = field(
      "after", \.after, "The `next` of the previous page. Default: the first page.")
    archived = field("archived", \.archived, ItemFilter.archivedDoc)
    levels = field("levels", \.levels, ItemSupplement.levelsDoc)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<SearchPage<Item>> {
    try service.search(
      text, archived: archived ?? false, limit: limit ?? 20, after: after, levels: levels ?? false, in: context)
  }
}
