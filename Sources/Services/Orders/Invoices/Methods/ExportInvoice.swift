internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `invoices.export`: returns an invoice or a credit note as an electronic invoice of EN 16931.
struct ExportInvoice: CompanyMethod {
  let id: ID<InvoiceDetails>, format: InvoiceFormat

  static let name: StaticString = "invoices.export"
  static let doc: StaticString =
    "Returns an invoice or a credit note as an electronic invoice: a file of the European standard EN 16931."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The text of the file. The same document always has the same text."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "in UBL",
      given: [
        Example.Step(
          "companies.create",
          #"{"name":"Corner Shop","taxId":"DE123456789","address":{"city":"Berlin","country":"DE"}}"#),
        Example.Step(
          "contacts.create",
          #"{"company":"{{0.id}}","kinds":["customer"],"name":"Café Mozart","addresses":[{"label":"billing","address":{"city":"Wien","country":"AT"}}]}"#
        ),
        Example.Step(
          "orders.create",
          #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR","lines":[{"text":"Repair","quantity":2,"unitPrice":{"amount":4500,"currency":"EUR"},"taxRate":19}]}"#
        ),
        Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{2.id}}","to":"submitted"}"#),
        Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{2.id}}","to":"inProgress"}"#),
        Example.Step("orders.invoice", #"{"company":"{{0.id}}","id":"{{2.id}}"}"#),
      ], params: #"{"company":"{{0.id}}","id":"{{5.documents.0.id}}","format":"ubl"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the invoice or credit note.")
    format = field("format", \.format, "The format of the file. ubl: UBL 2.1, as CEN/TS 16931-3-2 defines it.")
  }

  func call(on service: Invoices, in context: CompanyContext) throws(Failure) -> ExportedInvoice {
    let invoice = try service.records.find(id, in: context).record.details
    let lacks = invoice.lacks
    if !lacks.isEmpty {
      throw .invalidParam(
        "/id",
        "id must be of a document that EN 16931 allows; \(invoice.number.number.text) lacks \(lacks.joined(separator: ", ")). A document never changes: complete the company, the contact or the order's addresses, credit this document, and invoice again"
      )
    }
    return ExportedInvoice(format: format, number: invoice.number.number, text: UBLWriter.text(of: invoice))
  }
}

/// The format of an electronic invoice.
enum InvoiceFormat: String, Choice {
  case ubl

  static let spellings = Spellings<InvoiceFormat>()
}

/// The result of `invoices.export`.
struct ExportedInvoice: Record {
  let format: InvoiceFormat, number: Line, text: String

  static let doc: StaticString = "An invoice or a credit note as an electronic invoice."
}

extension ExportedInvoice {
  init<F: Fields<Self>>(_ field: inout F) {
    format = field("format", \.format, "The format of the file.")
    number = field("number", \.number, "The number of the document.")
    text = field("text", \.text, "The text of the file, in UTF-8.")
  }
}
