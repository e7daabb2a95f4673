internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Cancels and credits quantities of order lines. A credit leaves the invoice unchanged.
extension Orders {
  /// The largest number of lines of an order.
  static var mostLines: Int { 1000 }

  /// Cancels a quantity of a line that is not shipped yet, before the order is invoiced.
  /// - Parameter quantity: the quantity to cancel; `nil` for the whole remaining quantity.
  func cancel(
    _ id: ID<OrderLineDetails>, quantity: Decimal?, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> OrderLine {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    if sheet.status.isInvoiced {
      throw try refusal(of: "cancel a line", sheet, in: context, insteadOf: Orders.creditHint)
    }
    if !sheet.status.reserves {
      throw try refusal(of: "cancel a line", sheet, in: context) { $0.reserves && !$0.isInvoiced }
    }
    if try frozenHint(of: sheet, in: context) != nil {
      throw try refusal(of: "cancel a line", sheet, in: context, insteadOf: Orders.creditHint)
    }
    let details = sheet.lines[index].details
    // A line without goods is never shipped, and can be cancelled as a whole.
    let left = details.hasGoods ? details.left : details.billed
    if left.units <= 0 {
      throw .invalidParam("/id", "id must be of a line with a quantity left to ship; this line has none")
    }
    let quantity = quantity ?? left
    if quantity.units <= 0 || quantity.units > left.units {
      throw .invalidParam("/quantity", "quantity must be more than 0, and at most the \(left) that are left")
    }
    _ = try details.own(quantity, at: "/quantity")
    guard let line = sheet.lines[index].stored else { throw .notFound("line") }
    let entry = OrderEntryDetails(line, .cancelled, quantity, reason: reason, actor: try context.base.actor())
    _ = try entries.create(entry, in: context)
    sheet.lines[index].details.state.cancelled = Decimal(units: details.state.cancelled.units + quantity.units)
    try save(&sheet, at: "/quantity", in: context)
    return try lines.find(id, in: context).record
  }

  /// Credits a quantity that is on an invoice and will not be shipped. The invoice itself does not change.
  /// - Parameter quantity: the quantity to credit; `nil` for the whole remaining quantity.
  func credit(
    _ id: ID<OrderLineDetails>, quantity: Decimal?, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> OrderLine {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    let isFrozen = try frozenHint(of: sheet, in: context) != nil
    if sheet.status.isOpen, !isFrozen {
      let hint = "it is not invoiced yet, so cancel the rest of the line with orders.lines.cancel"
      throw try refusal(of: "credit a line", sheet, in: context, insteadOf: hint)
    }
    if !sheet.status.isInvoiced, !isFrozen {
      throw try refusal(of: "credit a line", sheet, in: context, where: \.isInvoiced)
    }
    let details = sheet.lines[index].details
    let left = details.undone
    let hint = "shipped goods are credited when they are returned (orders.returns.create)"
    if left.units <= 0 {
      throw .invalidParam("/id", "id must be of a line with a quantity that is neither shipped nor credited; \(hint)")
    }
    let quantity = quantity ?? left
    if quantity.units <= 0 || quantity.units > left.units {
      throw .invalidParam(
        "/quantity",
        "quantity must be more than 0, and at most the \(left) that are neither shipped nor credited; \(hint)")
    }
    _ = try details.own(quantity, at: "/quantity")
    guard let line = sheet.lines[index].stored else { throw .notFound("line") }
    let entry = OrderEntryDetails(line, .dropped, quantity, reason: reason, actor: try context.base.actor())
    _ = try entries.create(entry, in: context)
    sheet.lines[index].details.state.dropped = Decimal(units: details.state.dropped.units + quantity.units)
    try save(&sheet, at: "/quantity", in: context)
    try creditWhatIsGone(of: sheet, reason: reason, in: context)
    return try lines.find(id, in: context).record
  }

  /// The advice in the error for a change of a line that is on an invoice.
  private static let creditHint =
    "its invoice can't change; call orders.lines.credit for goods that were not shipped, orders.returns.create for goods that come back, and orders.payments.add with a negative amount to pay money back"

  /// Returns a unit in the item's spelling, with its ratio to the item's own unit. Returns the own unit if the unit is
  /// `nil`.
  func unit(_ unit: Line?, of item: StockedItem, at pointer: String) throws(Failure) -> (unit: Line, factor: UnitFactor)
  {
    try unit.flatMap { (unit) throws(Failure) in try item.conversion(of: unit, at: pointer) } ?? (item.unit, .one)
  }
}
