internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.stock.reverse`: reverses a transaction of the ledger, with entries of the opposite quantity.
struct ReverseStock: CompanyMethod {
  let transaction: UUID, reason: Line, note: String?

  static let name: StaticString = "inventory.stock.reverse"
  static let doc: StaticString = "Reverses a transaction of the ledger, with entries of the opposite quantity."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The reversing entries and the resulting stock levels."
  static let errors: [ErrorCode] = [.notFound, .insufficientStock, .alreadyReversed]
  static let examples = [
    Example(
      "a receipt", given: Example.stock,
      params: #"{"company":"{{0.id}}","transaction":"{{3.transaction}}","reason":"Posted twice"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    transaction = field(
      "transaction", \.transaction, "The id of the transaction to reverse, from the reply of the method that posted it."
    )
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    note = field("note", \.note, "A free note.", .length(1...4000))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.reverse(transaction, reason: reason, note: note, in: context)
  }
}
