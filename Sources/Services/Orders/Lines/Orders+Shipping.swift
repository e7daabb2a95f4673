internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Ships the lines of orders, and takes the goods from the stock.
extension Orders {
  /// Ships lines of an order, or parts of lines. The goods leave with the dispatch that the request names, or with a
  /// new one.
  /// - Throws: `illegalStep`, `insufficientStock`; `forbidden` if a caller who is not a manager forces the shipment.
  func ship(_ request: ShipOrder, in context: CompanyContext) throws(Failure) -> Shipment {
    var sheet = try open(request.id, expect: request.expect, in: context)
    let (dispatch, made) = try ship(request, &sheet, in: context)
    let order = try save(&sheet, at: "/lines", in: context)
    return Shipment(order: ShownOrder(order), dispatch: dispatch, entries: made)
  }

  /// Ships lines of an order in memory. The caller saves the order.
  /// - Parameter places: for each shipped line, the index under which errors name the line. `nil` for its index in the
  ///   request.
  func ship(
    _ request: ShipOrder, _ sheet: inout Sheet, at places: [Int]? = nil, in context: CompanyContext
  ) throws(Failure) -> (dispatch: Dispatch, entries: [OrderEntry]) {
    func pointer(_ position: Int) -> String { "/lines/\(places?[position] ?? position)" }
    if !sheet.status.canShip { throw try refusal(of: "ship", sheet, in: context, where: \.canShip) }
    let isForced = request.force ?? false
    if isForced, !isManager(context) { throw .forbidden(.manager(.orders)) }
    let chosen = try lines(of: sheet, request.lines, at: pointer, in: context)
    let dispatch = try dispatches.dispatch(for: sheet, request, in: context)
    var reserve = try reserve(of: sheet, for: Set(chosen.flatMap { sheet.lines[$0].details.plannedItems }), in: context)
    var movements: [StockMovement] = []
    var counts: [Int] = []
    for (position, index) in chosen.enumerated() {
      let ofLine = try self.movements(
        request.lines[position], sheet, index, dispatch.id, &reserve, isForced, at: pointer(position), context)
      movements += ofLine
      counts.append(ofLine.count)
    }
    let posted = try stock.post(movements, in: context)
    let actor = try context.base.actor()
    var made: [OrderEntry] = []
    var next = 0
    for (position, index) in chosen.enumerated() {
      let wanted = request.lines[position]
      guard let line = sheet.lines[index].stored else { continue }
      var entry = OrderEntryDetails(line, .shipped, wanted.quantity, reason: nil, actor: actor)
      entry.dispatch = dispatch.id
      entry.note(posted[next..<next + counts[position]], line.details)
      next += counts[position]
      made.append(try entries.create(entry, in: context))
      let fulfilled = sheet.lines[index].details.state.fulfilled
      sheet.lines[index].details.state.fulfilled = Decimal(units: fulfilled.units + wanted.quantity.units)
    }
    return (dispatch, made)
  }

  /// Returns the indices of the order lines to ship. All problems are reported at once.
  private func lines(
    of sheet: Sheet, _ wanted: [ShippedLine], at pointer: (Int) -> String, in context: CompanyContext
  ) throws(Failure) -> [Int] {
    let found = try places(of: wanted, in: sheet.lines, "with a quantity left to ship", in: context) {
      $0.left.units > 0
    }
    var problems: [Problem] = []
    func refuse(_ pointer: String, _ message: String) {
      problems.append(Problem(pointer: pointer, kind: .value, message: message))
    }
    for (position, line) in wanted.enumerated() {
      let pointer = pointer(position)
      if found[..<position].contains(found[position]) {
        refuse("\(pointer)/\(line.member)", "\(line.member) must name each line only once")
      }
      let details = sheet.lines[found[position]].details
      if details.item == nil { refuse("\(pointer)/line", "line must be a line with an item; only items are shipped") }
      if details.kind == .service {
        refuse(
          "\(pointer)/\(line.member)",
          "\(line.member) must be a line with goods: \(details.sku?.text ?? "the item") is a service, which is not shipped. It counts as delivered with the invoice"
        )
      }
      if line.quantity.units <= 0 { refuse("\(pointer)/quantity", "quantity must be more than 0") }
      if details.hasGoods, line.quantity.units > details.left.units {
        refuse("\(pointer)/quantity", "quantity must be at most \(details.left), which is left to ship")
      }
      if details.kind != .kit, !line.lots.isEmpty,
        line.lots.reduce(0, { $0 + $1.quantity.units }) != line.quantity.units
      {
        refuse("\(pointer)/lots", "the quantities of lots must sum to the line's quantity")
      }
      for (place, lot) in line.lots.enumerated() where lot.quantity.units <= 0 {
        refuse("\(pointer)/lots/\(place)/quantity", "quantity must be more than 0")
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    return found
  }

  /// Returns the quantity of each item that is reserved for an order, as the sum over all lines of the order.
  private func reserve(of sheet: Sheet, for items: Set<UUID>, in context: CompanyContext) throws(Failure) -> [UUID: Int]
  {
    var reserve: [UUID: Int] = [:]
    for line in sheet.lines.compactMap(\.stored) where line.details.plannedItems.contains(where: items.contains) {
      for (item, quantity) in try queue.allocated(line, in: context) { reserve[item, default: 0] += quantity }
    }
    return reserve
  }

  /// Returns the movements of stock for a shipped line: one movement for each named lot.
  private func movements(
    _ wanted: ShippedLine, _ sheet: Sheet, _ index: Int, _ dispatch: ID<DispatchDetails>, _ reserve: inout [UUID: Int],
    _ isForced: Bool,
    at pointer: String, _ context: CompanyContext
  ) throws(Failure) -> [StockMovement] {
    guard let line = sheet.lines[index].stored else { return [] }
    let location = try stock.location(wanted.location, at: "\(pointer)/location", in: context)
    var movements: [StockMovement] = []
    for piece in try pieces(wanted, line.details, at: pointer, in: context) {
      var movement = StockMovement(.sale, of: piece.item, Decimal(units: piece.quantity), at: piece.pointer)
      movement.location = location
      movement.lot = piece.lot
      movement.reasons = StockMovement.Reasons(order: sheet.id.uuid, orderLine: line.uuid, dispatch: dispatch.uuid)
      movement.reserved = Decimal(units: min(reserve[piece.item] ?? 0, piece.quantity))
      movement.isForced = isForced
      // The components of a kit leave in one ledger transaction.
      movement.isJoined = line.details.kind == .kit && !movements.isEmpty
      reserve[piece.item]? -= movement.reserved.units
      movements.append(movement)
    }
    return movements
  }

  /// A quantity of an item that leaves, in units of `Decimal` of the item's own unit.
  private typealias ShippedPiece = (item: UUID, lot: UUID?, quantity: Int, pointer: String)

  /// Returns the quantities that a shipped line takes from the stock: one for each named lot, and one for each item
  /// without named lots.
  private func pieces(
    _ wanted: ShippedLine, _ line: OrderLineDetails, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> [ShippedPiece] {
    if line.kind == .kit { return try piecesOfKit(wanted, line, at: pointer, in: context) }
    guard let item = line.item else { return [] }
    if wanted.lots.isEmpty {
      return [(item, nil, try line.own(wanted.quantity, at: "\(pointer)/quantity").units, pointer)]
    }
    var pieces: [ShippedPiece] = []
    for (place, lot) in wanted.lots.enumerated() {
      let pointer = "\(pointer)/lots/\(place)"
      pieces.append((item, lot.lot, try line.own(lot.quantity, at: "\(pointer)/quantity").units, pointer))
    }
    return pieces
  }

  /// Returns the quantities of the components of a kit. Named lots are lots of its components.
  private func piecesOfKit(
    _ wanted: ShippedLine, _ line: OrderLineDetails, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> [ShippedPiece] {
    let end = Decimal(units: line.state.fulfilled.units + wanted.quantity.units)
    let taken = line.takes(from: line.state.fulfilled, to: end).filter { $0.quantity > 0 }
    var named: [UUID: [ShippedPiece]] = [:]
    for (place, lot) in wanted.lots.enumerated() {
      let (at, item) = ("\(pointer)/lots/\(place)", try stock.lot(lot.lot, in: context).item)
      if !taken.contains(where: { $0.item == item }) {
        throw .invalidParam("\(at)/lot", "lot must be a lot of a component that the kit takes")
      }
      named[item, default: []].append((item, lot.lot, lot.quantity.units, at))
    }
    var pieces: [ShippedPiece] = []
    for (item, quantity) in taken {
      let lots = named[item] ?? [(item, nil, quantity, pointer)]
      if lots.reduce(0, { $0 + $1.quantity }) != quantity {
        let sku = line.parts.first { $0.item == item }?.sku.text ?? ""
        throw .invalidParam(
          "\(pointer)/lots",
          "the quantities of the lots of \(sku) must sum to \(Decimal(units: quantity)), the quantity that the kits take"
        )
      }
      pieces += lots
    }
    return pieces
  }
}

extension OrderEntryDetails {
  /// Sets the transaction and the parts of the entry from posted movements.
  mutating func note(_ posted: ArraySlice<PostedMovement>, _ line: OrderLineDetails) {
    transaction = posted.first?.transaction
    parts = posted.flatMap { EntryPart.all(of: $0, isOfKit: line.kind == .kit) }
  }
}

/// A quantity of a line to ship.
struct ShippedLine: Record, NamedLine {
  let line: ID<OrderLineDetails>?, sku: Line?, quantity: Decimal, lots: [ShippedLot], location: LocationName?

  static let doc: StaticString = "A quantity of an order line to ship."
}

extension ShippedLine {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The id of the order line. Either `line` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku,
      "The SKU of the line's item, instead of `line`. A SKU is refused if several lines have goods of this item left to ship.",
      .length(1...64))
    quantity = field(
      "quantity", \.quantity,
      "The quantity, in the line's unit. More than 0, and at most the quantity that is left to ship.",
      LineQuantity.limit)
    lots = field(
      "lots", \.lots,
      "The lots from which the goods are taken. If they are left out, the goods are taken from the lots that expire first. For a kit, name lots of its components. A component without named lots is taken from its lots that expire first.",
      .count(0...100))
    location = field(
      "location", \.location,
      "The location that the goods leave, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
  }
}

/// A quantity of a lot to ship.
struct ShippedLot: Record {
  let lot: UUID, quantity: Decimal

  static let doc: StaticString = "A quantity of one lot, to ship or to take back."

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The id of the lot.")
    quantity = field(
      "quantity", \.quantity, "The quantity, in the line's unit. For a kit, in the component's own unit.",
      LineQuantity.limit)
  }
}

/// The result of `orders.ship`.
struct Shipment: Record {
  let order: ShownOrder, dispatch: Dispatch, entries: [OrderEntry]

  static let doc: StaticString =
    "The result of a shipment: the order, the dispatch, and an entry for each shipped line."
}

extension Shipment {
  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order after the shipment.")
    dispatch = field("dispatch", \.dispatch, "The dispatch with which the goods leave.")
    entries = field("entries", \.entries, "One entry for each shipped line. Each entry has the lots that were shipped.")
  }
}
