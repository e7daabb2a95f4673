public import Ports
public import RPC
public import Shape
internal import Storage
public import Tenancy

/// Takes back goods that customers return.
extension Orders {
  /// Takes back goods that a customer returns. At most the quantity that the customer still has can be returned.
  func takeBack(_ request: CreateReturn, in context: CompanyContext) throws(Failure) -> ReturnedGoods {
    var sheet = try open(request.order, expect: nil, at: "/order", in: context)
    let chosen = try places(of: request.lines, in: sheet.lines, "with goods to return", in: context) {
      $0.kept.units > 0
    }
    let entries = try allEntries(of: sheet.id, in: context)
    var problems: [Problem] = []
    for (position, line) in request.lines.enumerated() {
      let (pointer, index) = ("/lines/\(position)", chosen[position])
      if chosen[..<position].contains(index) {
        problems.append(
          Problem(
            pointer: "\(pointer)/\(line.member)", kind: .value, message: "\(line.member) must name each line only once")
        )
      }
      var left: Decimal?
      if let id = line.dispatch {
        let dispatch = try dispatches.records.find(id, at: "\(pointer)/dispatch", in: context).record
        if dispatch.details.order != sheet.id {
          throw .invalidParam("\(pointer)/dispatch", "dispatch must be a dispatch of the order")
        }
        left = Dispatches.left(of: entries.filter { $0.details.line == sheet.lines[index].id }, with: id)
      }
      if let problem = sheet.lines[index].takeBack(line.quantity, of: left, at: pointer) { problems.append(problem) }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    var movements: [StockMovement] = []
    var pieces: [[ReturnedPiece]] = []
    for (position, index) in chosen.enumerated() {
      let (wanted, pointer) = (request.lines[position], "/lines/\(position)")
      let ofLine = try self.pieces(of: wanted, sheet.lines[index], entries, at: pointer, in: context)
      let location = try stock.location(wanted.location, at: "\(pointer)/location", in: context)
      pieces.append(ofLine)
      if !wanted.isRestocked { continue }
      for (place, piece) in ofLine.enumerated() {
        var movement = movement(piece, wanted, sheet, index, request.reason)
        (movement.location, movement.isJoined) = (location, place > 0)
        movements.append(movement)
      }
    }
    let posted = movements.isEmpty ? [] : try stock.post(movements, in: context)
    var made: [OrderEntry] = []
    var next = 0
    for (position, index) in chosen.enumerated() {
      let wanted = request.lines[position]
      guard let line = sheet.lines[index].stored else { continue }
      let own = wanted.isRestocked ? posted[next..<next + pieces[position].count] : []
      next += own.count
      let condition = wanted.condition ?? .ok
      let parts = wanted.isRestocked ? [] : pieces[position].compactMap { OrderEntry.part(of: $0, line, entries) }
      made.append(
        try note(wanted.quantity, of: line, condition, request.reason, own, parts, with: wanted.dispatch, in: context))
    }
    let order = try save(&sheet, at: "/lines", in: context)
    try creditWhatIsGone(of: sheet, reason: request.reason, in: context)
    return ReturnedGoods(order: ShownOrder(order), entries: made)
  }

  /// Returns the quantities of items and lots that come back with a line.
  private func pieces(
    of wanted: ReturnedLine, _ line: Sheet.Line, _ entries: [OrderEntry], at pointer: String, in context: CompanyContext
  ) throws(Failure) -> [ReturnedPiece] {
    if line.details.kind == .kit { return try piecesOfKit(wanted, line, entries, at: pointer, in: context) }
    let lot = try lot(of: wanted, line, entries, at: pointer, in: context)
    guard let item = line.details.item else { throw lines.notFound }
    let own = try line.details.own(wanted.quantity, at: "\(pointer)/quantity")
    return [ReturnedPiece(item: item, lot: lot, quantity: own.units, pointer: pointer)]
  }

  /// Returns the lot of returned goods: the named lot, or else the only lot with a shipped quantity that has not come
  /// back. Returns `nil` for goods without lots.
  /// - Parameter pointer: the JSON Pointer of the line in the parameters.
  /// - Throws: -32602 if several lots are possible, or if less of the named lot was shipped than comes back.
  private func lot(
    of wanted: ReturnedLine, _ line: Sheet.Line, _ entries: [OrderEntry], at pointer: String, in context: CompanyContext
  ) throws(Failure) -> UUID? {
    if !wanted.lots.isEmpty {
      throw .invalidParam("\(pointer)/lots", "lots must be left out: the line is not of a kit. Name the lot in `lot`")
    }
    let left = try shippedLots(of: line.id, line.details, entries, with: wanted.dispatch, in: context)
    let only = wanted.lot == nil && wanted.isRestocked ? try onlyLot(of: left, at: "\(pointer)/lot", in: context) : nil
    guard let lot = wanted.lot ?? only else { return nil }
    let own = try line.details.own(wanted.quantity, at: "\(pointer)/quantity")
    // At most the quantity of the lot that left with the dispatch may come back. Earlier returns may have named no
    // dispatch. So the quantity is also limited to the quantity of the lot that left with any dispatch and has not come
    // back.
    for var left in wanted.dispatch == nil
      ? [left] : [left, try shippedLots(of: line.id, line.details, entries, with: nil, in: context)]
    {
      try take(own, of: lot, wanted.condition ?? .ok, from: &left, at: "\(pointer)/lot", in: context)
    }
    return lot
  }

  private func onlyLot(of left: ShippedLots, at pointer: String, in context: CompanyContext) throws(Failure) -> UUID? {
    let lots = left.lots
    guard let first = lots.first else { return nil }
    var reason = "\(lots.count) lots were shipped and not returned yet"
    if lots.count == 1 {
      if try !isOther(first, in: context) { return first }
      reason = "the lot that was shipped is archived"
    }
    throw .invalidParams([Problem(pointer: pointer, kind: .missing, message: "lot is missing: \(reason)")])
  }

  /// Stores an entry about returned goods of a line.
  private func note(
    _ quantity: Decimal, of line: OrderLine, _ condition: ReturnCondition, _ reason: Line?,
    _ posted: ArraySlice<PostedMovement>,
    _ parts: [EntryPart] = [], with dispatch: ID<DispatchDetails>? = nil, in context: CompanyContext
  ) throws(Failure) -> OrderEntry {
    var entry = OrderEntryDetails(line, .returned, quantity, reason: reason, actor: try context.base.actor())
    entry.condition = condition
    entry.dispatch = dispatch
    entry.note(posted, line.details)
    if posted.isEmpty { entry.parts = parts }
    return try entries.create(entry, in: context)
  }

  private func movement(
    _ piece: ReturnedPiece, _ wanted: ReturnedLine, _ sheet: Sheet, _ index: Int, _ reason: Line?
  ) -> StockMovement {
    var movement = StockMovement(
      .fromCustomer, of: piece.item, Decimal(units: piece.quantity), at: piece.pointer)
    movement.lot = piece.lot
    movement.condition = wanted.condition ?? .ok
    movement.reason = reason
    movement.reasons = StockMovement.Reasons(order: sheet.id.uuid, orderLine: sheet.lines[index].id.uuid)
    return movement
  }
}

extension Orders: ReturnKeeper {
  public func takeBack(
    _ returns: [LineReturn], in context: CompanyContext, post: (_ orders: [UUID]) throws(Failure) -> [PostedMovement]
  ) throws(Failure) {
    var problems: [Problem] = []
    var sheets: [Sheet] = []
    var chosen: [(sheet: Int, line: OrderLine, quantity: Decimal)] = []
    for one in returns {
      let line = try lines.find(ID(one.line), at: "\(one.pointer)/orderLine", in: context).record
      let order = line.details.order
      if !sheets.contains(where: { $0.id == order }) { sheets.append(try open(order, expect: nil, in: context)) }
      guard let sheet = sheets.firstIndex(where: { $0.id == order }),
        let index = sheets[sheet].lines.firstIndex(where: { $0.id == line.id })
      else { throw lines.notFound }
      if line.details.item != one.item.id || line.details.kind == .kit {
        let isPart = line.details.parts.contains { $0.item == one.item.id }
        problems.append(
          Problem(
            pointer: "\(one.pointer)/orderLine", kind: .value,
            message: "orderLine must be a line of \(one.item.sku.text)"
              + (isPart ? ", and not of a kit with it. Return whole kits with orders.returns.create" : "")))
      } else if let quantity = line.details.ratio.exactly(inUnit: one.quantity) {
        // A quantity that one movement takes back is no longer available to later movements of the request.
        if let problem = sheets[sheet].lines[index].takeBack(quantity, at: one.pointer) { problems.append(problem) }
        chosen.append((sheet, line, quantity))
      } else {
        problems.append(Orders.inexact(one, line.details))
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let posted = try post(chosen.map { sheets[$0.sheet].id.uuid })
    var known: [ID<OrderLineDetails>: ShippedLots] = [:]
    for (index, one) in chosen.enumerated() {
      let (back, line) = (returns[index], one.line)
      for part in posted[index].parts {
        guard let lot = part.lot else { continue }
        var left: ShippedLots
        if let lots = known[line.id] {
          left = lots
        } else {
          left = try shippedLots(
            of: line.id, line.details, allEntries(of: line.details.order, in: context), with: nil, in: context)
        }
        try take(part.quantity, of: lot, back.condition, from: &left, at: "\(back.pointer)/orderLine", in: context)
        known[line.id] = left
      }
      _ = try note(one.quantity, of: line, back.condition, back.reason, posted[index...index], in: context)
    }
    for index in sheets.indices {
      try save(&sheets[index], at: returns[0].pointer, in: context)
      try creditWhatIsGone(of: sheets[index], reason: returns[0].reason, in: context)
    }
  }

  /// Returns the problem of a quantity that would have more than five decimal places in the line's unit.
  private static func inexact(_ back: LineReturn, _ line: OrderLineDetails) -> Problem {
    let (own, unit) = (back.item.unit.text, (line.terms.unit ?? back.item.unit).text)
    return Problem(
      pointer: "\(back.pointer)/quantity", kind: .value,
      message:
        "quantity must have at most \(Decimal.places) decimals in the line's unit, \(unit) of \(line.ratio) \(own) each; \(back.quantity) \(own) has more"
    )
  }
}

extension SheetLine<OrderLineDetails> {
  /// Adds a returned quantity to the line. If the quantity is not allowed, returns the problem instead.
  /// - Parameter left: the quantity that left with the named dispatch, and has not come back; `nil` if the dispatch is
  ///   not known.
  fileprivate mutating func takeBack(_ quantity: Decimal, of left: Decimal? = nil, at pointer: String) -> Problem? {
    let kept = min(details.kept, left ?? details.kept)
    if quantity.units <= 0 || quantity.units > kept.units {
      // The message names the unit, because the caller may have given the quantity in another unit.
      let unit = details.ratio == .one ? "" : details.terms.unit.map { " \($0.text)" } ?? ""
      return Problem(
        pointer: "\(pointer)/quantity", kind: .value,
        message: "quantity must be more than 0, and at most the \(kept)\(unit) that were shipped and not returned yet")
    }
    details.state.returned = Decimal(units: details.state.returned.units + quantity.units)
    return nil
  }
}

/// A returned quantity of a line.
struct ReturnedLine: Record, NamedLine {
  let line: ID<OrderLineDetails>?, sku: Line?, quantity: Decimal, condition: ReturnCondition?, restock: Bool?,
    location: LocationName?,
    lot: UUID?
  let dispatch: ID<DispatchDetails>?, lots: [ShippedLot]

  static let doc: StaticString = "A returned quantity of an order line."

  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The id of the order line. Either `line` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku,
      "The SKU of the line's item, instead of `line`. A SKU is refused if several lines have goods of this item that the customer could return.",
      .length(1...64))
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit.", LineQuantity.limit)
    condition = field("condition", \.condition, ReturnCondition.doc)
    restock = field("restock", \.restock, "`true` if the goods go back into stock. Default: `true`.")
    location = field(
      "location", \.location,
      "The location that receives the goods, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    lot = field(
      "lot", \.lot,
      "The id of the lot of the goods, for an item that is tracked by lots. Default: the shipped lot. Required if goods of several lots were shipped."
    )
    dispatch = field(
      "dispatch", \.dispatch,
      "The id of the dispatch with which the goods left. Default: any dispatch of the order.")
    lots = field(
      "lots", \.lots,
      "For a kit, the lots of its components that come back. Required for a component of which several lots were shipped, unless all of the component comes back.",
      .count(0...100))
  }

  var isRestocked: Bool { restock ?? true }
}

/// The result of `orders.returns.create`.
struct ReturnedGoods: Record {
  let order: ShownOrder, entries: [OrderEntry]

  static let doc: StaticString = "The result of a return: the order, and an entry for each returned line."
}

extension ReturnedGoods {
  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order after the return. If the order is overpaid, a refund is due.")
    entries = field("entries", \.entries, "The entry for each returned line.")
  }
}
