internal import Shape

/// A pattern of the numbers of invoices or credit notes: a pattern of order numbers that also contains `{series}` once.
struct InvoiceNumberFormat: Value, Equatable {
  let text: String

  static let usualForInvoices = InvoiceNumberFormat(text: "I-{series}{number:5}")
  static let usualForCreditNotes = InvoiceNumberFormat(text: "C-{series}{number:5}")

  static func read<S: Source>(from source: inout S) -> InvoiceNumberFormat {
    InvoiceNumberFormat(text: OrderNumberFormat.read(from: &source, series: 1).text)
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema {
    .text(
      TextSchema(
        length: .length(1...50),
        pattern:
          #"^([^{}]|\{(year|month|day)\})*(\{series\}([^{}]|\{(year|month|day)\})*\{number(:[1-9])?\}|\{number(:[1-9])?\}([^{}]|\{(year|month|day)\})*\{series\})([^{}]|\{(year|month|day)\})*$"#
      ))
  }
  static var example: InvoiceNumberFormat { usualForInvoices }
}
