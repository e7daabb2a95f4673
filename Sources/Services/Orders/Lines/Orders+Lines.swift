internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

extension Orders {
  /// The most lines of an order.
  static var mostLines: Int { 1000 }

  /// Adds a line to an order.
  func add(_ line: NewLine, to id: ID<OrderDetails>, expect: Int?, in context: CompanyContext) throws(Failure)
    -> OrderLine
  {
    var sheet = try open(id, expect: expect, at: "/order", in: context)
    try requireOpen(sheet, to: "add", in: context)
    let problems = line.problems(at: "", in: sheet.draft.currency)
    if !problems.isEmpty { throw .invalidParams(problems) }
    if sheet.lines.count >= Orders.mostLines {
      throw .limitReached(
        Orders.mostLines, "An order can have at most \(Orders.mostLines) lines. Create another order for the rest")
    }
    try add(line, to: &sheet, at: "", in: context)
    try save(&sheet, at: "/quantity", in: context)
    return try lines.find(sheet.lines[sheet.lines.count - 1].id, in: context).record
  }

  /// Changes the members of a line that people write.
  func update(
    _ id: ID<OrderLineDetails>, _ patch: Patch<LineTerms>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> OrderLine {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    try requireOpen(sheet, to: "update", in: context)
    var details = sheet.lines[index].details
    let old = details.terms
    details.terms = try patch.applied(to: old)
    if let unit = old.unit, details.terms.unit?.isSameUnit(as: unit) == true { details.terms.unit = unit }
    if details.terms.unitPrice != old.unitPrice { details.state.priceSource = nil }
    var problems = details.terms.problems(at: "/changes", in: sheet.draft.currency)
    let gone = details.state.fulfilled.units + details.state.cancelled.units
    if details.terms.quantity.units < gone {
      problems.append(
        Problem(
          pointer: "/changes/quantity", kind: .value,
          message: "quantity must be at least \(Decimal(units: gone)), which was shipped or cancelled"))
    }
    if gone > 0, details.terms.unit != old.unit {
      problems.append(
        Problem(
          pointer: "/changes/unit", kind: .value,
          message: "unit must stay as it is: some of the line was shipped or cancelled"))
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    if let item = details.item {
      let item = try stock.item(item, nil, at: "/changes", in: context)
      if details.terms.unit != old.unit {
        let found = try unit(details.terms.unit, of: item, at: "/changes/unit")
        details.state.ratio = found.factor
        if details.terms.unit != nil { details.terms.unit = found.unit }
      }
      try LineQuantity.check(details.terms.quantity, of: details.state.ratio, item, at: "/changes/quantity")
    }
    sheet.lines[index].details = details
    try save(&sheet, at: "/changes/quantity", in: context)
    return try lines.find(id, in: context).record
  }

  /// Removes a line without shipments and cancellations.
  func remove(_ id: ID<OrderLineDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    try requireOpen(sheet, to: "remove", in: context)
    let used = try allEntries(of: sheet.id, in: context)
    let count = used.filter { $0.details.line == id }.count
    if count > 0 { throw .inUse("line", [InUseData.Count("orderEntry", count)]) }
    sheet.lines[index].isRemoved = true
    try save(&sheet, at: "/id", in: context)
    return Deleted(id: id.uuid)
  }

  /// Cancels a quantity of a line that is still to be shipped, before the order is invoiced.
  /// - Parameter quantity: the quantity to cancel; `nil` for the whole remaining quantity.
  func cancel(
    _ id: ID<OrderLineDetails>, quantity: Decimal?, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> OrderLine {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    if sheet.status.isInvoiced {
      throw try refusal(of: "cancel a line", sheet, in: context, insteadOf: Orders.creditHint)
    }
    if !sheet.status.reserves {
      throw try refusal(of: "cancel a line", sheet, in: context) { $0.reserves && !$0.isInvoiced }
    }
    let details = sheet.lines[index].details
    // A line without an item is never shipped, and can be cancelled as a whole.
    let left = details.item == nil ? details.billed : details.left
    if left.units <= 0 {
      throw .invalidParam("/id", "id must be of a line with a quantity left to ship; this line has none")
    }
    let quantity = quantity ?? left
    if quantity.units <= 0 || quantity.units > left.units {
      throw .invalidParam("/quantity", "quantity must be more than 0, and at most the \(left) that are left")
    }
    _ = try details.own(quantity, at: "/quantity")
    guard let line = sheet.lines[index].stored else { throw .notFound("line") }
    let entry = OrderEntryDetails(line, .cancelled, quantity, reason: reason, actor: try context.base.actor())
    _ = try entries.create(entry, in: context)
    sheet.lines[index].details.state.cancelled = Decimal(units: details.state.cancelled.units + quantity.units)
    try save(&sheet, at: "/quantity", in: context)
    return try lines.find(id, in: context).record
  }

  /// Credits a quantity on an invoice that will not be shipped. The invoice itself stays unchanged.
  /// - Parameter quantity: the quantity to credit; `nil` for the whole remaining quantity.
  func credit(
    _ id: ID<OrderLineDetails>, quantity: Decimal?, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> OrderLine {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    if sheet.status.isOpen {
      let hint = "it is not invoiced yet, so cancel the rest of the line with orders.lines.cancel"
      throw try refusal(of: "credit a line", sheet, in: context, insteadOf: hint)
    }
    if !sheet.status.isInvoiced { throw try refusal(of: "credit a line", sheet, in: context, where: \.isInvoiced) }
    let details = sheet.lines[index].details
    let left = details.undone
    let hint = "shipped goods are credited when they are returned (orders.returns.create)"
    if left.units <= 0 {
      throw .invalidParam("/id", "id must be of a line with a quantity that is neither shipped nor credited; \(hint)")
    }
    let quantity = quantity ?? left
    if quantity.units <= 0 || quantity.units > left.units {
      throw .invalidParam(
        "/quantity",
        "quantity must be more than 0, and at most the \(left) that are neither shipped nor credited; \(hint)")
    }
    _ = try details.own(quantity, at: "/quantity")
    guard let line = sheet.lines[index].stored else { throw .notFound("line") }
    let entry = OrderEntryDetails(line, .dropped, quantity, reason: reason, actor: try context.base.actor())
    _ = try entries.create(entry, in: context)
    sheet.lines[index].details.state.dropped = Decimal(units: details.state.dropped.units + quantity.units)
    try save(&sheet, at: "/quantity", in: context)
    return try lines.find(id, in: context).record
  }

  /// The hint for a refused change of a line that is on an invoice.
  private static let creditHint =
    "its invoice can't change; credit goods that can't be shipped with orders.lines.credit, credit unwanted goods when they are returned (orders.ship, orders.returns.create), and pay money back with a negative amount (orders.payments.add)"

  /// Adds a line to an order that is being edited.
  /// - Parameter pointer: the place of the line in the parameters.
  func add(_ line: NewLine, to sheet: inout Sheet, at pointer: String, in context: CompanyContext) throws(Failure) {
    let currency = sheet.draft.currency
    var details: OrderLineDetails
    if line.item == nil, line.sku == nil {
      guard let text = line.text, let price = line.unitPrice else { return }
      let terms = LineTerms(line, text: text, unit: line.unit, unitPrice: price)
      details = OrderLineDetails(order: sheet.id, item: nil, sku: nil, terms: terms, factor: .one)
    } else {
      let item = try stock.item(line.item, line.sku, at: pointer, in: context)
      let member = line.sku == nil ? "item" : "sku"
      if item.isArchived {
        throw .invalidParam(
          "\(pointer)/\(member)", "\(item.sku.text) is archived; restore the item first, or choose another")
      }
      let (unit, factor) = try unit(line.unit ?? item.salesUnit, of: item, at: "\(pointer)/unit")
      let usual =
        line.unitPrice == nil
        ? try usualPrice(of: item, line.quantity, times: factor, for: sheet.draft.contact, in: currency, context) : nil
      guard let price = line.unitPrice ?? usual?.price else {
        throw .invalidParams([
          Problem(
            pointer: "\(pointer)/unitPrice", kind: .missing,
            message: "unitPrice is missing: \(item.sku.text) has no price in \(currency.code)")
        ])
      }
      let terms = LineTerms(line, text: line.text ?? item.name, unit: unit, unitPrice: price)
      details = OrderLineDetails(
        order: sheet.id, item: item.id, sku: item.sku, terms: terms, factor: factor, priceSource: usual?.source)
      try LineQuantity.check(line.quantity, of: factor, item, at: "\(pointer)/quantity")
    }
    sheet.lines.append(Sheet.Line(stored: nil, id: newID(in: context), details: details))
  }

  /// Returns a unit in the item's spelling, with its ratio to the item's own unit. Returns the own unit if the unit is
  /// `nil`.
  func unit(_ unit: Line?, of item: StockedItem, at pointer: String) throws(Failure) -> (unit: Line, factor: UnitFactor)
  {
    try unit.flatMap { (unit) throws(Failure) in try item.conversion(of: unit, at: pointer) } ?? (item.unit, .one)
  }

  /// Returns the order of a line, and the index of the line in the order.
  func open(
    line id: ID<OrderLineDetails>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> (Sheet, Int) {
    let line = try lines.find(id, in: context).record
    try line.require(expect, for: context.audience)
    let sheet = try open(line.details.order, expect: nil, in: context)
    guard let index = sheet.lines.firstIndex(where: { $0.id == id }) else { throw lines.notFound }
    return (sheet, index)
  }

  /// Refuses changes of lines after the order was invoiced.
  private func requireOpen(_ sheet: Sheet, to verb: String, in context: CompanyContext) throws(Failure) {
    if !sheet.status.isOpen { throw try refusal(of: "\(verb) a line", sheet, in: context, where: \.isOpen) }
  }
}

extension NewLine {
  /// Returns the problems of the line.
  /// - Parameter base: the place of the line in the parameters.
  func problems(at base: String, in currency: Currency) -> [Problem] {
    var problems: [Problem] = []
    if item == nil, sku == nil {
      if text == nil {
        problems.append(Problem(pointer: "\(base)/item", kind: .missing, message: "item, sku or text must be given"))
      }
      if unitPrice == nil {
        problems.append(Problem(pointer: "\(base)/unitPrice", kind: .missing, message: "unitPrice is missing"))
      }
    }
    let terms = LineTerms(
      self, text: text ?? Line(""), unit: unit, unitPrice: unitPrice ?? UnitPrice(amount: 0, currency: currency))
    return problems + terms.problems(at: base, in: currency)
  }
}

extension LineTerms {
  fileprivate init(_ line: NewLine, text: Line, unit: Line?, unitPrice: UnitPrice) {
    self.init(
      text: text, quantity: line.quantity, unit: unit, unitPrice: unitPrice, discount: line.discount,
      taxRate: line.taxRate,
      note: line.note)
  }
}
