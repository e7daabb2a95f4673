internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.items.search`
struct SearchItems: CompanyMethod {
  let text: String, limit: Int?

  static let name: StaticString = "inventory.items.search"
  static let doc: StaticString = "Finds the items that fit a text best; of very common words, among the newest 2,000 hits."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The items, best first."
  static let examples = [
    Example("by the beginning of a word", given: Given.items, params: #"{"company":"{{0.id}}","text":"ethi"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "Words that must each begin a word of the item; case and accents don't matter.", .length(1...200))
    limit = field("limit", \.limit, "The most that are answered; 20 without it.", .range(1...200))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<[Item]> {
    try service.search(text, limit: limit ?? 20, in: context)
  }
}
