internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The import of a purchase from a file. The purchase is stored with its history, and no stock is moved for its
/// receipts.
struct PurchaseImport {
  private let purchases: Purchases
  private let file: PurchaseFile
  private let context: CompanyContext
  private let id: ID<PurchaseDetails>

  private var orders: Orders { purchases.orders }

  init(_ purchases: Purchases, _ file: PurchaseFile, _ context: CompanyContext) {
    self.purchases = purchases
    self.file = file
    self.context = context
    id = file.id.map { ID(PurchaseFile.exchanged($0, in: context.company)) } ?? purchases.orders.newID(in: context)
  }

  /// Stores the purchase.
  /// - Throws: -32602 with all problems of the purchase; `duplicate`. After an error, nothing is written.
  func keep() throws(Failure) {
    var log = ImportLog(now: context.now)
    let steps = steps(&log)
    let supplier = try supplier(of: steps.last?.to ?? .draft, &log)
    var sheet = PurchaseSheet(
      stored: nil, id: id,
      details: PurchaseDetails(
        draft: PurchaseDraft(file, contact: supplier?.id ?? context.company),
        state: PurchaseState(contactName: file.contactName ?? supplier?.name ?? file.contact, currency: file.currency)),
      lines: [])
    sheet.lines = try lines(sheet, &log)
    let receipts = receipts(of: sheet.lines, at: steps.last, &log)
    let areCounted = sheet.lines.count == file.lines.count && count(receipts, in: &sheet.lines, &log)
    let parts = try parts(of: receipts, sheet.lines, &log)
    let status = status(of: sheet, after: steps.last?.to ?? .draft)
    if areCounted { check(status, sheet, &log) }
    if file.archived.isSet, !status.isOver {
      log.refuse("/archived", "archived must be false, as the purchase is \(status.rawValue)")
    }
    log.check(file.createdAt, "/createdAt")
    guard log.problems.isEmpty, supplier != nil else { throw .invalidParams(log.problems) }
    try requireNew()
    sheet.details.state.status = status
    sheet.details.state.number = file.number
    let froms = [PurchaseStatus.draft] + steps.map(\.to)
    let ordered = Array(zip(froms, steps)).last { $0.0 == .draft && $0.1.to == .ordered }
    sheet.details.state.orderedAt = ordered.map { $0.1.at ?? file.createdAt ?? context.now }
    try purchases.keep(
      sheet, PurchaseRecords(steps: steps, receipts: receipts, parts: parts, isIdentified: file.id != nil),
      file.createdAt, in: context)
  }

  /// Refuses a purchase that the company has already. The purchase may have the same number, or it was exported from
  /// the company or imported before. An id that belongs to a purchase of another company is refused, too.
  private func requireNew() throws(Failure) {
    if let number = file.number, try purchases.isTaken(number, in: context) {
      throw .duplicate("purchase", member: "number", value: number.text)
    }
    if let given = file.id, try purchases.isStored(id, in: context) {
      throw .duplicate("purchase", member: "id", value: "\(given)")
    }
  }

  /// Returns the supplier. The supplier of a closed or cancelled purchase may be any contact, as the contact may have
  /// been a supplier earlier.
  private func supplier(of status: PurchaseStatus, _ log: inout ImportLog) throws(Failure) -> ContactFacts? {
    guard let id = try orders.contacts.contact(spelled: file.contact.text, in: context) else {
      log.refuse("/contact", "contact must be an existing contact; there is no \(file.contact.text)")
      return nil
    }
    let contact = try orders.contacts.contact(id, at: "/contact", in: context)
    if !contact.isSupplier, !status.isOver {
      log.refuse(
        "/contact",
        "contact must be of the kind supplier; \(contact.name.text) is not, and contacts.update can change it")
    }
    return contact
  }

  // MARK: Steps

  /// Returns the steps of the file. For a file without steps, returns the way to its status.
  private func steps(_ log: inout ImportLog) -> [PurchaseFileStep] {
    if file.steps.isEmpty {
      let end = file.status ?? .draft
      // A closed purchase without steps was received as a whole.
      let way = end == .closed ? [.ordered, .received, .closed] : PurchaseStatus.steps.way(from: .draft, to: end)
      return way.map { PurchaseFileStep(to: $0, at: file.createdAt, reason: nil) }
    }
    var status = PurchaseStatus.draft
    for (index, step) in file.steps.enumerated() {
      if !PurchaseStatus.steps.steps.contains(where: { $0.from == status && $0.to == step.to }) {
        log.refuse("/steps/\(index)/to", "to must be a status that can follow \(status.rawValue)")
      }
      log.check(step.at, "/steps/\(index)/at")
      status = step.to
    }
    return file.steps
  }

  /// Returns the status of the purchase. The receipts decide between the statuses ordered, partly received and
  /// received.
  private func status(of sheet: PurchaseSheet, after end: PurchaseStatus) -> PurchaseStatus {
    end.canReceive ? purchases.standing(sheet) : end
  }

  private func check(_ status: PurchaseStatus, _ sheet: PurchaseSheet, _ log: inout ImportLog) {
    if status == .draft || status == .cancelled, sheet.hasCome {
      log.refuse("/receipts", "receipts must all be reversed: the purchase is \(status.rawValue)")
    }
    guard let given = file.status, given != status else { return }
    log.refuse("/status", "status must be \(status.rawValue), the status that steps and receipts lead to")
  }

  // MARK: Lines

  private func lines(_ sheet: PurchaseSheet, _ log: inout ImportLog) throws(Failure) -> [PurchaseSheet.Line] {
    var lines: [PurchaseSheet.Line] = []
    for (index, line) in file.lines.enumerated() {
      do throws(Failure) {
        let details = try details(of: line, sheet, at: "/lines/\(index)", &log)
        lines.append(PurchaseSheet.Line(stored: nil, id: newID("importedPurchaseLine", index), details: details))
      } catch {
        guard error.code == .invalidParams else { throw error }
        log.problems += error.problems
      }
    }
    return lines
  }

  private func details(
    of line: PurchaseFileLine, _ sheet: PurchaseSheet, at base: String, _ log: inout ImportLog
  ) throws(Failure) -> PurchaseLineDetails {
    let item = try line.sku.map { (sku) throws(Failure) in try orders.item(spelled: sku, at: "\(base)/sku", in: context)
    }
    guard let text = line.text ?? item?.name else {
      throw .invalidParams([Problem(pointer: "\(base)/text", kind: .missing, message: "text is missing")])
    }
    if item == nil { try Orders.requirePlain(factor: line.factor, formerSku: line.formerSku, at: base) }
    var unit = line.unit ?? item?.purchaseUnit ?? item?.unit
    var factor = try UnitFactor(line.factor, per: line.per, at: base)
    if line.factor == nil, let item { (unit, factor) = try orders.unit(unit, of: item, at: "\(base)/unit") }
    let price =
      line.unitPrice
      ?? item.flatMap {
        Purchases.seesCosts(context) ? Purchases.cost(of: $0, times: factor, in: file.currency) : nil
      }
    let terms = PurchaseTerms(
      text: text, quantity: line.quantity, unit: unit, unitPrice: price, discount: line.discount, taxRate: line.taxRate,
      note: line.note)
    let problems = terms.problems(at: base, in: file.currency)
    log.problems += problems
    var details = PurchaseLineDetails(purchase: id, item: item, terms: terms, factor: item == nil ? .one : factor)
    if let item {
      if let former = line.formerSku { details.sku = former }
      if problems.isEmpty { try sheet.check(details, item, at: base) }
    }
    return details
  }

  // MARK: Receipts

  /// Returns the receipts of the file. For a received purchase without steps and receipts, returns a receipt of each
  /// whole line.
  private func receipts(of lines: [PurchaseSheet.Line], at end: PurchaseFileStep?, _ log: inout ImportLog)
    -> [PurchaseFileReceipt]
  {
    if !file.receipts.isEmpty || !file.steps.isEmpty { return file.receipts }
    if end?.to == .partlyReceived {
      let message = "receipts are missing: the purchase is partlyReceived, so give the receipts of the received goods"
      log.problems.append(Problem(pointer: "/receipts", kind: .missing, message: message))
    }
    guard let end, end.to == .received || end.to == .closed else { return [] }
    return lines.enumerated().compactMap { index, line in
      line.details.item == nil
        ? nil
        : PurchaseFileReceipt(
          line: index, quantity: line.details.terms.quantity, reverses: nil, reason: nil, at: file.createdAt, parts: [])
    }
  }

  /// Adds the receipts to their lines.
  /// - Returns: a Boolean value that indicates whether all receipts fit.
  private func count(_ receipts: [PurchaseFileReceipt], in lines: inout [PurchaseSheet.Line], _ log: inout ImportLog)
    -> Bool
  {
    let before = log.problems.count
    var sums = lines.map { _ in Int128(0) }
    var reversed: [Int] = []
    for (index, receipt) in receipts.enumerated() {
      let base = "/receipts/\(index)"
      log.check(receipt.at, "\(base)/at")
      guard receipt.line < lines.count else {
        log.refuse("\(base)/line", "line must be the position of a line, from 0; the purchase has \(lines.count) lines")
        continue
      }
      if lines[receipt.line].details.item == nil {
        log.refuse("\(base)/line", "line must be a line with an item; only items are received")
      }
      if let other = receipt.reverses {
        let isFirst = other < index && !reversed.contains(other) && receipts[other].reverses == nil
        if !isFirst || receipts[other].line != receipt.line {
          log.refuse(
            "\(base)/reverses", "reverses must be an earlier receipt of the same line that no other receipt reverses")
        } else if receipt.quantity.units != -receipts[other].quantity.units {
          log.refuse("\(base)/quantity", "quantity must be the quantity of the reversed receipt with the opposite sign")
        }
        reversed.append(other)
      } else if receipt.quantity.units <= 0 {
        log.refuse(
          "\(base)/quantity", "quantity must be more than 0; less than 0 is for a receipt that reverses another one")
      }
      sums[receipt.line] += Int128(receipt.quantity.units)
    }
    for (index, sum) in sums.enumerated() where log.problems.count == before {
      if sum < 0 || sum > Int128(LineQuantity.most) {
        log.refuse(
          "/lines/\(index)/quantity",
          "the receipts of the line must sum to at least 0, and at most 1000000000")
      } else {
        lines[index].details.received = Decimal(units: Int(sum))
      }
    }
    return log.problems.count == before
  }

  private func parts(
    of receipts: [PurchaseFileReceipt], _ lines: [PurchaseSheet.Line], _ log: inout ImportLog
  ) throws(Failure) -> [[EntryPart]] {
    var all: [[EntryPart]] = []
    for (index, receipt) in receipts.enumerated() {
      let item = receipt.line < lines.count ? lines[receipt.line].details.item : nil
      all.append(try orders.parts(receipt.parts, of: item, at: "/receipts/\(index)", &log, in: context))
    }
    return all
  }

  private func newID<R>(_ kind: StaticString, _ index: Int) -> ID<R> {
    file.id == nil ? orders.newID(in: context) : ID(NaturalKey(kind, id.uuid, "\(index)").id())
  }
}

extension UnitFactor {
  /// Creates the factor that a line of a file names, or the factor one if the line names none.
  /// - Parameter base: the place of the line in its row.
  /// - Throws: -32602 for a factor outside its range, and for `per` without a factor.
  init(_ factor: Decimal?, per: Decimal?, at base: String) throws(Failure) {
    for (member, number) in [("factor", factor), ("per", per)] {
      guard let number, number.units <= 0 || number.units > LineQuantity.most else { continue }
      throw .invalidParam("\(base)/\(member)", "\(member) must be more than 0, and at most 1000000000")
    }
    if per != nil, factor == nil { throw .invalidParam("\(base)/per", "per must be left out without factor") }
    self.init(factor ?? Decimal(1), per: factor == nil ? nil : per)
  }
}

extension PurchaseDraft {
  /// Creates the draft of an imported purchase: the members that people write.
  fileprivate init(_ file: PurchaseFile, contact: UUID) {
    (self.contact, currency, reference, deliveryAddress) = (
      contact, file.currency, file.reference, file.deliveryAddress
    )
    (taxIncluded, discount, note, internalNote) = (file.taxIncluded, file.discount, file.note, file.internalNote)
    (expectedAt, archived) = (file.expectedAt, file.archived)
  }
}
