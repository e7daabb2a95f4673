internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `orders.invoice`: issues the documents that an order still needs. These are an invoice for quantities
/// that are not invoiced yet, and a credit note for each invoice with amounts that are no longer owed.
struct InvoiceOrder: CompanyMethod {
  let id: ID<OrderDetails>, lines: [InvoicedLine], reason: Line?, expect: Int?

  static let name: StaticString = "orders.invoice"
  static let doc: StaticString =
    "Issues the documents that an order still needs: an invoice for quantities that are not invoiced yet, and a credit note for each invoice with amounts that are no longer owed. If an order in progress is then invoiced completely, its status becomes invoiced."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The order, and the new documents with the credit notes first. The list is empty if the order needs no document."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .duplicate, .seriesUnconfirmed]
  static let examples = [
    Example("all of it", given: Example.inProgress, params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#),
    Example(
      "four of six", given: Example.inProgress,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","lines":[{"line":"{{5.id}}","quantity":4}]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the order.")
    lines = field(
      "lines", \.lines,
      "The quantities to invoice. If they are left out, everything that is not invoiced yet is invoiced.",
      .count(0...1000))
    reason = field("reason", \.reason, "The reason for the credit notes, as a free text.", .length(1...200))
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
    line = field("line", \.line, "The id of the order line. Either `line` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku, "The SKU of the line's item, instead of `line`. A SKU is refused if several lines have this item.",
      .length(1...64))
    quantity = field(
      "quantity", \.quantity, "The quantity, in the line's unit. At most the quantity that is not invoiced yet.",
      LineQuantity.limit)
  }
}

/// The result of `orders.invoice`.
struct InvoicedOrder: Record {
  let order: ShownOrder, documents: [Invoice]

  static let doc: StaticString = "An order and its new invoices and credit notes."
}

extension InvoicedOrder {
  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order after the request.")
    documents = field("documents", \.documents, "The new documents, the credit notes first.")
  }
}
