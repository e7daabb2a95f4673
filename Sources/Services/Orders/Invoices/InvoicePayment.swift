internal import Shape
internal import Storage
internal import Vocabulary

/// The amounts paid and due for an invoice. The core computes them for each result, and does not store them in the
/// document.
struct InvoicePayment: Record {
  var paid: Money?, due: Money?, paymentState: PaymentState?

  static let doc: StaticString = "The amounts paid and due for an invoice."
}

extension InvoicePayment {
  init<F: Fields<Self>>(_ field: inout F) {
    paid = field.optional(
      "paid", \.paid,
      "The amount paid. Money that was paid for an order goes to its invoices, the oldest first. 0 for a credit note.")
    due = field.optional(
      "due", \.due,
      "The amount that is still to be paid: `gross`, less the credit notes that correct the invoice, less `paid`. Negative if an amount must be paid back. 0 for a credit note."
    )
    paymentState = field.optional(
      "paymentState", \.paymentState, "The paid amount compared with the owed amount. A credit note is `paid`.")
  }

  /// Returns the amounts paid and due for each document of an order.
  /// - Parameters:
  ///   - documents: all documents of the order, the oldest first.
  ///   - paid: the amount that was paid for the order, less repayments, in minor units.
  static func all(of documents: [DocumentAmount], paid: Int) -> [UUID: InvoicePayment] {
    var payments: [UUID: InvoicePayment] = [:]
    for share in DocumentShare.all(of: documents) {
      let (part, currency) = (share.part(of: paid), share.document.gross.currency)
      payments[share.document.id] = InvoicePayment(
        paid: Money(amount: part, currency: currency), due: Money(amount: share.owed - part, currency: currency),
        paymentState: PaymentState(paid: part, of: share.owed, isAsked: true))
    }
    assert(
      !documents.contains { $0.type == .invoice } || payments.values.reduce(0) { $0 + ($1.paid?.amount ?? 0) } == paid,
      "the invoices of an order share all that was paid")
    return payments
  }
}

/// The amount of an invoice or a credit note, with the members that decide how payments are assigned.
struct DocumentAmount {
  let id: UUID, type: InvoiceType
  /// The id of the corrected invoice, for a credit note; `nil` for an invoice.
  let corrects: UUID?
  let gross: Money, issuedAt: Timestamp
}
