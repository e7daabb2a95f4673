internal import Shape
internal import Storage
internal import Vocabulary

/// The part of an order's payments that counts for one of its documents, in minor units.
struct DocumentShare {
  let paid: Int, owed: Int

  /// Assigns the amount paid for an order to its invoices, the oldest first. Credit notes get no part of the amount.
  /// - Parameters:
  ///   - documents: all documents of the order, the oldest first.
  ///   - paid: the amount that was paid for the order, less repayments.
  static func all(of documents: [DocumentAmount], paid: Int) -> [(document: DocumentAmount, share: DocumentShare)] {
    var rest = paid
    let newest = documents.last { $0.type == .invoice }?.id
    return documents.map { document in
      if document.type == .creditNote { return (document, DocumentShare(paid: 0, owed: 0)) }
      let owed = documents.reduce(document.gross.amount) {
        $1.corrects == document.id ? $0 - $1.gross.amount : $0
      }
      // Money that exceeds the amount of all invoices counts for the newest invoice, which is then overpaid.
      let part = document.id == newest ? rest : max(0, min(rest, owed))
      rest -= part
      return (document, DocumentShare(paid: part, owed: owed))
    }
  }
}

/// A payment for an order, with the part of its amount that counts for one invoice.
struct AssignedPayment: Record {
  let payment: ID<PaymentDetails>, paidAt: Timestamp, method: Line?, reference: Line?, reason: Line?, actor: UUID,
    amount: Money

  static let doc: StaticString = "A payment, with the part of it that counts for an invoice."

  /// Returns the payments that count for a document. Their amounts sum up to the document's `paid`.
  /// - Parameters:
  ///   - id: the id of the document.
  ///   - documents: all documents of the order, the oldest first.
  ///   - payments: all payments for the order, the oldest first.
  static func all(for id: UUID, of documents: [DocumentAmount], _ payments: [Payment]) -> [AssignedPayment] {
    var (total, before) = (0, 0)
    var assigned: [AssignedPayment] = []
    for payment in payments {
      let details = payment.details
      total += details.amount.amount
      let share = DocumentShare.all(of: documents, paid: total).first { $0.document.id == id }?.share.paid ?? 0
      // A payment counts for the invoice as much as it changes the invoice's part of all payments up to it.
      if share != before {
        assigned.append(
          AssignedPayment(
            payment: payment.id, paidAt: details.paidAt, method: details.method, reference: details.reference,
            reason: details.reason, actor: details.actor,
            amount: Money(amount: share - before, currency: details.amount.currency)))
      }
      before = share
    }
    assert(assigned.reduce(0) { $0 + $1.amount.amount } == before)
    return assigned
  }
}

extension AssignedPayment {
  init<F: Fields<Self>>(_ field: inout F) {
    payment = field("payment", \.payment, "The id of the payment.")
    paidAt = field("paidAt", \.paidAt, "The instant of the payment.")
    method = field("method", \.method, "The method of payment as a free text, such as cash or card.")
    reference = field("reference", \.reference, "The payment's reference in another system.")
    reason = field("reason", \.reason, "The reason for a reversal, as a free text. `null` for other payments.")
    actor = field("actor", \.actor, "The id of the user who recorded the payment.")
    amount = field(
      "amount", \.amount,
      "The part of the payment that counts for the invoice. Negative for a part that was paid back.")
  }
}
