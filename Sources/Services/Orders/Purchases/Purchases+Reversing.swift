internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Reverses mistaken receipts of purchases.
extension Purchases {
  /// Reverses a mistaken receipt. The goods are removed from the inventory, and from the received quantity of the line.
  /// - Throws: `illegalStep`, `alreadyReversed`, `insufficientStock`; -32602 for a receipt that is a reversal itself.
  func reverse(_ request: ReverseReceipt, in context: CompanyContext) throws(Failure) -> ReversedReceipt {
    let receipt = try receipts.find(request.receipt, at: "/receipt", in: context).record
    let old = receipt.details
    var sheet = try open(old.purchase, expect: request.expect, in: context)
    if sheet.status.isOver { throw try refusal(of: "reverse a receipt", sheet, in: context) { !$0.isOver } }
    if old.reverses != nil {
      throw .invalidParam(
        "/receipt", "receipt must not be a reversal; receive the goods again instead (purchases.receive)")
    }
    if old.transaction == receipt.uuid {
      throw .invalidParam(
        "/receipt",
        "receipt must not be imported: it has moved no stock. Correct the stock with inventory.stock.adjust instead")
    }
    guard let index = sheet.lines.firstIndex(where: { $0.id == old.line }) else { throw lines.notFound }
    let posted = try orders.stock.reverse(old.transaction, reason: request.reason, at: "/receipt", in: context)
    let back = PurchaseReceiptDetails(
      reversing: receipt, posted: posted, reason: request.reason, actor: try context.base.actor())
    // The id of the reversal is computed from the receipt's id. So if two devices reverse the receipt before they sync,
    // both create the same record, and the receipt is reversed only once.
    let made = try receipts.create(back, id: ID(NaturalKey("receiptReversal", receipt.uuid, "").id()), in: context)
    let received = sheet.lines[index].details.received
    sheet.lines[index].details.received = Decimal(units: received.units - old.quantity.units)
    let next = standing(sheet)
    if next != sheet.status { try take(next, reason: request.reason, &sheet, in: context) }
    return ReversedReceipt(purchase: try save(&sheet, at: "/receipt", in: context), receipt: made)
  }
}

/// The result of `purchases.receipts.reverse`.
struct ReversedReceipt: Record {
  let purchase: Purchase, receipt: PurchaseReceipt

  static let doc: StaticString = "The result of reversing a receipt."
}

extension ReversedReceipt {
  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The purchase after the reversal.")
    receipt = field("receipt", \.receipt, "The new receipt, which reverses the given one.")
  }
}
