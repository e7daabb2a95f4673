internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.stock.rebuild`: computes the stored sums of all items again, and corrects those that are
/// wrong.
struct RebuildStock: DeferredMethod {
  typealias Scope = InCompany
  typealias Service = Stock

  static let name: StaticString = "inventory.stock.rebuild"
  static let doc: StaticString =
    "Computes the stored stock sums of all items again, from the ledger and from open orders, purchases and builds. Wrong sums are corrected. The core also does this once a week in idle moments, so a call is rarely needed."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let computes = true
  static let resultDoc: StaticString =
    "The corrected items. The core also adds an alert for each of them. It answers other requests during the calculation."
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let examples = [Example("with correct sums", given: Example.stock, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {}

  func answer(on service: Stock, in context: CompanyContext) throws(Failure) -> Answer<RebuiltStock, CompanyContext> {
    .computing(service.rebuildAll(in: context).work)
  }
}

/// The result of a rebuild: the number of items whose sums were corrected, and the first of these items.
struct RebuiltStock: Record {
  let count: Int, rebuilt: [ID<ItemDetails>]

  static let doc: StaticString = "The items whose stored sums were wrong and are now corrected."
  static let mostNamed = 100
}

extension RebuiltStock {
  init<F: Fields<Self>>(_ field: inout F) {
    count = field(
      "count", \.count, "The number of items whose stored sums were wrong and were corrected.")
    rebuilt = field("rebuilt", \.rebuilt, "The ids of the corrected items, at most 100.")
  }
}
