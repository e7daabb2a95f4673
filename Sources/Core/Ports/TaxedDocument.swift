public import Shape
public import Vocabulary

/// The taxes of an invoice, a credit note or a purchase.
public struct TaxedDocument {
  /// The total amounts of a document for one tax category and one tax rate, in the minor unit of the currency. The
  /// amounts of a credit note are negative.
  public struct Tax {
    public let category: TaxCategory, rate: Decimal, net: Int, tax: Int

    public init(category: TaxCategory, rate: Decimal, net: Int, tax: Int) {
      (self.category, self.rate, self.net, self.tax) = (category, rate, net, tax)
    }
  }

  /// A Boolean value that indicates whether the company is the seller in the document. Otherwise the company is the
  /// buyer.
  public let isSale: Bool
  public let currency: Currency, taxes: [Tax]

  public init(isSale: Bool, currency: Currency, taxes: [Tax]) {
    (self.isSale, self.currency, self.taxes) = (isSale, currency, taxes)
  }
}
