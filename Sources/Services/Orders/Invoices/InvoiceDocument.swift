internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Everything that stands on the paper of an invoice or a credit note (2006/112/EC, article 226).
struct InvoiceDocument: Record {
  let invoice: InvoiceDetails

  static let doc: StaticString =
    "Everything that stands on an invoice or a credit note, as article 226 of Directive 2006/112/EC requires."

  init(_ invoice: InvoiceDetails) { self.invoice = invoice }

  init<F: Fields<Self>>(_ field: inout F) {
    invoice = field.embed(\.invoice)
    _ = field(
      "mentions", \.mentions,
      "The sentences that the document must have where it charges no tax, in English, such as Reverse charge: one for each of its tax categories except S and Z."
    )
  }

  private var mentions: [Line] {
    TaxCategory.allCases.compactMap { category in
      invoice.taxes.contains { $0.taxCategory == category } ? category.reason.map { Line($0.text) } : nil
    }
  }
}

extension TaxCategory {
  /// The reason why there is no tax, as a text and as a code of EN 16931 (VATEX); `nil` for categories that need none.
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
