internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The method `purchases.suggest`: creates draft purchases of items whose projected stock is too low, one draft for
/// each supplier.
struct SuggestPurchases: CompanyMethod {
  let currency: Currency?, dryRun: Bool?

  static let name: StaticString = "purchases.suggest"
  static let doc: StaticString =
    "Creates draft purchases of items whose stock will not suffice, one draft for each supplier. An item is included if its projected stock is below its `minStock`, or below zero. The projected stock is the usable stock on hand, minus the demand of open orders and builds, plus the quantities on order. Each line orders the missing quantity that existing drafts do not cover, or the item's `reorderQuantity` if that is larger. The quantity is rounded up to whole units in which the supplier sells the item, and raised to the supplier's `minOrder`. If the caller manages the inventory, each line has the supplier's price for its quantity, or else the item's cost. The longest lead time of its lines sets the expected date of a draft."
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
      "The currency of a draft if neither its supplier nor its items have a currency. Default: the company's currency.",
      Currency.listed)
    dryRun = field(
      "dryRun", \.dryRun,
      "`true` to return the drafts without storing them. The ids in the reply then belong to no record.")
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> SuggestedPurchases {
    try service.suggest(currency: currency, isDryRun: dryRun ?? false, in: context)
  }
}
