internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Adds, changes and removes lines of documents.
extension DocumentKeeper {
  /// Adds a line to a document.
  func add(
    _ line: NewDocumentLine<Details.LineDetails>, to id: ID<Details>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Stored<Details.LineDetails> {
    let names = Details.collection
    var sheet = try open(id, expect: expect, at: "/\(names.one)", in: context)
    try requireOpen(sheet, to: "add a line", in: context)
    let problems = line.problems(at: "", in: sheet.draft.currency)
    if !problems.isEmpty { throw .invalidParams(problems) }
    let most = Orders.mostLines
    if sheet.lines.count >= most {
      let message = "\(names.article.capitalizedASCII) can have at most \(most) lines"
      throw .limitReached(most, "\(message). Create another \(names.one) for the rest")
    }
    try add(line, to: &sheet, at: "", in: context)
    try save(&sheet, at: "/quantity", in: context)
    guard let added = sheet.lines.last?.stored else { throw lines.notFound }
    return added
  }

  /// Changes the members of a line that a request can set.
  func update(
    _ id: ID<Details.LineDetails>, _ patch: Patch<Details.LineDetails.Terms>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Stored<Details.LineDetails> {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    try requireOpen(sheet, to: "update a line", in: context)
    var details = sheet.lines[index].details
    let old = details.terms
    details.terms = try patch.applied(to: old)
    if let unit = old.unit, details.terms.unit?.isSameUnit(as: unit) == true { details.terms.unit = unit }
    if details.terms.unitPrice.price != old.unitPrice.price { details.priceSource = nil }
    try permit(details.terms, after: old, in: context)
    let problems =
      details.terms.problems(at: "/changes", in: sheet.draft.currency) + details.problems(since: old)
    if !problems.isEmpty { throw .invalidParams(problems) }
    if let item = details.item {
      let item = try orders.stock.item(item, nil, at: "/changes", in: context)
      if details.terms.unit != old.unit {
        let found = try orders.unit(details.terms.unit, of: item, at: "/changes/unit")
        details.ratio = found.factor
        if details.terms.unit != nil { details.terms.unit = found.unit }
      }
      try Details.check(details, of: item, in: sheet, at: "/changes")
    }
    sheet.lines[index].details = details
    try save(&sheet, at: "/changes/quantity", in: context)
    return try lines.find(id, in: context).record
  }

  /// Removes a line. Throws an error if goods of the line have ever moved.
  func remove(_ id: ID<Details.LineDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    var (sheet, index) = try open(line: id, expect: expect, in: context)
    try requireOpen(sheet, to: "remove a line", in: context)
    // A movement that was reversed also counts, because its record still names the line.
    let used = try movements(of: id, sheet.id, in: context)
    if used.count > 0 { throw .inUse("line", [InUseData.Count(used.kind, used.count)]) }
    sheet.lines[index].isRemoved = true
    try save(&sheet, at: "/id", in: context)
    return Deleted(id: id.uuid)
  }

  /// Returns the item that a line names, and the unit of the line.
  /// - Parameters:
  ///   - unit: the unit in the request, or `nil` for the item's usual unit.
  ///   - pointer: the JSON Pointer of the line in the parameters.
  /// - Throws: `notFound`; -32602 for an item that a line can't have, and for a unit that the item does not have.
  func goods(_ id: UUID?, _ sku: Line?, unit: Line?, at pointer: String, in context: CompanyContext) throws(Failure)
    -> LineGoods
  {
    let item = try orders.stock.item(id, sku, at: pointer, in: context)
    let place = "\(pointer)/\(sku == nil ? "item" : "sku")"
    if item.isArchived {
      throw .invalidParam(place, "\(item.sku.text) is archived; restore the item first, or choose another")
    }
    let ofLine = try lineItem(item, at: place, in: context)
    let asked = unit ?? Details.LineDetails.usualUnit(of: item)
    let (unit, factor) = try orders.unit(asked, of: item, at: "\(pointer)/unit")
    return LineGoods(item: item, ofLine: ofLine, unit: unit, factor: factor)
  }

  /// Adds a line to a document in memory. The caller saves the document.
  /// - Parameter pointer: the JSON Pointer of the line in the parameters.
  func add(
    _ line: NewDocumentLine<Details.LineDetails>, to sheet: inout DocumentSheet<Details>, at pointer: String,
    in context: CompanyContext
  ) throws(Failure) {
    let currency = sheet.draft.currency
    let contact = line.taxRate == nil && line.taxCategory == nil ? try contact(of: &sheet, in: context) : nil
    func details(
      _ item: StockedItem?, _ ofLine: LineItem?, text: Line, unit: Line?, price: UnitPrice?, factor: UnitFactor
    ) -> Details.LineDetails {
      var terms = Details.LineDetails.Terms(line, text: text, unit: unit, price: price, in: currency)
      if line.taxRate == nil, line.taxCategory == nil {
        let tax = TaxTerms(of: item, contact)
        (terms.taxRate, terms.taxCategory) = (tax.rate, tax.category)
      }
      return Details.LineDetails(of: sheet.id, ofLine, terms: terms, factor: factor)
    }
    guard line.item != nil || line.sku != nil else {
      let plain = details(nil, nil, text: line.text ?? Line(""), unit: line.unit, price: line.unitPrice, factor: .one)
      return add(plain, to: &sheet, in: context)
    }
    let goods = try goods(line.item, line.sku, unit: line.unit, at: pointer, in: context)
    let (item, factor) = (goods.item, goods.factor)
    let usual =
      line.unitPrice == nil
      ? try usualPrice(of: item, line.quantity, times: factor, on: sheet.draft, in: context) : nil
    let price = line.unitPrice ?? usual?.price
    if price == nil, Details.LineDetails.Price.isRequired {
      throw .invalidParams([
        Problem(
          pointer: "\(pointer)/unitPrice", kind: .missing,
          message: "unitPrice is missing: \(item.sku.text) has no price in \(currency.code)")
      ])
    }
    var made = details(
      item, goods.ofLine, text: line.text ?? item.name, unit: goods.unit, price: price, factor: factor)
    made.priceSource = usual?.source
    try Details.check(made, of: item, in: sheet, at: pointer)
    add(made, to: &sheet, in: context)
  }

  func add(_ details: Details.LineDetails, to sheet: inout DocumentSheet<Details>, in context: CompanyContext) {
    sheet.lines.append(SheetLine(stored: nil, id: orders.newID(in: context), details: details))
  }

  /// Returns the contact of a document, or `nil` if the contact has not arrived from another device yet.
  private func contact(of sheet: inout DocumentSheet<Details>, in context: CompanyContext) throws(Failure)
    -> ContactFacts?
  {
    if let known = sheet.contact { return known }
    sheet.contact = try orders.contactIfThere(sheet.draft.contact, in: context)
    return sheet.contact
  }

  /// Returns the document of a line, and the index of the line in the document.
  func open(
    line id: ID<Details.LineDetails>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> (DocumentSheet<Details>, Int) {
    let line = try lines.find(id, in: context).record
    try line.require(expect, for: context.audience)
    let sheet = try open(line.details.document, expect: nil, in: context)
    guard let index = sheet.lines.firstIndex(where: { $0.id == id }) else { throw lines.notFound }
    return (sheet, index)
  }

  /// Throws an error if the lines of a document can't change in its status, or because a part of it is invoiced.
  private func requireOpen(_ sheet: DocumentSheet<Details>, to verb: String, in context: CompanyContext)
    throws(Failure)
  {
    if !sheet.status.isOpen { throw try refusal(of: verb, sheet, in: context, where: \.isOpen) }
    if let hint = try frozenHint(of: sheet, in: context) {
      throw try refusal(of: verb, sheet, in: context, insteadOf: hint)
    }
  }
}

/// The item that a line names, with the unit of the line.
struct LineGoods {
  let item: StockedItem
  /// The members of the item that the line stores.
  let ofLine: LineItem
  let unit: Line
  /// The number of the item's own units in the unit.
  let factor: UnitFactor
}
