internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Sells goods over the counter, in one request.
extension Orders {
  /// Creates an order, ships, invoices and closes it, and records its payment.
  /// - Throws: -32602 for a sale without a contact, and for a payment that is not the total of the sale. Also throws
  ///   the errors of shipping, invoicing and paying. After an error, nothing is stored.
  func sell(_ request: SellGoods, in context: CompanyContext) throws(Failure) -> Sale {
    let counter = request.contact == nil ? try counterContact(in: context) : nil
    guard let contact = request.contact ?? counter else {
      throw .invalidParams([
        Problem(
          pointer: "/contact", kind: .missing,
          message:
            "contact is missing: name the customer, or the contact for all sales over the counter as counterContact in the company's settings (companies.update)"
        )
      ])
    }
    let draft = OrderDraft(contact: contact, header: request.header)
    // The order is stored twice: when it reserves its goods, and when it is closed.
    var sheet = try begin(draft, request.lines.map(\.line), in: context)
    let problems = sheet.lines.indices.flatMap { Orders.problems(of: request.lines[$0], sheet.lines[$0].details, $0) }
    if !problems.isEmpty { throw .invalidParams(problems) }
    try pass([.submitted, .inProgress], &sheet, in: context)
    try save(&sheet, at: "/lines", in: context)
    let dispatch = try handOver(request, &sheet, in: context)
    try pass([.invoiced], &sheet, in: context)
    let invoice = try invoices.issue(.all, of: sheet, reason: nil, isFirst: true, in: context).issued.last
    let payment = try pay(request.payment, &sheet, in: context)
    try sheet.settle(at: "/lines")
    try pass([.shipped, .paid, .closed], &sheet, in: context)
    let order = try save(&sheet, at: "/lines", in: context)
    return Sale(
      order: ShownOrder(order),
      invoice: try invoice.map { (one) throws(Failure) in try invoices.records.supplemented(one, in: context) },
      payment: payment, dispatch: dispatch)
  }

  /// Returns the contact for sales that name no customer, or `nil` if the company has no such contact. If the contact
  /// was merged into another one, the other contact is returned.
  func counterContact(in context: CompanyContext) throws(Failure) -> UUID? {
    let profile = try profiles.profile(of: context.scope, at: context.now)
    // Another device may have deleted the contact.
    return try profile.counterContact.flatMap { (id) throws(Failure) in try contactIfThere(id, in: context)?.id }
  }

  /// Ships the goods of a sale, and moves their dispatch to delivered.
  /// - Returns: the dispatch, or `nil` for a sale without goods.
  private func handOver(_ request: SellGoods, _ sheet: inout Sheet, in context: CompanyContext) throws(Failure)
    -> Dispatch?
  {
    let places = sheet.lines.indices.filter { sheet.lines[$0].details.hasGoods }
    if places.isEmpty { return nil }
    let goods = places.map { place in
      ShippedLine(
        line: sheet.lines[place].id, sku: nil, quantity: sheet.lines[place].details.terms.quantity,
        lots: request.lines[place].lots, location: request.lines[place].location)
    }
    let shipment = ShipOrder(
      id: sheet.id, lines: goods, dispatch: nil, collectionType: .endUser, force: request.force, expect: nil)
    let (dispatch, entries) = try ship(shipment, &sheet, at: places, in: context)
    return try dispatches.deliver(dispatch, of: sheet, entries, in: context)
  }

  /// Returns the problems of a line without goods. Such a line must not name lots or a location from which goods are
  /// taken.
  private static func problems(of line: SaleLine, _ details: OrderLineDetails, _ place: Int) -> [Problem] {
    if details.hasGoods { return [] }
    let reason = details.sku.map { "\($0.text) has no stock" } ?? "the line has no item"
    return [("lots", !line.lots.isEmpty), ("location", line.location != nil)].filter(\.1).map { member, _ in
      Problem(pointer: "/lines/\(place)/\(member)", kind: .value, message: "\(member) must be left out: \(reason)")
    }
  }

  private func pay(_ payment: SalePayment, _ sheet: inout Sheet, in context: CompanyContext) throws(Failure) -> Payment?
  {
    let gross = sheet.details.state.gross
    if let amount = payment.amount, amount != gross {
      throw .invalidParam(
        "/payment/amount",
        "amount must be the total of the sale, \(gross.amount) \(gross.currency.code) in minor units, or be left out")
    }
    if gross.amount == 0 { return nil }
    return try pay(gross, method: payment.method, reference: payment.reference, at: nil, &sheet, in: context)
  }
}
