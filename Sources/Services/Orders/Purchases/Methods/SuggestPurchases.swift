internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The method `purchases.suggest`: creates a draft purchase for each supplier of items whose projected stock is too
/// low.
struct SuggestPurchases: CompanyMethod {
  let currency: Currency?, dryRun: Bool?

  static let name: StaticString = "purchases.suggest"
  static let doc: StaticString =
    "Creates a draft purchase for each supplier of items whose projected stock is too low. The projected stock is the usable stock on hand, less the demand of open orders and builds, plus the quantities on order. Each line orders the lacking quantity, less the quantities in other drafts. If the item's reorder quantity or the supplier's least quantity is larger, the line orders that quantity. Quantities are whole units that the supplier sells. If the caller manages the inventory, each line has the supplier's price for its quantity, or else the item's cost. Each draft is expected after the longest lead time of its lines."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The drafts, and the items that no draft contains."
  static let examples = [
    Example(
      "items with low stock", given: Example.supplied,
      params: #"{"company":"{{0.id}}","currency":"EUR"}"#),
    Example("a dry run", given: Example.supplied, params: #"{"company":"{{0.id}}","dryRun":true}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    currency = field(
      "currency", \.currency,
      "The currency of a draft if neither its supplier nor its items have a currency. Without it, the company's currency.",
      Currency.listed)
    dryRun = field(
      "dryRun", \.dryRun,
      "`true` to return the drafts without storing them. The ids in the reply then belong to no record.")
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> SuggestedPurchases {
    try service.suggest(currency: currency, isDryRun: dryRun ?? false, in: context)
  }
}
