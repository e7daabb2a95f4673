internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `invoices.get`: returns an invoice with its payments and credit notes, or a credit note.
struct GetInvoice: CompanyMethod {
  let id: ID<InvoiceDetails>

  static let name: StaticString = "invoices.get"
  static let doc: StaticString = "Returns an invoice with its payments and credit notes, or a credit note."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The invoice or credit note."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "an invoice", given: Example.documented,
      params: #"{"company":"{{0.id}}","id":"{{8.documents.0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the invoice or credit note.") }

  func call(on service: Invoices, in context: CompanyContext) throws(Failure) -> InvoiceView {
    try service.view(id, in: context)
  }
}
