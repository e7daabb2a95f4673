internal import Shape
internal import Storage
internal import Vocabulary

/// The part of an order's payments that counts for one of its documents, in minor units.
struct DocumentShare {
  let document: DocumentAmount
  /// The amount of an invoice, less its credit notes. 0 for a credit note.
  let owed: Int
  /// The amount of all earlier invoices that is paid before this one.
  private let before: Int
  private let isNewest: Bool

  /// Returns the share of each document of an order. Payments go to the invoices, the oldest first. Credit notes get no
  /// part of them.
  /// - Parameter documents: all documents of the order, the oldest first.
  static func all(of documents: [DocumentAmount]) -> [DocumentShare] {
    var credited: [UUID: Int] = [:]
    for case let document in documents where document.type == .creditNote {
      if let invoice = document.corrects { credited[invoice, default: 0] += document.gross.amount }
    }
    let newest = documents.last { $0.type == .invoice }?.id
    var before = 0
    return documents.map { document in
      let owed = document.type == .invoice ? document.gross.amount - credited[document.id, default: 0] : 0
      defer { before += max(0, owed) }
      return DocumentShare(document: document, owed: owed, before: before, isNewest: document.id == newest)
    }
  }

  /// Returns the part of the paid amount that counts for the document.
  /// - Parameter total: the amount that was paid for the order, less repayments.
  func part(of total: Int) -> Int {
    if document.type == .creditNote { return 0 }
    let rest = total - max(0, min(total, before))
    // Money that exceeds the amount of all invoices counts for the newest invoice, which is then overpaid.
    return isNewest ? rest : max(0, min(rest, owed))
  }
}

/// A payment for an order, with the part of its amount that counts for one invoice.
struct AssignedPayment: Record {
  let payment: ID<PaymentDetails>, paidAt: Timestamp, method: Line?, reference: Line?, reason: Line?, actor: UUID,
    amount: Money

  static let doc: StaticString = "A payment, with the part of it that counts for an invoice."

  /// Returns the payments that count for a document. Their amounts sum up to the document's `paid`.
  /// - Parameter payments: all payments for the order, the oldest first.
  static func all(for share: DocumentShare, of payments: [Payment]) -> [AssignedPayment] {
    var (total, before) = (0, 0)
    var assigned: [AssignedPayment] = []
    for payment in payments {
      let details = payment.details
      total += details.amount.amount
      let part = share.part(of: total)
      // A payment counts for the invoice as much as it changes the invoice's part of all payments up to it.
      if part != before {
        assigned.append(
          AssignedPayment(
            payment: payment.id, paidAt: details.paidAt, method: details.method, reference: details.reference,
            reason: details.reason, actor: details.actor,
            amount: Money(amount: part - before, currency: details.amount.currency)))
      }
      before = part
    }
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
