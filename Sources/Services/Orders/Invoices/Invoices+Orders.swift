internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Invoices orders, and credits what they no longer owe.
extension Orders {
  /// Issues the documents that an order still needs. If an order in progress is then invoiced completely, its status
  /// becomes `invoiced`.
  /// - Throws: `illegalStep`, `conflict`, `seriesUnconfirmed`; -32602 for a quantity that is more than is left to
  ///   invoice.
  func invoice(_ request: InvoiceOrder, in context: CompanyContext) throws(Failure) -> InvoicedOrder {
    var sheet = try open(request.id, expect: request.expect, in: context)
    let documents = try invoices.documents(of: sheet.id, in: context)
    // Before they synced, one device may have cancelled an order that another device invoiced. Such an order needs
    // credit notes.
    let isCancelled = sheet.status == .cancelled && !documents.isEmpty
    guard sheet.status == .inProgress || sheet.status.isInvoiced || isCancelled else {
      throw try refusal(of: "invoice", sheet, in: context) { $0 == .inProgress || $0.isInvoiced }
    }
    if documents.isEmpty, sheet.details.state.invoicedAt != nil, try !plan(sheet, documents).isDone {
      throw try refusal(
        of: "invoice", sheet, in: context,
        insteadOf: "it was invoiced before invoices were stored; orders.document returns the content of its invoice")
    }
    var part = Invoices.Part.all
    if !request.lines.isEmpty { part = .lines(try quantities(of: request, sheet, documents, in: context)) }
    let (issued, isDone) = try invoices.issue(
      part, of: sheet, reason: request.reason, isExact: request.lines.isEmpty, in: context)
    if isDone, sheet.status == .inProgress {
      try pass([.invoiced], &sheet, in: context)
      try save(&sheet, at: "/id", in: context)
    }
    var shown: [Invoice] = []
    for one in issued { shown.append(try invoices.records.supplemented(one, in: context)) }
    guard let order = sheet.stored else { throw records.notFound }
    return InvoicedOrder(order: ShownOrder(order), documents: shown)
  }

  private func plan(_ sheet: Sheet, _ documents: [Invoice]) throws(Failure) -> InvoicePlan {
    guard let amounts = sheet.amounts else { throw records.notFound }
    return InvoicePlan(sheet, amounts, documents)
  }

  /// Returns the quantities that a request names, by the ids of their lines.
  private func quantities(
    of request: InvoiceOrder, _ sheet: Sheet, _ documents: [Invoice], in context: CompanyContext
  ) throws(Failure) -> [UUID: Int] {
    var plan = try plan(sheet, documents)
    _ = plan.credits()
    let chosen = try places(of: request.lines, in: sheet.lines, "of the item", in: context) { _ in true }
    var problems: [Problem] = []
    var quantities: [UUID: Int] = [:]
    for (position, line) in request.lines.enumerated() {
      let (id, pointer) = (sheet.lines[chosen[position]].id.uuid, "/lines/\(position)")
      if quantities[id] != nil {
        problems.append(
          Problem(
            pointer: "\(pointer)/\(line.member)", kind: .value, message: "\(line.member) must name each line only once")
        )
      }
      let left = Decimal(units: plan.left(of: id))
      if line.quantity.units <= 0 || line.quantity > left {
        problems.append(
          Problem(
            pointer: "\(pointer)/quantity", kind: .value,
            message: "quantity must be more than 0, and at most the \(left) that are not invoiced yet"))
      }
      quantities[id] = line.quantity.units
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    return quantities
  }

  /// Issues credit notes for invoiced quantities that an order no longer owes. An order without documents gets no
  /// credit note.
  func creditWhatIsGone(of sheet: Sheet, reason: Line?, in context: CompanyContext) throws(Failure) {
    _ = try invoices.issue(.nothing, of: sheet, reason: reason, in: context)
  }

  func frozenHint(of sheet: Sheet, in context: CompanyContext) throws(Failure) -> String? {
    guard sheet.status.isOpen, try invoices.hasDocuments(sheet.id, in: context) else { return nil }
    return Orders.documentedHint
  }

  /// The advice in the error for a change that an order with documents refuses.
  private static let documentedHint =
    "its lines and prices stay as they are, because a part of it is invoiced; credit unwanted goods with orders.lines.credit, or put further goods into another order"

  func follow(_ step: OrderStatus, of sheet: Sheet, reason: Line?, in context: CompanyContext) throws(Failure) {
    switch step {
    case .invoiced: _ = try invoices.issue(.all, of: sheet, reason: reason, isFirst: true, in: context)
    case .cancelled: try creditWhatIsGone(of: sheet, reason: reason, in: context)
    default: break
    }
  }
}
