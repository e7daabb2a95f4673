internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A document with its lines in memory. A request changes the sheet, and then saves it.
struct DocumentSheet<Details: DocumentDetails> {
  /// The stored document; `nil` for a new one.
  private(set) var stored: Stored<Details>?
  let id: ID<Details>
  var details: Details
  var lines: [Line] = []
  /// The contact, or `nil` if no line has needed it yet.
  var contact: ContactFacts?
  /// The payments of an order. A purchase has none.
  var payments: [Payment] = []

  typealias Line = SheetLine<Details.LineDetails>

  /// A Boolean value that indicates whether goods have moved. If so, the document gets a new version, even if none of
  /// its own members has changed.
  var hasMoved: Bool {
    lines.contains { line in line.stored.map { line.details.hasMoved(since: $0.details) } ?? false }
  }

  /// A Boolean value that indicates whether goods of the document were moved and have not gone back.
  var isKept: Bool { lines.contains { $0.details.kept.units > 0 } }

  /// A Boolean value that indicates whether the document has lines for goods, which are moved.
  var hasGoods: Bool { kept.contains { $0.details.hasGoods } }
  var hasServices: Bool { kept.contains { $0.details.kind == .service } }

  var draft: Details.Draft { details.draft }
  var status: Details.State.Status { details.state.status }
  var kept: [Line] { lines.filter { !$0.isRemoved } }

  /// The amounts of the lines that are not removed, or `nil` if they exceed the limit of money.
  var amounts: [LineAmounts]? {
    Pricing.amounts(
      of: kept.map { $0.details.terms.priced($0.details.billed) }, less: draft.header.reduction,
      taxIncluded: draft.header.taxIncluded.isSet, most: Money.most, rounding: details.state.rounding)
  }

  /// Computes the members that depend on lines and payments.
  /// - Parameter pointer: the JSON Pointer, in the parameters, of the member that an error names if a sum is too large.
  mutating func settle(at pointer: String) throws(Failure) {
    guard let amounts else { throw .tooMuchMoney(at: pointer) }
    try Details.settle(&self, amounts, at: pointer)
  }

  /// Replaces the document in memory with its stored state, after the document was saved.
  mutating func keep(_ document: Stored<Details>) {
    stored = document
    details = document.details
    lines.removeAll(where: \.isRemoved)
  }

  /// Returns the amounts of the lines that have a price, each with its tax category and tax rate.
  func taxed(_ amounts: [LineAmounts]) -> [TaxedAmounts] {
    let priced = zip(lines, amounts).filter { $0.0.details.terms.unitPrice.price != nil }
    return priced.map { TaxedAmounts($0.details.terms.category, $0.details.terms.taxRate ?? Decimal(0), $1) }
  }

  /// Stores the sum of the lines' amounts in the document.
  mutating func total(_ sum: LineAmounts) {
    func money(_ amount: Int) -> Money { Money(amount: amount, currency: draft.currency) }
    (details.state.net, details.state.tax, details.state.gross) = (money(sum.net), money(sum.tax), money(sum.gross))
  }
}

extension Failure {
  /// Returns the error for a document whose sum exceeds the limit of money.
  static func tooMuchMoney(at pointer: String) -> Failure {
    .invalidParam(pointer, "the total must be at most \(Money.most) of the currency's minor units")
  }
}
