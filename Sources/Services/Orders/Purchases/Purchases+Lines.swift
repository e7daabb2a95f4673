internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

extension Purchases {
  /// Adds a line to a purchase.
  func add(_ line: NewPurchaseLine, to id: ID<PurchaseDetails>, expect: Int?, in context: CompanyContext)
    throws(Failure) -> PurchaseLine
  {
    var sheet = try open(id, expect: expect, at: "/purchase", in: context)
    try requireOpen(sheet, to: "add a line", in: context)
    let problems = line.problems(at: "", in: sheet.draft.currency)
    if !problems.isEmpty { throw .invalidParams(problems) }
    if sheet.lines.count >= Orders.mostLines {
      throw .limitReached(
        Orders.mostLines, "A purchase can have at most \(Orders.mostLines) lines. Create another purchase for the rest")
    }
    try add(line, to: &sheet, at: "", in: context)
    _ = try save(&sheet, at: "/quantity", in: context)
    return try lines.find(sheet.lines[sheet.lines.count - 1].id, in: context).record
  }

  /// Changes the members of a line that people write.
  func update(
    _ id: ID<PurchaseLineDetails>, _ patch: Patch<PurchaseTerms>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> PurchaseLine {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    try requireOpen(sheet, to: "update a line", in: context)
    var details = sheet.lines[index].details
    let old = details.terms
    details.terms = try patch.applied(to: old)
    if let unit = old.unit, details.terms.unit?.isSameUnit(as: unit) == true { details.terms.unit = unit }
    let isCosted =
      details.terms.unit != old.unit || details.terms.discount != old.discount || details.terms.taxRate != old.taxRate
    if isCosted { try requirePrices([old], in: context) }
    let problems = details.terms.problems(at: "/changes", in: sheet.draft.currency)
    if !problems.isEmpty { throw .invalidParams(problems) }
    if let item = details.item {
      let item = try orders.stock.item(item, nil, at: "/changes", in: context)
      if details.terms.unit != old.unit {
        let found = try orders.unit(details.terms.unit, of: item, at: "/changes/unit")
        details.ratio = found.factor
        if details.terms.unit != nil { details.terms.unit = found.unit }
      }
      try sheet.check(details, item, at: "/changes")
    }
    sheet.lines[index].details = details
    _ = try save(&sheet, at: "/changes/quantity", in: context)
    return try lines.find(id, in: context).record
  }

  /// Removes a line without receipts.
  func remove(_ id: ID<PurchaseLineDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    try requireOpen(sheet, to: "remove a line", in: context)
    // Receipts that were reversed also count.
    let came: [PurchaseReceipt] = try orders.all(queries.receipts, of: sheet.id.uuid, in: context)
    let count = came.filter { $0.details.line == id }.count
    if count > 0 { throw .inUse("line", [InUseData.Count("purchaseReceipt", count)]) }
    sheet.lines[index].isRemoved = true
    _ = try save(&sheet, at: "/id", in: context)
    return Deleted(id: id.uuid)
  }

  /// Adds a line to a purchase that is being edited.
  /// - Parameter pointer: the place of the line in the parameters.
  func add(_ line: NewPurchaseLine, to sheet: inout PurchaseSheet, at pointer: String, in context: CompanyContext)
    throws(Failure)
  {
    guard line.item != nil || line.sku != nil else {
      let terms = line.terms(text: line.text ?? Line(""), unit: line.unit, unitPrice: line.unitPrice)
      return add(
        PurchaseLineDetails(purchase: sheet.id, item: nil, terms: terms, factor: .one), to: &sheet, in: context)
    }
    let item = try orders.stock.item(line.item, line.sku, at: pointer, in: context)
    if item.isArchived {
      throw .invalidParam(
        "\(pointer)/\(line.sku == nil ? "item" : "sku")",
        "\(item.sku.text) is archived; restore the item first, or choose another")
    }
    let (unit, factor) = try orders.unit(line.unit ?? item.purchaseUnit, of: item, at: "\(pointer)/unit")
    var price = line.unitPrice
    if price == nil {
      price = try usualPrice(of: item, line.quantity, times: factor, on: sheet.draft, in: context)
    }
    let terms = line.terms(text: line.text ?? item.name, unit: unit, unitPrice: price)
    let details = PurchaseLineDetails(purchase: sheet.id, item: item, terms: terms, factor: factor)
    try sheet.check(details, item, at: pointer)
    add(details, to: &sheet, in: context)
  }

  func add(_ details: PurchaseLineDetails, to sheet: inout PurchaseSheet, in context: CompanyContext) {
    sheet.lines.append(PurchaseSheet.Line(stored: nil, id: orders.newID(in: context), details: details))
  }

  /// Returns the price of an item for a unit with the given factor: the supplier's price for the quantity, or else the
  /// item's cost. Returns `nil` if neither is known in the purchase's currency, or if they are hidden from the caller.
  func usualPrice(
    of item: StockedItem, _ quantity: Decimal, times factor: UnitFactor, on draft: PurchaseDraft,
    in context: CompanyContext
  ) throws(Failure) -> UnitPrice? {
    guard Purchases.seesCosts(context) else { return nil }
    let terms = try terms(of: item, from: draft.contact, in: context)
    return terms?.price(for: quantity, of: factor, in: draft.currency)
      ?? Purchases.cost(of: item, times: factor, in: draft.currency)
  }

  /// Returns the terms on which a contact supplies an item, or `nil` if the contact does not supply it.
  func terms(of item: StockedItem, from contact: UUID, in context: CompanyContext) throws(Failure) -> SupplyTerms? {
    try orders.stock.supply(of: item.id, from: contact, in: context).map { SupplyTerms($0, of: item) }
  }

  static func seesCosts(_ context: CompanyContext) -> Bool { Access.manager(.inventory).permits(context.rights) }

  /// Returns the cost of an item for a unit with the given factor, or `nil` if it is not known in the currency.
  static func cost(of item: StockedItem, times factor: UnitFactor, in currency: Currency) -> UnitPrice? {
    guard let cost = item.cost, cost.currency == currency else { return nil }
    return cost.times(factor.ratio)
  }

  /// Returns the purchase of a line, and the index of the line in the purchase.
  private func open(
    line id: ID<PurchaseLineDetails>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> (PurchaseSheet, Int) {
    let line = try lines.find(id, in: context).record
    try line.require(expect, for: context.audience)
    let sheet = try open(line.details.purchase, expect: nil, in: context)
    guard let index = sheet.lines.firstIndex(where: { $0.id == id }) else { throw lines.notFound }
    return (sheet, index)
  }

  /// Refuses a change of the amounts of priced lines by a caller who may not see prices.
  func requirePrices(_ terms: [PurchaseTerms], in context: CompanyContext) throws(Failure) {
    if terms.contains(where: { $0.unitPrice != nil }), !context.audience.sees(PurchaseDetails.priceMask) {
      throw .forbidden(.manager(.orders))
    }
  }

  private func requireOpen(_ sheet: PurchaseSheet, to verb: String, in context: CompanyContext) throws(Failure) {
    if !sheet.status.isOpen { throw try refusal(of: verb, sheet, in: context, where: \.isOpen) }
  }
}
