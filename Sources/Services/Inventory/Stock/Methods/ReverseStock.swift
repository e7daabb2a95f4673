internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.stock.reverse`
struct ReverseStock: CompanyMethod {
  let transaction: UUID, reason: Line, note: String?

  static let name: StaticString = "inventory.stock.reverse"
  static let doc: StaticString = "Takes a transaction of the ledger back, with entries of the opposite."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The entries that take it back, and how much there is now."
  static let errors: [ErrorCode] = [.notFound, .insufficientStock, .alreadyReversed]
  static let examples = [
    Example(
      "a receipt", given: Given.stock,
      params: #"{"company":"{{0.id}}","transaction":"{{3.transaction}}","reason":"Posted twice"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    transaction = field("transaction", \.transaction, "The transaction.")
    reason = field("reason", \.reason, "Why.", .length(1...200))
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.reverse(transaction, reason: reason, note: note, in: context)
  }
}
