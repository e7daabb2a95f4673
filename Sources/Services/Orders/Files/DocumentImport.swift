internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Imports one document from a file. The document is stored with its history, but no stock is moved for it.
struct DocumentImport<Keeper: DocumentKeeper> {
  typealias Details = Keeper.Details
  typealias Status = Details.State.Status
  typealias Step = DocumentFileStep<Status>
  typealias SheetLine = DocumentSheet<Details>.Line

  let keeper: Keeper, file: Keeper.File, context: CompanyContext, id: ID<Details>
  var log: ImportLog

  var orders: Orders { keeper.orders }

  /// - Parameter id: the id of the document; `nil` for a generated one.
  init(_ keeper: Keeper, _ file: Keeper.File, id: ID<Details>? = nil, _ context: CompanyContext) {
    (self.keeper, self.file, self.context) = (keeper, file, context)
    self.id = id ?? keeper.orders.newID(in: context)
    log = ImportLog(now: context.now)
  }

  /// Returns the id of a new record that belongs to the document. If the file contains the document's id, the new id is
  /// computed from it. So devices that import the same file before they sync create the same records.
  func newID<R>(_ kind: StaticString, _ index: Int) -> ID<R> {
    file.id == nil ? orders.newID(in: context) : ID(NaturalKey(kind, id.uuid, "\(index)").id())
  }

  mutating func contact() throws(Failure) -> ContactFacts? {
    guard let id = try orders.contacts.contact(spelled: file.contact.text, in: context) else {
      log.refuse("/contact", "contact must be an existing contact; there is no \(file.contact.text)")
      return nil
    }
    return try orders.contacts.contact(id, at: "/contact", in: context)
  }

  /// Returns the steps of the file.
  /// - Parameter way: the statuses that the document passes through if its file contains no steps.
  mutating func steps(without way: [Status]) -> [Step] {
    if file.steps.isEmpty { return way.map { Step(to: $0, at: file.createdAt, reason: nil) } }
    var status = Status.draft
    for (index, step) in file.steps.enumerated() {
      if !Status.steps.steps.contains(where: { $0.from == status && $0.to == step.to }) {
        log.refuse("/steps/\(index)/to", "to must be a status that can follow \(status.rawValue)")
      }
      log.check(step.at, "/steps/\(index)/at")
      status = step.to
    }
    return file.steps
  }

  /// Returns the document of the file in memory, as a draft without lines.
  func begin(_ contact: ContactFacts?) -> DocumentSheet<Details> {
    let draft = Details.Draft(contact: contact?.id ?? context.company, header: file.header)
    let name = file.contactName ?? contact?.name ?? file.contact
    var state = Details.State(contactName: name, currency: draft.currency)
    (state.number, state.rounding) = (file.number, file.rounding)
    return DocumentSheet(stored: nil, id: id, details: Details(draft: draft, state: state))
  }

  /// Checks the members that can be checked without other records.
  mutating func check(at status: Status) {
    log.problems += file.header.problems(at: "")
    if file.header.archived.isSet, !status.isOver {
      log.refuse("/archived", "archived must be false, as the \(Details.collection.one) is \(status.rawValue)")
    }
  }

  /// Throws an error if another document has the number of the file.
  func requireNewNumber() throws(Failure) {
    if let number = file.number, try keeper.isTaken(number, in: context) {
      throw .duplicate(Details.collection.one, member: "number", value: number.text)
    }
  }

  // MARK: Lines

  /// Returns the valid lines of the file. The problems of other lines are added to the log.
  /// - Parameter kind: the kind in the natural keys from which the ids of the lines are computed.
  mutating func lines(_ sheet: DocumentSheet<Details>, _ kind: StaticString) throws(Failure) -> [SheetLine] {
    var lines: [SheetLine] = []
    for (index, line) in file.lines.enumerated() {
      do throws(Failure) {
        let details = try details(of: line, sheet, at: "/lines/\(index)")
        lines.append(SheetLine(stored: nil, id: newID(kind, index), details: details))
      } catch {
        guard error.code == .invalidParams else { throw error }
        log.problems += error.problems
      }
    }
    return lines
  }

  private mutating func details(
    of line: DocumentFileLine<Details.LineDetails>, _ sheet: DocumentSheet<Details>, at base: String
  ) throws(Failure) -> Details.LineDetails {
    typealias Line = Details.LineDetails
    func missing(_ member: String) -> Failure {
      .invalidParams([Problem(pointer: "\(base)/\(member)", kind: .missing, message: "\(member) is missing")])
    }
    let item = try line.sku.map { (sku) throws(Failure) in try orders.item(spelled: sku, at: "\(base)/sku", in: context)
    }
    guard let text = line.text ?? item?.name else { throw missing("text") }
    if item == nil { try Orders.requirePlain(factor: line.factor, formerSku: line.formerSku, at: base) }
    var unit = line.unit ?? item.flatMap { Line.usualUnit(of: $0) } ?? item?.unit
    var factor = try UnitFactor(line.factor, per: line.per, at: base)
    if line.factor == nil, let item { (unit, factor) = try orders.unit(unit, of: item, at: "\(base)/unit") }
    var usual: UsualPrice?
    if line.unitPrice == nil, let item {
      // A missing contact was refused already. The draft has the company's id in its place, for which there are no
      // customer's prices.
      usual = try keeper.usualPrice(of: item, line.quantity, times: factor, on: sheet.draft, in: context)
    }
    let price = line.unitPrice ?? usual?.price
    if price == nil, Line.Price.isRequired { throw missing("unitPrice") }
    let terms = Line.Terms(line, text: text, unit: unit, price: price, in: file.header.currency)
    log.problems += terms.problems(at: base, in: file.header.currency)
    let ofLine = try item.map { (item) throws(Failure) in try lineItem(item, of: line, at: base) }
    var details = Line(of: id, ofLine, terms: terms, factor: item == nil ? .one : factor)
    details.priceSource = usual?.source
    if let item { try Details.check(details, of: item, in: sheet, at: base) }
    return details
  }

  /// Returns the item of a line, with the kind and the components that it had when the line was created.
  private func lineItem(
    _ item: StockedItem, of line: DocumentFileLine<Details.LineDetails>, at base: String
  ) throws(Failure) -> LineItem {
    let (sku, kind) = (line.formerSku ?? item.sku, line.kind ?? item.kind)
    guard kind == .kit, let given = line.parts else {
      if kind == item.kind {
        var made = try keeper.lineItem(item, at: "\(base)/sku", in: context)
        made.sku = sku
        return made
      }
      if kind == .kit {
        throw .invalidParams([
          Problem(
            pointer: "\(base)/parts", kind: .missing,
            message: "parts are missing: \(item.sku.text) is not a kit any more, so give the components that it had")
        ])
      }
      return LineItem(id: item.id, sku: sku, kind: kind)
    }
    var parts: [KitPart] = []
    for (place, part) in given.enumerated() {
      let pointer = "\(base)/parts/\(place)"
      let component = try orders.item(spelled: part.sku, at: "\(pointer)/sku", in: context)
      for (member, number) in [("quantity", part.quantity), ("per", part.per ?? Decimal(1))] where number.units <= 0 {
        throw .invalidParam("\(pointer)/\(member)", "\(member) must be more than 0")
      }
      if parts.contains(where: { $0.item == component.id }) {
        throw .invalidParam("\(pointer)/sku", "sku must name each component only once")
      }
      parts.append(
        KitPart(
          item: component.id, sku: component.sku, quantity: part.quantity, per: part.per ?? Decimal(1),
          whole: part.whole))
    }
    return LineItem(id: item.id, sku: sku, kind: kind, parts: parts)
  }

  // MARK: Movements

  /// Returns the locations and lots of movements.
  /// - Parameter member: the name of the member that contains the movements, for the pointers of problems.
  mutating func parts(of movements: [some DocumentFileMovement], _ member: String, _ lines: [SheetLine])
    throws(Failure) -> [[EntryPart]]
  {
    var all: [[EntryPart]] = []
    for (index, one) in movements.enumerated() {
      let item = one.line < lines.count ? lines[one.line].details.item : nil
      all.append(try orders.parts(one.parts, of: item, at: "/\(member)/\(index)", &log, in: context))
    }
    return all
  }

  /// Returns a movement for each line with goods, of the line's whole quantity.
  func movements<M>(of lines: [SheetLine], _ make: (_ line: Int, _ quantity: Decimal) -> M) -> [M] {
    lines.enumerated().compactMap { index, line in
      !line.details.hasGoods ? nil : make(index, line.details.terms.quantity)
    }
  }

  // MARK: Storing

  /// Gives a document its number, or continues the sequence of numbers after the number in the file.
  /// - Parameter instant: the instant at which the document got a number; `nil` if it has none.
  func number(_ sheet: inout DocumentSheet<Details>, at instant: Timestamp?) throws(Failure) {
    let numberedAt = instant ?? file.createdAt ?? context.now
    if let number = sheet.details.state.number {
      try keeper.goOn(behind: number, at: numberedAt, in: context)
    } else if instant != nil {
      sheet.details.state.number = try keeper.number(at: numberedAt, in: context)
    }
  }

  /// Stores a document with its lines and steps.
  /// - Parameter kind: the kind in the natural keys from which the ids of the steps are computed.
  /// - Returns: the stored lines.
  func store(_ sheet: DocumentSheet<Details>, _ steps: [Step], _ kind: StaticString) throws(Failure) -> [Stored<
    Details.LineDetails
  >] {
    let actor = try context.base.actor()
    _ = try keeper.records.create(sheet.details, id: id, madeAt: file.createdAt, in: context)
    try keeper.count(from: nil, to: sheet.status, in: context)
    var kept: [Stored<Details.LineDetails>] = []
    for line in sheet.lines {
      kept.append(try keeper.lines.create(line.details, id: line.id, madeAt: file.createdAt, in: context))
    }
    var (status, taken) = (Status.draft, [TakenStep<Status>]())
    for (index, step) in steps.enumerated() {
      let details = StepDetails<Details>(
        id.uuid, from: status, to: step.to, after: taken, reason: step.reason, actor: actor)
      let stepID: ID<StepDetails<Details>>? = file.id == nil ? nil : newID(kind, index)
      taken = [try keeper.steps.records.create(details, id: stepID, madeAt: step.at, in: context).taken()]
      status = step.to
    }
    return kept
  }
}

extension UnitFactor {
  /// Creates the factor that a line of a file names, or the factor one if the line names none.
  /// - Parameter base: the JSON Pointer of the line in its row.
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
