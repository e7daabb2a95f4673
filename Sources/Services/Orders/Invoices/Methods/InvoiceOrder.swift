internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `orders.invoice`: issues the documents that an order lacks: an invoice of what is not invoiced yet, and a
/// credit note for each invoice that says more than the order owes.
struct InvoiceOrder: CompanyMethod {
  let id: ID<OrderDetails>, lines: [InvoicedLine], reason: Line?, expect: Int?

  static let name: StaticString = "orders.invoice"
  static let doc: StaticString =
    "Issues the documents that an order lacks: an invoice of quantities not invoiced yet, and a credit note for each invoice with amounts no longer owed. An order in progress that is invoiced as a whole becomes invoiced."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new documents, the credit notes first. None if nothing is missing."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .duplicate, .seriesUnconfirmed]
  static let examples = [
    Example("all of it", given: Example.inProgress, params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#),
    Example(
      "four of six", given: Example.inProgress,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","lines":[{"line":"{{5.id}}","quantity":4}]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The order.")
    lines = field(
      "lines", \.lines, "The quantities to invoice. Without it, all that is not invoiced yet.", .count(0...1000))
    reason = field("reason", \.reason, "The reason of the credit notes, in the company's words.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> InvoicedOrder {
    try service.invoice(self, in: context)
  }
}

/// A quantity of a line to invoice.
struct InvoicedLine: Record, NamedLine {
  typealias Details = OrderLineDetails
  let line: ID<OrderLineDetails>?, sku: Line?, quantity: Decimal

  static let doc: StaticString = "A quantity of an order line to invoice."

  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The line. Either `line` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku,
      "The SKU of the line's item, instead of `line`. It is refused if several lines have this item.", .length(1...64))
    quantity = field(
      "quantity", \.quantity, "The quantity, in the line's unit. At most the quantity that is not invoiced yet.",
      LineQuantity.limit)
  }
}

/// The result of `orders.invoice`.
struct InvoicedOrder: Record {
  let order: ShownOrder, documents: [Invoice]

  static let doc: StaticString = "The new documents of an order."
}

extension InvoicedOrder {
  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order.")
    documents = field("documents", \.documents, "The new documents, the credit notes first.")
  }
}
