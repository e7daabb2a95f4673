internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `invoices.document`: returns the contents of an invoice or a credit note for printing.
struct ShowInvoiceDocument: CompanyMethod {
  let id: ID<InvoiceDetails>

  static let name: StaticString = "invoices.document"
  static let doc: StaticString =
    "Returns the contents of an invoice or a credit note for printing. The front end makes the layout."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The contents of the document, which never change."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "an invoice", given: Example.documented, params: #"{"company":"{{0.id}}","id":"{{8.documents.0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the invoice or credit note.") }

  func call(on service: Invoices, in context: CompanyContext) throws(Failure) -> InvoiceDocument {
    InvoiceDocument(try service.records.find(id, in: context).record.details)
  }
}
