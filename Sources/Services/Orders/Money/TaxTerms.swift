internal import Ports
internal import Shape
internal import Vocabulary

/// The tax rate and tax category that a line gets from its item or its contact.
struct TaxTerms {
  let rate: Decimal?, category: TaxCategory?

  /// - Parameters:
  ///   - item: the item of the line; `nil` for a line without an item.
  ///   - contact: the contact of the document; `nil` if it is not known.
  init(of item: StockedItem?, _ contact: ContactFacts?) {
    if let exempt = contact?.taxCategory, exempt != .standard {
      (rate, category) = (Decimal(0), exempt)
    } else if let item, item.taxRate != nil || item.taxCategory != nil {
      (rate, category) = (item.taxRate, item.taxCategory)
    } else {
      (rate, category) = (contact?.taxRate, contact?.taxCategory)
    }
  }
}
