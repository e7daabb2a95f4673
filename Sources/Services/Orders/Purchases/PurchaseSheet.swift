internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// A purchase with its lines in memory. A request changes the sheet, and then saves it.
typealias PurchaseSheet = DocumentSheet<PurchaseDetails>

extension PurchaseDetails: DocumentDetails {
  typealias Header = PurchaseHeader
  typealias LineDetails = PurchaseLineDetails

  static let linesDoc: StaticString = "The lines, at most 1,000. To add lines later, call `purchases.lines.add`."
  static let searchDoc: StaticString =
    "Words to search for, at most 32. Each word must begin a word of the number, the reference, the supplier's name or the note. Case and accents do not matter."
  static let expectDoc: StaticString =
    "The version that the purchase must have. If the purchase has another version, the request fails with `conflict`."

  static func settle(_ sheet: inout PurchaseSheet, _ amounts: [LineAmounts], at pointer: String) throws(Failure) {
    sheet.total(amounts.sum)
    sheet.details.state.unpriced = sheet.kept.count { $0.details.terms.unitPrice == nil }
    let status = sheet.status
    for index in sheet.lines.indices {
      let line = sheet.lines[index].details
      let open = sheet.lines[index].isRemoved ? Decimal(0) : line.own(line.left) ?? Decimal(0)
      sheet.lines[index].details.planned = status == .draft ? open : Decimal(0)
      sheet.lines[index].details.incoming = status.isAwaited ? open : Decimal(0)
      sheet.lines[index].details.incomingAt = status.isAwaited && open.units > 0 ? sheet.draft.header.expectedAt : nil
    }
  }

  static func check(_ line: PurchaseLineDetails, of item: StockedItem, in sheet: PurchaseSheet, at pointer: String)
    throws(Failure)
  {
    // If a line has other problems, only those are reported. The cost is then not checked.
    if !line.terms.problems(at: pointer, in: sheet.draft.currency).isEmpty { return }
    try LineQuantity.check(line.terms.quantity, of: line.ratio, item, at: "\(pointer)/quantity")
    _ = try sheet.unitCost(of: line, at: "\(pointer)/unitPrice")
  }
}

extension DocumentSheet<PurchaseDetails> {
  /// Returns the cost of one of an item's own units, according to a purchase line. Discounts are deducted, and the tax
  /// is not included. Returns `nil` for a line without a price.
  /// - Throws: -32602 at the pointer for a cost from which no average can be computed, because it is too large.
  func unitCost(of line: PurchaseLineDetails, at pointer: String) throws(Failure) -> UnitCost? {
    guard let price = line.terms.unitPrice else { return nil }
    let units = Pricing.unitCost(
      of: line.terms.priced(line.terms.quantity), less: draft.header.discount?.units ?? 0,
      taxIncluded: draft.header.taxIncluded.isSet, factor: line.ratio)
    guard let units else {
      throw .invalidParam(
        pointer,
        "unitPrice is too large: the price of one own unit of the item can't be averaged. Give a smaller price")
    }
    return UnitCost(amount: Decimal(units: units), currency: price.currency)
  }
}
