internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// `purchases.suggest`
struct SuggestPurchases: CompanyMethod {
  let currency: Currency?

  static let name: StaticString = "purchases.suggest"
  static let doc: StaticString = "Makes a draft for each supplier of all that is low: the reorder quantity of each item, or what it lacks."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The drafts, and what is in none."
  static let examples = [
    Example(
      "of what is low", given: Given.supplied,
      params: #"{"company":"{{0.id}}","currency":"EUR"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    currency = field(
      "currency", \.currency, "The currency of drafts for whose supplier and items none is known; the company's without it.",
      Currency.listed)
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> SuggestedPurchases {
    try service.suggest(currency: currency, in: context)
  }
}
