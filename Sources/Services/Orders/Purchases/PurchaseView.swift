internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A purchase with its lines, receipts and steps: the result of `purchases.get`.
struct PurchaseView: Record {
  let purchase: Purchase, taxes: [TaxSum], lines: [ShownPurchaseLine], receipts: [PurchaseReceipt],
    steps: [Step<PurchaseDetails>]

  static let doc: StaticString = "A purchase with its lines, receipts and steps."
}

extension PurchaseView {
  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field.embed(\.purchase)
    taxes = field.restricted(
      to: PurchaseDetails.priceMask, "taxes", \.taxes,
      "The sums of the priced lines for each category and rate of the tax. Only managers of orders or the inventory see them."
    )
    lines = field("lines", \.lines, "The lines, in the order in which they were added.")
    receipts = field("receipts", \.receipts, "The receipts, the oldest first.")
    steps = field("steps", \.steps, "The steps, the oldest first.")
  }
}

extension Purchases {
  /// Returns a purchase with its lines, receipts and steps.
  func view(_ id: ID<PurchaseDetails>, in context: CompanyContext) throws(Failure) -> PurchaseView {
    let (purchase, sheet, amounts) = try openPriced(id, in: context)
    return PurchaseView(
      purchase: purchase, taxes: TaxSum.sums(of: sheet.taxed(amounts), in: sheet.draft.currency),
      lines: zip(sheet.lines, amounts).compactMap { line, amounts in
        line.stored.map { ShownPurchaseLine($0, amounts) }
      }, receipts: try receipts(of: id, in: context), steps: try steps.of(id.uuid, in: context))
  }
}
