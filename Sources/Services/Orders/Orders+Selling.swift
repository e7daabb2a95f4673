internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Sales over the counter.
extension Orders {
  /// Creates an order, ships, invoices and closes it, and records its payment.
  /// - Throws: -32602 for a sale without a contact, and for a payment that is not the total of the sale; the errors of
  ///   each of the steps. After an error, nothing is stored.
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
    let id = try create(draft, request.lines.map(\.line), in: context)
    for status in [OrderStatus.submitted, .inProgress] {
      _ = try step(id, to: status, reason: nil, expect: nil, in: context)
    }
    let dispatch = try handOver(request, id, in: context)
    _ = try step(id, to: .invoiced, reason: nil, expect: nil, in: context)
    let payment = try pay(request.payment, for: id, in: context)
    for status in [OrderStatus.shipped, .paid, .closed] {
      _ = try step(id, to: status, reason: nil, expect: nil, in: context)
    }
    let invoice = try invoices.documents(of: id, in: context).last
    return Sale(
      order: ShownOrder(try records.find(id, in: context).record),
      invoice: try invoice.map { (one) throws(Failure) in try invoices.records.supplemented(one, in: context) },
      payment: payment, dispatch: dispatch)
  }

  /// Returns the contact of sales that name no customer, or `nil` if the company has none. If it was merged into
  /// another contact, that one is returned.
  func counterContact(in context: CompanyContext) throws(Failure) -> UUID? {
    let profile = try profiles.profile(of: context.scope, at: context.now)
    // Another device may have deleted the contact.
    return try profile.counterContact.flatMap { (id) throws(Failure) in try contactIfThere(id, in: context)?.id }
  }

  /// Ships the goods of a sale, and delivers them.
  /// - Returns: the dispatch, or `nil` for a sale without goods.
  private func handOver(_ request: SellGoods, _ id: ID<OrderDetails>, in context: CompanyContext) throws(Failure)
    -> Dispatch?
  {
    let sheet = try open(id, expect: nil, in: context)
    let places = sheet.lines.indices.filter { sheet.lines[$0].details.hasGoods }
    if places.isEmpty { return nil }
    let goods = places.map { place in
      ShippedLine(
        line: sheet.lines[place].id, sku: nil, quantity: sheet.lines[place].details.terms.quantity,
        lots: request.lines[place].lots, location: request.lines[place].location)
    }
    let shipment = ShipOrder(id: id, lines: goods, dispatch: nil, collectionType: .endUser, force: nil, expect: nil)
    var dispatch: Dispatch
    do throws(Failure) { dispatch = try ship(shipment, in: context).dispatch } catch {
      throw error.code == .invalidParams ? Orders.renumbered(error, places) : error
    }
    for status in DispatchStatus.steps.way(from: dispatch.details.state.status, to: .delivered) {
      dispatch = try dispatches.step(dispatch.id, to: status, reason: nil, expect: nil, in: context)
    }
    return dispatch
  }

  /// Returns an error about shipped goods with the places of the lines in the request.
  private static func renumbered(_ error: Failure, _ places: [Int]) -> Failure {
    .invalidParams(
      error.problems.map { problem in
        let parts = problem.pointer.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 2, parts[1] == "lines", let place = Int(parts[2]), place < places.count else {
          return problem
        }
        let pointer = (["", "lines", "\(places[place])"] + parts[3...]).joined(separator: "/")
        return Problem(pointer: pointer, kind: problem.kind, message: problem.message)
      })
  }

  private func pay(_ payment: SalePayment, for id: ID<OrderDetails>, in context: CompanyContext) throws(Failure)
    -> Payment?
  {
    let gross = try records.find(id, in: context).record.details.state.gross
    if let amount = payment.amount, amount != gross {
      throw .invalidParam(
        "/payment/amount",
        "amount must be the total of the sale, \(gross.amount) \(gross.currency.code) in minor units, or be left out")
    }
    if gross.amount == 0 { return nil }
    return try pay(
      id, gross, method: payment.method, reference: payment.reference, at: nil, in: context
    ).payment
  }
}
