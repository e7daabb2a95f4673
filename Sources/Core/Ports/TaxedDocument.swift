public import Shape
public import Vocabulary

/// The taxes of an invoice, a credit note or a purchase.
public struct TaxedDocument {
  /// The amounts of a document with one category and one rate of the tax, in minor units. The amounts of a credit note
  /// are less than 0.
  public struct Tax {
    public let category: TaxCategory, rate: Decimal, net: Int, tax: Int

    public init(category: TaxCategory, rate: Decimal, net: Int, tax: Int) {
      (self.category, self.rate, self.net, self.tax) = (category, rate, net, tax)
    }
  }

  /// A Boolean value that indicates whether the company has sold, rather than bought.
  public let isSale: Bool
  public let currency: Currency, taxes: [Tax]

  public init(isSale: Bool, currency: Currency, taxes: [Tax]) {
    (self.isSale, self.currency, self.taxes) = (isSale, currency, taxes)
  }
}
