internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An order with its lines, payments, dispatches, entries and steps: the result of `orders.get`.
struct OrderView: Record {
  let order: ShownOrder, taxes: [TaxSum], credits: CreditSum, lines: [ShownLine], payments: [Payment],
    dispatches: [Dispatch]
  let entries: [OrderEntry], steps: [Step<OrderDetails>]

  static let doc: StaticString = "An order with its lines, payments, dispatches, entries and steps."
}

extension OrderView {
  init<F: Fields<Self>>(_ field: inout F) {
    order = field.embed(\.order)
    taxes = field("taxes", \.taxes, "The sums of the lines for each category and rate of the tax.")
    credits = field(
      "credits", \.credits,
      "The net, tax and gross amounts of `credited`, in total and for each tax category and rate.")
    lines = field("lines", \.lines, "The lines, in the order in which they were added.")
    payments = field("payments", \.payments, "The payments and repayments, the oldest first.")
    dispatches = field("dispatches", \.dispatches, "The dispatches, the oldest first.")
    entries = field(
      "entries", \.entries, "The entries for shipped, returned, cancelled and credited quantities, the oldest first.")
    steps = field("steps", \.steps, "The steps, the oldest first.")
  }
}

extension Orders {
  /// Returns an order with its lines, payments, dispatches, entries and steps.
  func view(_ id: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> OrderView {
    let (order, sheet, amounts) = try openPriced(id, in: context)
    var lines: [ShownLine] = []
    for (line, amounts) in zip(sheet.lines, amounts) {
      guard let stored = line.stored else { continue }
      let allocated = try queue.allocated(stored, in: context)
      lines.append(ShownLine(stored, allocated: stored.details.ready(allocated.map(\.quantity)), amounts))
    }
    let currency = sheet.draft.currency
    return OrderView(
      order: ShownOrder(order), taxes: TaxSum.sums(of: sheet.taxed(amounts), in: currency),
      credits: CreditSum(sheet.taxed(sheet.credits(of: amounts)), in: currency), lines: lines,
      payments: sheet.payments, dispatches: try all(dispatches.ofOrder, of: id.uuid, in: context),
      entries: try allEntries(of: id, in: context), steps: try steps.of(id.uuid, in: context))
  }
}
