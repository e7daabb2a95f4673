internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An invoice with its payments and credit notes: the result of `invoices.get`.
struct InvoiceView: Record {
  let invoice: Invoice, payments: [AssignedPayment], creditNotes: [CreditNoteSum]

  static let doc: StaticString = "An invoice or a credit note, with the payments and credit notes of an invoice."
}

extension InvoiceView {
  init<F: Fields<Self>>(_ field: inout F) {
    invoice = field.embed(\.invoice)
    payments = field(
      "payments", \.payments,
      "The payments that count for the invoice, the oldest first. Their amounts sum up to `paid`. Empty for a credit note."
    )
    creditNotes = field(
      "creditNotes", \.creditNotes,
      "The credit notes that correct the invoice, the oldest first. Empty for a credit note.")
  }
}

/// A credit note in the result of `invoices.get` for the invoice that it corrects.
struct CreditNoteSum: Record {
  let id: ID<InvoiceDetails>, number: Line, issuedOn: Day, reason: Line?, gross: Money

  static let doc: StaticString = "A credit note that corrects an invoice."
}

extension CreditNoteSum {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the credit note.")
    number = field("number", \.number, "The number of the credit note.")
    issuedOn = field("issuedOn", \.issuedOn, "The day of issue, in the company's time zone at that time.")
    reason = field("reason", \.reason, "The reason for the credit note, as a free text.")
    gross = field("gross", \.gross, "The credited amount with tax. It is positive.")
  }
}

extension Invoices {
  /// Returns a document with the amounts paid and due. An invoice also has its payments and credit notes.
  /// - Throws: `notFound`.
  func view(_ id: ID<InvoiceDetails>, in context: CompanyContext) throws(Failure) -> InvoiceView {
    let invoice = try records.supplemented(records.find(id, in: context).record, in: context)
    guard invoice.details.type == .invoice else { return InvoiceView(invoice: invoice, payments: [], creditNotes: []) }
    let order = invoice.details.order
    let share = DocumentShare.all(of: try amounts(of: order, in: context)).first { $0.document.id == invoice.uuid }
    let payments = try share.map { (share) throws(Failure) in
      AssignedPayment.all(for: share, of: try orders.payments(of: order, in: context))
    }
    let rows = context.partition.rows.all
    let notes = try stores.all(
      queries.correcting, in: context.store, bind: invoice.id, rows.lowerBound, rows.upperBound
    ) { $0.fields(of: CreditNoteSum.self) }
    return InvoiceView(invoice: invoice, payments: payments ?? [], creditNotes: notes)
  }
}
