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
    var rest = paid
    var payments: [UUID: InvoicePayment] = [:]
    let newest = documents.last { $0.type == .invoice }?.id
    for document in documents {
      let currency = document.gross.currency
      func payment(_ paid: Int, of owed: Int) -> InvoicePayment {
        InvoicePayment(
          paid: Money(amount: paid, currency: currency), due: Money(amount: owed - paid, currency: currency),
          paymentState: PaymentState(paid: paid, of: owed, isAsked: true))
      }
      if document.type == .creditNote {
        payments[document.id] = payment(0, of: 0)
        continue
      }
      let owed = documents.reduce(document.gross.amount) {
        $1.corrects == document.id ? $0 - $1.gross.amount : $0
      }
      // Money that exceeds the amount of all invoices counts for the newest invoice, which is then overpaid.
      let share = document.id == newest ? rest : max(0, min(rest, owed))
      rest -= share
      payments[document.id] = payment(share, of: owed)
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
