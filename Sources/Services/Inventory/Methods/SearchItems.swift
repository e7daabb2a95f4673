internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.search`
struct SearchItems: CompanyMethod {
  let text: String, limit: Int?, after: String?, archived: Bool?, levels: Bool?

  static let name: StaticString = "inventory.items.search"
  static let doc: StaticString =
    "Finds the items that fit a text best. A search that has to stop early ranks what it has seen, newest items first, and says `partial`."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of items, best first."
  static let examples = [
    Example("by the beginning of a word", given: Given.items, params: #"{"company":"{{0.id}}","text":"ethi"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text,
      "Words that must each begin a word of the item, or stand anywhere in one that is written without spaces; case and accents don't matter.",
      .length(1...200))
    limit = field("limit", \.limit, "The most that a page may hold; 20 without it.", PageSize.limit)
    after = field("after", \.after, "The next of the page before.")
    archived = field("archived", \.archived, ItemFilter.archivedDoc)
    levels = field("levels", \.levels, ItemSupplement.levelsDoc)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<SearchPage<Item>> {
    try service.search(text, archived: archived ?? false, limit: limit ?? 20, after: after, levels: levels ?? false, in: context)
  }
}
