internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The contents of an invoice or a credit note for printing (2006/112/EC, article 226).
struct InvoiceDocument: Record {
  let invoice: InvoiceDetails

  static let doc: StaticString =
    "The contents of an invoice or a credit note, as article 226 of Directive 2006/112/EC requires them."

  init(_ invoice: InvoiceDetails) { self.invoice = invoice }

  init<F: Fields<Self>>(_ field: inout F) {
    invoice = field.embed(\.invoice)
    _ = field(
      "mentions", \.mentions,
      "The sentences, in English, that state why the document charges no tax, such as Reverse charge. There is one sentence for each tax category on the document, except for S and Z."
    )
  }

  private var mentions: [Line] {
    TaxCategory.allCases.compactMap { category in
      invoice.taxes.contains { $0.taxCategory == category } ? category.reason.map { Line($0.text) } : nil
    }
  }
}

extension TaxCategory {
  /// The reason for charging no tax, as a text and as a code of EN 16931 (VATEX). `nil` for categories that need no
  /// reason.
  var reason: (text: String, code: String?)? {
    switch self {
    case .standard, .zero: nil
    case .exempt: ("Exempt from VAT", nil)
    case .reverseCharge: ("Reverse charge", "VATEX-EU-AE")
    case .intraCommunity: ("Intra-Community supply", "VATEX-EU-IC")
    case .export: ("Export outside the European Union", "VATEX-EU-G")
    case .outsideScope: ("Not subject to VAT", "VATEX-EU-O")
    }
  }
}
