internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.stock.reverse`: cancels a transaction of the ledger, by posting entries with the opposite
/// quantities.
struct ReverseStock: CompanyMethod {
  let transaction: UUID, reason: Line, note: String?

  static let name: StaticString = "inventory.stock.reverse"
  static let doc: StaticString =
    "Cancels a transaction of the ledger, by posting entries with the opposite quantities. Use it for a movement that was posted by mistake."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The entries that reverse the transaction, and the resulting stock levels."
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
    reason = field("reason", \.reason, "The reason for the reversal, in the company's words.", .length(1...200))
    note = field("note", \.note, "A free text about the reversal.", .length(1...4000))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.reverse(transaction, reason: reason, note: note, in: context)
  }
}
