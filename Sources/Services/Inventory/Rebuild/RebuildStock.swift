internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.stock.rebuild`
struct RebuildStock: DeferredMethod {
  typealias Scope = InCompany
  typealias Service = Stock

  static let name: StaticString = "inventory.stock.rebuild"
  static let doc: StaticString =
    "Works out anew what is kept of all items beside the ledger, and puts right what differs; it is done once a week in idle moments, too."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let computes = true
  static let resultDoc: StaticString = "What was wrong; each such item gets an alert, too. Other requests are answered meanwhile."
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let examples = [Example("nothing is wrong", given: Given.stock, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {}

  func answer(on service: Stock, in context: CompanyContext) throws(Failure) -> Answer<RebuiltStock, CompanyContext> {
    .computing(service.rebuildAll(in: context).work)
  }
}

/// What was wrong beside the ledger, and is so no more.
struct RebuiltStock: Record {
  let count: Int, rebuilt: [ID<ItemDetails>]

  static let doc: StaticString = "What was wrong beside the ledger, and is so no more."
  static let mostNamed = 100

  init(count: Int, rebuilt: [ID<ItemDetails>]) {
    self.count = count
    self.rebuilt = rebuilt
  }

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "How many items had other sums than their entries, orders and purchases come to.")
    rebuilt = field("rebuilt", \.rebuilt, "The first hundred of them.")
  }
}
