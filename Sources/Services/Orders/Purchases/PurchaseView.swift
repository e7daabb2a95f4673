internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A purchase with all of its records.
struct PurchaseView: Record {
  let purchase: Purchase, taxes: [TaxSum], lines: [ShownPurchaseLine], receipts: [PurchaseReceipt],
    steps: [Step<PurchaseSteps>]

  static let doc: StaticString = "A purchase with its lines, receipts and steps."

  init(
    _ purchase: Purchase, taxes: [TaxSum], lines: [ShownPurchaseLine], receipts: [PurchaseReceipt],
    steps: [Step<PurchaseSteps>]
  ) {
    self.purchase = purchase
    self.taxes = taxes
    self.lines = lines
    self.receipts = receipts
    self.steps = steps
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field.embed(\.purchase)
    taxes = field.restricted(
      to: PurchaseDetails.priceMask, "taxes", \.taxes,
      "The sums of the priced lines for each tax rate. Only managers of orders or the inventory see them.")
    lines = field("lines", \.lines, "The lines, in the order in which they were added.")
    receipts = field("receipts", \.receipts, "The receipts, the oldest first.")
    steps = field("steps", \.steps, "The steps, the oldest first.")
  }
}

extension Purchases {
  /// Returns a purchase with all of its records.
  func view(_ id: ID<PurchaseDetails>, in context: CompanyContext) throws(Failure) -> PurchaseView {
    let sheet = try open(id, expect: nil, in: context)
    guard let purchase = sheet.stored, let amounts = sheet.amounts else { throw records.notFound }
    let priced = zip(sheet.lines, amounts).filter { $0.0.details.terms.unitPrice != nil }
    return PurchaseView(
      purchase,
      taxes: TaxSum.sums(
        of: priced.map { (rate: $0.details.terms.taxRate ?? Decimal(0), amounts: $1) }, in: sheet.draft.currency),
      lines: zip(sheet.lines, amounts).compactMap { line, amounts in line.stored.map { ShownPurchaseLine($0, amounts) }
      },
      receipts: try orders.all(queries.receipts, of: id.uuid, in: context),
      steps: try orders.all(queries.steps, of: id.uuid, in: context))
  }
}
