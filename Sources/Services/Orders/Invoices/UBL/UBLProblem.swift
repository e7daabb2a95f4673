internal import Shape
internal import Vocabulary

/// The reasons why a document can't be an invoice of EN 16931.
extension InvoiceDetails {
  /// A description of each thing that the document lacks, with the rule of EN 16931 that requires it.
  var lacks: [String] {
    var lacks: [String] = []
    if seller.address?.country == nil { lacks.append("the seller's country (BR-09)") }
    if buyer.address?.country == nil { lacks.append("the buyer's country (BR-11)") }
    if seller.taxId == nil, seller.registration == nil {
      lacks.append("the seller's taxId or registration (BR-CO-26)")
    }
    let categories = Set(taxes.map(\.taxCategory.rawValue))
    if categories != ["O"], seller.taxId == nil { lacks.append("the seller's taxId (BR-S-02)") }
    if categories.contains("O"), categories.count > 1 {
      lacks.append("a document of its own for the lines outside the scope of the tax (BR-O-11)")
    }
    if categories.contains("K") || categories.contains("G"), seller.vatID == nil {
      lacks.append("the seller's VAT number with its country (BR-IC-02, BR-G-02)")
    }
    if categories.contains("AE") || categories.contains("K"), buyer.vatID == nil {
      lacks.append("the buyer's VAT number with its country (BR-AE-02, BR-IC-02)")
    }
    if currency.places > 2 { lacks.append("a currency with at most 2 decimals (BR-DEC-12)") }
    return lacks
  }
}

extension InvoiceSeller {
  /// The VAT number, which begins with the code of a country. `nil` if the tax id is not of this form.
  var vatID: String? { taxId.flatMap { VATNumber.text($0) } }
}

extension InvoiceBuyer {
  /// The VAT number, which begins with the code of a country. `nil` if the tax id is not of this form.
  var vatID: String? { taxId.flatMap { VATNumber.text($0) } }
}

/// Recognizes VAT numbers among tax ids.
enum VATNumber {
  /// Returns a tax id without spaces if it begins with the code of a country (BR-CO-09). Otherwise returns `nil`.
  static func text(_ taxId: Line) -> String? {
    let text = String(taxId.text.filter { $0 != " " })
    let head = String(text.prefix(2))
    return text.utf8.count > 3 && (CountryCode(head) != nil) ? text : nil
  }
}
