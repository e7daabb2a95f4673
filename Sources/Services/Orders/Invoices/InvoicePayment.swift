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
    for (document, share) in DocumentShare.all(of: documents, paid: paid) {
      let currency = document.gross.currency
      payments[document.id] = InvoicePayment(
        paid: Money(amount: share.paid, currency: currency),
        due: Money(amount: share.owed - share.paid, currency: currency),
        paymentState: PaymentState(paid: share.paid, of: share.owed, isAsked: true))
    }
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
