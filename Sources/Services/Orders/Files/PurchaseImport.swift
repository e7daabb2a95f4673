internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The import of a purchase from a file.
extension DocumentImport<Purchases> {
  /// Stores the purchase.
  /// - Throws: -32602 with all problems of the purchase; `duplicate`. After an error, nothing is written.
  mutating func keep() throws(Failure) {
    let end = file.status ?? .draft
    // If the file of a closed purchase contains no steps, the purchase counts as received completely.
    let way = end == .closed ? [.ordered, .received, .closed] : PurchaseStatus.steps.way(from: .draft, to: end)
    let steps = steps(without: way)
    let supplier = try supplier(of: steps.last?.to ?? .draft)
    var sheet = begin(supplier)
    sheet.lines = try lines(sheet, "importedPurchaseLine")
    let receipts = receipts(of: sheet.lines, at: steps.last)
    let areCounted = sheet.lines.count == file.lines.count && count(receipts, in: &sheet.lines)
    let parts = try parts(of: receipts, "receipts", sheet.lines)
    // The receipts, not the steps, decide between the statuses ordered, partlyReceived and received.
    let last = steps.last?.to ?? .draft
    let status = last.canReceive ? keeper.standing(sheet) : last
    if areCounted { check(status, sheet) }
    check(at: status)
    log.check(file.createdAt, "/createdAt")
    guard log.problems.isEmpty, supplier != nil else { throw .invalidParams(log.problems) }
    try requireNewNumber()
    // If the id is stored already, it belongs to a purchase that this company exported or imported before, or to
    // another company.
    if let given = file.id, try keeper.isStored(id, in: context) {
      throw .duplicate("purchase", member: "id", value: "\(given)")
    }
    sheet.details.state.status = status
    let froms = [PurchaseStatus.draft] + steps.map(\.to)
    let ordered = Array(zip(froms, steps)).last { $0.0 == .draft && $0.1.to == .ordered }
    sheet.details.state.orderedAt = ordered.map { $0.1.at ?? file.createdAt ?? context.now }
    try store(sheet, steps, receipts, parts)
  }

  /// Returns the supplier. If the purchase is closed or cancelled, the contact need not be a supplier any more.
  private mutating func supplier(of status: PurchaseStatus) throws(Failure) -> ContactFacts? {
    guard let contact = try contact() else { return nil }
    if !contact.isSupplier, !status.isOver {
      log.refuse("/contact", contact.noSupplier(as: "contact"))
    }
    return contact
  }

  private mutating func check(_ status: PurchaseStatus, _ sheet: PurchaseSheet) {
    if status == .draft || status == .cancelled, sheet.isKept {
      log.refuse("/receipts", "receipts must all be reversed: the purchase is \(status.rawValue)")
    }
    guard let given = file.status, given != status else { return }
    log.refuse("/status", "status must be \(status.rawValue), the status that steps and receipts lead to")
  }

  // MARK: Receipts

  /// Returns the receipts of the file. If the file of a received purchase contains neither steps nor receipts, returns
  /// a receipt of each line's whole quantity.
  private mutating func receipts(of lines: [PurchaseSheet.Line], at end: Step?) -> [PurchaseFileReceipt] {
    if !file.receipts.isEmpty || !file.steps.isEmpty { return file.receipts }
    if end?.to == .partlyReceived {
      let message = "receipts are missing: the purchase is partlyReceived, so give the receipts of the received goods"
      log.problems.append(Problem(pointer: "/receipts", kind: .missing, message: message))
    }
    guard let end, end.to == .received || end.to == .closed else { return [] }
    return movements(of: lines) {
      PurchaseFileReceipt(line: $0, quantity: $1, reverses: nil, reason: nil, at: file.createdAt, parts: [])
    }
  }

  /// Adds the receipts to their lines.
  /// - Returns: a Boolean value that indicates whether all receipts are valid.
  private mutating func count(_ receipts: [PurchaseFileReceipt], in lines: inout [PurchaseSheet.Line]) -> Bool {
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
      if !lines[receipt.line].details.hasGoods {
        log.refuse("\(base)/line", "line must be a line with goods; only goods are received")
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

  // MARK: Storing

  /// Stores the purchase with its history.
  func store(
    _ given: PurchaseSheet, _ steps: [Step], _ receipts: [PurchaseFileReceipt], _ parts: [[EntryPart]]
  ) throws(Failure) {
    var sheet = given
    // Everything that can be refused is checked before anything is written.
    try sheet.settle(at: "/lines")
    let items = try incoming(of: sheet)
    try number(&sheet, at: sheet.details.state.orderedAt)
    let actor = try context.base.actor()
    let kept = try store(sheet, steps, "importedPurchaseStep")
    var made: [PurchaseReceipt] = []
    for (index, receipt) in receipts.enumerated() {
      let id: ID<PurchaseReceiptDetails> = newID("importedPurchaseReceipt", index)
      let details = PurchaseReceiptDetails(
        imported: id, of: kept[receipt.line], receipt.quantity, parts[index],
        reverses: receipt.reverses.map { made[$0].id }, reason: receipt.reason, actor: actor)
      made.append(try keeper.receipts.create(details, id: id, madeAt: receipt.at, in: context))
    }
    for item in items { try keeper.plan(item, at: "/lines", in: context) }
  }

  /// Returns the items of a purchase, after checking the quantities on order.
  /// - Throws: -32602 if the quantity of an item on order would be too large.
  private func incoming(of sheet: PurchaseSheet) throws(Failure) -> [UUID] {
    var incoming = ItemSums()
    for line in sheet.lines {
      if let item = line.details.item { incoming.add(line.details.incoming.units, of: item) }
    }
    for sum in incoming.sums {
      let awaited = try keeper.awaited(of: sum.item, in: context.partition).quantity
      if sum.units + Int128(awaited.units) > Int128(StockedItem.most) {
        throw Purchases.tooMuch(of: sum.item, at: "/lines")
      }
    }
    return incoming.sums.map(\.item)
  }
}
