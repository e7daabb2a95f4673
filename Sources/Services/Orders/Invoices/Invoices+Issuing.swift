internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Issues the invoices and credit notes that an order still needs.
extension Invoices {
  /// The lines and quantities of an order that are to be invoiced.
  enum Part {
    case all
    /// The quantity of each line, in units of `Decimal`.
    case lines([UUID: Int])
    /// Nothing: only credit notes are issued.
    case nothing
  }

  /// Issues the documents that an order still needs: a credit note for each invoice that contains more than the order
  /// owes, and an invoice for quantities that are not invoiced yet. The lines of the order must be stored already.
  /// - Parameters:
  ///   - reason: the reason for the credit notes.
  ///   - isFirst: a Boolean value that indicates whether the current request moves the order to invoiced.
  ///   - isExact: a Boolean value that indicates whether documents are also corrected if they are only a few cents off.
  /// - Returns: the new documents, and a Boolean value that indicates whether the invoices contain everything that the
  ///   order owes.
  /// - Throws: `seriesUnconfirmed`.
  func issue(
    _ part: Part, of sheet: Sheet, reason: Line?, isFirst: Bool = false, isExact: Bool = false,
    in context: CompanyContext
  ) throws(Failure) -> (issued: [Invoice], isDone: Bool) {
    let documents = try documents(of: sheet.id, in: context)
    if documents.isEmpty, case .nothing = part { return ([], false) }
    guard let amounts = sheet.amounts else { throw orders.records.notFound }
    // An older program has invoiced the order without storing a document. Such an order counts as invoiced completely.
    if documents.isEmpty, sheet.details.state.invoicedAt != nil, !isFirst { return ([], true) }
    var plan = InvoicePlan(sheet, amounts, documents)
    var issued: [Invoice] = []
    for credit in plan.credits(isExact: isExact) {
      guard let invoice = documents.first(where: { $0.uuid == credit.invoice }) else { continue }
      let correction = InvoiceCorrection(
        invoice: invoice.id, invoiceNumber: invoice.details.number.number, reason: reason)
      let lines = credit.pieces.compactMap { piece in
        invoice.details.lines.first { $0.line.uuid == piece.line }?.credited(
          Decimal(units: piece.quantity), piece.amounts)
      }
      assert(lines.count == credit.pieces.count, "each credited quantity is on the invoice")
      issued.append(try issue(.creditNote, lines, of: sheet, correction, in: context))
    }
    let pieces: [InvoicePlan.Piece] =
      switch part {
      case .all: plan.invoice(nil)
      case .lines(let wanted): plan.invoice(wanted)
      case .nothing: []
      }
    if !pieces.isEmpty {
      let lines = pieces.compactMap { piece in
        sheet.lines.first { $0.id.uuid == piece.line }?.stored.map {
          InvoiceLine($0, Decimal(units: piece.quantity), piece.amounts)
        }
      }
      assert(lines.count == pieces.count, "each invoiced quantity is of a stored line")
      let nothing = InvoiceCorrection(invoice: nil, invoiceNumber: nil, reason: nil)
      issued.append(try issue(.invoice, lines, of: sheet, nothing, in: context))
    }
    return (issued, plan.isDone)
  }

  /// Stores a document with the next number. The number is given in the same transaction, so that the series has no
  /// gaps.
  private func issue(
    _ type: InvoiceType, _ lines: [InvoiceLine], of sheet: Sheet, _ correction: InvoiceCorrection,
    in context: CompanyContext
  ) throws(Failure) -> Invoice {
    let profile = try orders.profiles.profile(of: context.scope, at: context.now)
    let zone = orders.zones.zone(named: profile.timeZone)
    let (header, state) = (sheet.draft.header, sheet.details.state)
    let contact = try orders.contactIfThere(sheet.draft.contact, in: context)
    let today = zone.day(of: context.now)
    let supplied = type == .invoice ? try supply(of: lines, sheet.id, in: context) : nil
    let dueOn = type == .invoice ? contact?.paymentDays.map { today.adding(days: $0) } : nil
    let dueAt = dueOn.map { Timestamp(milliseconds: zone.start(of: $0.adding(days: 1)).milliseconds - 1) }
    let taxed = lines.map { TaxedAmounts($0.taxCategory, $0.taxRate, $0.amounts) }
    let (sum, currency) = (lines.map(\.amounts).sum, sheet.draft.currency)
    let details = InvoiceDetails(
      type: type, number: try number(type, profile, on: today, in: context), order: sheet.id,
      orderNumber: state.number, correction: correction,
      dates: InvoiceDates(
        issuedAt: context.now, issuedOn: today, suppliedAt: supplied, suppliedOn: supplied.map { zone.day(of: $0) },
        dueAt: dueAt, dueOn: dueOn),
      seller: InvoiceSeller(profile),
      buyer: InvoiceBuyer(
        contact: sheet.draft.contact, name: state.contactName, address: header.billingAddress, taxId: contact?.taxId),
      shippingAddress: header.shippingAddress, reference: header.reference, currency: currency,
      taxIncluded: header.taxIncluded, lines: lines, taxes: TaxSum.sums(of: taxed, in: currency),
      net: Money(amount: sum.net, currency: currency), tax: Money(amount: sum.tax, currency: currency),
      gross: Money(amount: sum.gross, currency: currency),
      paymentTerms: type == .invoice ? profile.paymentTerms : nil, note: header.note,
      actor: try context.base.actor())
    return try records.create(details, in: context)
  }

  /// Returns the instant of the last shipment of goods of lines, or `nil` if no goods of the lines were shipped.
  private func supply(of lines: [InvoiceLine], _ order: ID<OrderDetails>, in context: CompanyContext) throws(Failure)
    -> Timestamp?
  {
    let named = Set(lines.map(\.line.uuid))
    let entries = Orders.withoutSurplus(try orders.allEntries(of: order, in: context))
    return entries.filter { $0.details.type == .shipped && named.contains($0.details.line.uuid) }.map(\.createdAt)
      .max { $0.milliseconds < $1.milliseconds }
  }

  /// Returns the next number of a kind of documents in this device's series.
  private func number(
    _ type: InvoiceType, _ profile: CompanyProfile, on day: Day, in context: CompanyContext
  ) throws(Failure) -> InvoiceNumber {
    let series = try usableSeries(in: context)
    let last = try stores.first(queries.last, in: context.store, bind: context.company, type, series) {
      $0.next(Int?.self)
    }
    let sequence = ((last ?? nil) ?? 0) + 1
    let format = type == .invoice ? profile.invoiceNumberFormat : profile.creditNoteNumberFormat
    let number = Line(
      typed: Numbers.text(sequence, as: format, series: InvoiceSeriesDetails.text(of: series), on: day))
    let other = try stores.first(queries.isNumbered, in: context.store, bind: context.company, number) {
      $0.next(UUID.self)
    }
    if let other { throw .duplicate("invoice", member: "number", value: number.text, id: other) }
    return InvoiceNumber(number: number, series: series, sequence: sequence)
  }
}

extension InvoicePlan {
  init(_ sheet: Sheet, _ amounts: [LineAmounts], _ documents: [Invoice]) {
    let isCancelled = sheet.status == .cancelled
    self.init(
      zip(sheet.lines, amounts).map { line, amounts in
        let owed = isCancelled ? 0 : max(0, line.details.billed.units - line.details.credited.units)
        return Line(
          id: line.id.uuid, billed: line.details.billed, owed: Decimal(units: owed), amounts: amounts,
          rate: line.details.terms.taxRate ?? Decimal(0), category: line.details.terms.category)
      },
      documents.map { document in
        Document(
          id: document.uuid, corrects: document.details.correction.invoice?.uuid,
          pieces: document.details.lines.map {
            (Piece(line: $0.line.uuid, quantity: $0.quantity.units, amounts: $0.amounts), $0.taxRate, $0.taxCategory)
          })
      }, taxIncluded: sheet.draft.header.taxIncluded.isSet, rounding: sheet.details.state.rounding)
  }
}
