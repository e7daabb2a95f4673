internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// `purchases.suggest`
struct SuggestPurchases: CompanyMethod {
  let currency: Currency?, dryRun: Bool?

  static let name: StaticString = "purchases.suggest"
  static let doc: StaticString =
    "Makes a draft for each supplier of all items whose projected stock is too low: what each lacks, or its reorder quantity if that is more."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The drafts, and what is in none."
  static let examples = [
    Example(
      "of what is low", given: Given.supplied,
      params: #"{"company":"{{0.id}}","currency":"EUR"}"#),
    Example("without writing anything", given: Given.supplied, params: #"{"company":"{{0.id}}","dryRun":true}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    currency = field(
      "currency", \.currency, "The currency of drafts for whose supplier and items none is known; the company's without it.",
      Currency.listed)
    dryRun = field(
      "dryRun", \.dryRun, "true to write nothing, and answer what would be drafted; the ids in the answer are of no record.")
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> SuggestedPurchases {
    try service.suggest(currency: currency, isDryRun: dryRun ?? false, in: context)
  }
}
