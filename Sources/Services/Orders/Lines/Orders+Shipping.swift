internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

extension Orders {
  /// Ships lines of an order, or parts of lines, with the named dispatch or a new one.
  /// - Throws: `illegalStep`, `insufficientStock`; `forbidden` if a caller who is not a manager forces the shipment.
  func ship(_ request: ShipOrder, in context: CompanyContext) throws(Failure) -> Shipment {
    var sheet = try open(request.id, expect: request.expect, in: context)
    if !sheet.status.canShip { throw try refusal(of: "ship", sheet, in: context, where: \.canShip) }
    let isForced = request.force ?? false
    if isForced, !isManager(context) { throw .forbidden(.manager(.orders)) }
    let chosen = try lines(of: sheet, request.lines, in: context)
    let dispatch = try dispatches.dispatch(for: sheet, request, in: context)
    var reserve = try reserve(of: sheet, for: Set(chosen.compactMap { sheet.lines[$0].details.item }), in: context)
    var movements: [StockMovement] = []
    for (position, index) in chosen.enumerated() {
      movements += try self.movements(
        request.lines[position], sheet, index, dispatch.id, &reserve, isForced, at: "/lines/\(position)", context)
    }
    let posted = try stock.post(movements, in: context)
    let actor = try context.base.actor()
    var made: [OrderEntry] = []
    var next = 0
    for (position, index) in chosen.enumerated() {
      let wanted = request.lines[position]
      guard let line = sheet.lines[index].stored else { continue }
      let count = max(wanted.lots.count, 1)
      var entry = OrderEntryDetails(line, .shipped, wanted.quantity, reason: nil, actor: actor)
      entry.dispatch = dispatch.id
      entry.note(posted[next..<next + count])
      next += count
      made.append(try entries.create(entry, in: context))
      let fulfilled = sheet.lines[index].details.state.fulfilled
      sheet.lines[index].details.state.fulfilled = Decimal(units: fulfilled.units + wanted.quantity.units)
    }
    let order = try save(&sheet, at: "/lines", in: context)
    return Shipment(order: ShownOrder(order), dispatch: dispatch, entries: made)
  }

  /// Returns the indices of the order lines to ship. All problems are reported at once.
  private func lines(of sheet: Sheet, _ wanted: [ShippedLine], in context: CompanyContext) throws(Failure) -> [Int] {
    let found = try places(of: wanted, in: sheet.lines, "with a quantity left to ship", in: context) {
      $0.left.units > 0
    }
    var problems: [Problem] = []
    func refuse(_ pointer: String, _ message: String) {
      problems.append(Problem(pointer: pointer, kind: .value, message: message))
    }
    for (position, line) in wanted.enumerated() {
      let pointer = "/lines/\(position)"
      if found[..<position].contains(found[position]) {
        refuse("\(pointer)/\(line.member)", "\(line.member) must name each line only once")
      }
      let details = sheet.lines[found[position]].details
      if details.item == nil { refuse("\(pointer)/line", "line must be a line with an item; only items are shipped") }
      if line.quantity.units <= 0 { refuse("\(pointer)/quantity", "quantity must be more than 0") }
      if details.item != nil, line.quantity.units > details.left.units {
        refuse("\(pointer)/quantity", "quantity must be at most \(details.left), which is left to ship")
      }
      if !line.lots.isEmpty, line.lots.reduce(0, { $0 + $1.quantity.units }) != line.quantity.units {
        refuse("\(pointer)/lots", "the quantities of lots must sum to the line's quantity")
      }
      for (place, lot) in line.lots.enumerated() where lot.quantity.units <= 0 {
        refuse("\(pointer)/lots/\(place)/quantity", "quantity must be more than 0")
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    return found
  }

  /// Returns the quantity of each item that is reserved for an order, summed over all of its lines.
  private func reserve(of sheet: Sheet, for items: Set<UUID>, in context: CompanyContext) throws(Failure) -> [UUID: Int]
  {
    var reserve: [UUID: Int] = [:]
    for line in sheet.lines.compactMap(\.stored) {
      guard let item = line.details.item, items.contains(item) else { continue }
      reserve[item, default: 0] += try queue.allocated(line, in: context).units
    }
    return reserve
  }

  /// Returns the movements of stock for a shipped line: one movement for each named lot.
  private func movements(
    _ wanted: ShippedLine, _ sheet: Sheet, _ index: Int, _ dispatch: ID<DispatchDetails>, _ reserve: inout [UUID: Int],
    _ isForced: Bool,
    at pointer: String, _ context: CompanyContext
  ) throws(Failure) -> [StockMovement] {
    guard let line = sheet.lines[index].stored, let item = line.details.item else { return [] }
    let pieces: [(lot: UUID?, quantity: Decimal, pointer: String)] =
      wanted.lots.isEmpty
      ? [(nil, wanted.quantity, pointer)]
      : wanted.lots.enumerated().map { ($1.lot, $1.quantity, "\(pointer)/lots/\($0)") }
    let location = try stock.location(wanted.location, at: "\(pointer)/location", in: context)
    var movements: [StockMovement] = []
    for piece in pieces {
      let own = try line.details.own(piece.quantity, at: "\(piece.pointer)/quantity")
      var movement = StockMovement(.sale, of: item, own, at: piece.pointer)
      movement.location = location
      movement.lot = piece.lot
      movement.reasons = StockMovement.Reasons(order: sheet.id.uuid, orderLine: line.uuid, dispatch: dispatch.uuid)
      movement.reserved = Decimal(units: min(reserve[item] ?? 0, own.units))
      movement.isForced = isForced
      reserve[item]? -= movement.reserved.units
      movements.append(movement)
    }
    return movements
  }
}

extension OrderEntryDetails {
  /// Sets the transaction and the parts of posted movements.
  mutating func note(_ posted: ArraySlice<PostedMovement>) {
    transaction = posted.first?.transaction
    parts = posted.flatMap(EntryPart.all)
  }
}

/// A quantity of a line to ship.
struct ShippedLine: Record, NamedLine {
  let line: ID<OrderLineDetails>?, sku: Line?, quantity: Decimal, lots: [ShippedLot], location: LocationName?

  static let doc: StaticString = "A quantity of an order line to ship."
}

extension ShippedLine {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The line. Either `line` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku,
      "The SKU of the line's item, instead of `line`. It is refused if several lines have goods of this item left to ship.",
      .length(1...64)
    )
    quantity = field(
      "quantity", \.quantity,
      "The quantity, in the line's unit. More than 0, and at most the quantity that is left to ship.",
      LineQuantity.limit)
    lots = field(
      "lots", \.lots,
      "The lots from which the goods are taken. Without it, the goods are taken from the lots that expire first.",
      .count(0...100))
    location = field(
      "location", \.location,
      "The location that the goods leave, by its id, code or path. Without it, the item's own location, or the company's main location if the item has none."
    )
  }
}

/// A quantity of a lot to ship.
struct ShippedLot: Record {
  let lot: UUID, quantity: Decimal

  static let doc: StaticString = "A quantity of a lot to ship."

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The lot.")
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit.", LineQuantity.limit)
  }
}

/// The result of a shipment.
struct Shipment: Record {
  let order: ShownOrder, dispatch: Dispatch, entries: [OrderEntry]

  static let doc: StaticString = "The result of a shipment."
}

extension Shipment {
  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order after the shipment.")
    dispatch = field("dispatch", \.dispatch, "The dispatch with which the goods leave.")
    entries = field("entries", \.entries, "The entry for each shipped line, with its lots.")
  }
}
