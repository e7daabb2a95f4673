internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An order with all of its records.
struct OrderView: Record {
  let order: ShownOrder, taxes: [TaxSum], credits: CreditSum, lines: [ShownLine], payments: [Payment],
    dispatches: [Dispatch]
  let entries: [OrderEntry], steps: [Step<OrderSteps>]

  static let doc: StaticString = "An order with its lines, payments, dispatches, entries and steps."

  init<F: Fields<Self>>(_ field: inout F) {
    order = field.embed(\.order)
    taxes = field("taxes", \.taxes, "The sums of the lines for each tax rate.")
    credits = field(
      "credits", \.credits, "The composition of `credited`: net, tax and gross, in total and for each tax rate.")
    lines = field("lines", \.lines, "The lines, in the order in which they were added.")
    payments = field("payments", \.payments, "The payments and repayments, the oldest first.")
    dispatches = field("dispatches", \.dispatches, "The dispatches, the oldest first.")
    entries = field(
      "entries", \.entries, "The entries for shipped, returned, cancelled and credited quantities, the oldest first.")
    steps = field("steps", \.steps, "The steps, the oldest first.")
  }

  init(
    _ order: Order, lines: [ShownLine], taxes: [TaxSum], credits: CreditSum, payments: [Payment],
    dispatches: [Dispatch],
    entries: [OrderEntry], steps: [Step<OrderSteps>]
  ) {
    self.order = ShownOrder(order)
    self.taxes = taxes
    self.credits = credits
    self.lines = lines
    self.payments = payments
    self.dispatches = dispatches
    self.entries = entries
    self.steps = steps
  }
}

extension Orders {
  /// Returns an order with all of its records.
  func view(_ id: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> OrderView {
    let sheet = try open(id, expect: nil, in: context)
    guard let order = sheet.stored, let amounts = sheet.amounts else { throw records.notFound }
    var lines: [ShownLine] = []
    for (line, amounts) in zip(sheet.lines, amounts) {
      guard let stored = line.stored else { continue }
      let allocated = try queue.allocated(stored, in: context)
      lines.append(ShownLine(stored, allocated: stored.details.ratio.inUnit(allocated), amounts))
    }
    let currency = sheet.draft.currency
    func byRate(_ amounts: [LineAmounts]) -> [(rate: Decimal, amounts: LineAmounts)] {
      zip(sheet.lines, amounts).map { ($0.details.terms.taxRate ?? Decimal(0), $1) }
    }
    return OrderView(
      order, lines: lines, taxes: TaxSum.sums(of: byRate(amounts), in: currency),
      credits: CreditSum(byRate(sheet.credits(of: amounts)), in: currency), payments: sheet.payments,
      dispatches: try all(dispatches.ofOrder, of: id.uuid, in: context),
      entries: try allEntries(of: id, in: context), steps: try all(queries.stepsOf, of: id.uuid, in: context))
  }
}
