internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `invoices.list`: lists invoices and credit notes, newest first, one page at a time.
struct ListInvoices: CompanyMethod {
  let filter: InvoiceFilter, text: String?, page: ConsistentPageRequest

  static let name: StaticString = "invoices.list"
  static let doc: StaticString = "Lists invoices and credit notes, newest first, one page at a time."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of documents. If only few of many documents match, a page may have fewer elements than `limit`, or none, although `next` is not `null`."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example(
      "unpaid invoices", given: Example.documented, params: #"{"company":"{{0.id}}","state":"unpaid","limit":10}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    filter = field.embed(\.filter)
    text = field(
      "text", \.text,
      "Words to search for, at most 32. Each word must begin a word of the number or of the buyer's name. Case and accents do not matter.",
      .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Invoices, in context: CompanyContext) throws(Failure) -> Prepared<Page<Invoice>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.pages.list(filter, text: text, limit: page.limit, after: after, in: context)
    }
  }
}
