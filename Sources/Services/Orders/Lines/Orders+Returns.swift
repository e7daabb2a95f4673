internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

extension Orders {
  /// Takes back what a customer returns: at most what was shipped, less what came back before.
  func takeBack(_ request: CreateReturn, in context: CompanyContext) throws(Failure) -> ReturnedGoods {
    var sheet = try open(request.order, expect: nil, at: "/order", in: context)
    var problems: [Problem] = []
    var chosen: [Int] = []
    for (position, line) in request.lines.enumerated() {
      let pointer = "/lines/\(position)"
      guard let index = sheet.lines.firstIndex(where: { $0.id == line.line }) else { throw .notFound("line", at: "\(pointer)/line") }
      if chosen.contains(index) {
        problems.append(Problem(pointer: "\(pointer)/line", kind: .value, message: "line must be named once"))
      }
      chosen.append(index)
      var kept = sheet.lines[index].details.kept
      if let id = line.dispatch {
        let dispatch = try dispatches.records.find(id, at: "\(pointer)/dispatch", in: context).record
        if dispatch.details.order != sheet.id { throw .invalidParam("\(pointer)/dispatch", "dispatch must be one of the order") }
        kept = min(kept, try dispatches.left(of: line.line, with: dispatch, in: context))
      }
      if line.quantity.units <= 0 || line.quantity.units > kept.units {
        problems.append(
          Problem(
            pointer: "\(pointer)/quantity", kind: .value,
            message: "quantity must be more than 0, and at most the \(kept) that were shipped and have not come back"))
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    var movements: [StockMovement] = []
    for (position, index) in chosen.enumerated() where request.lines[position].isRestocked {
      movements.append(try movement(request.lines[position], sheet, index, request.reason, at: "/lines/\(position)"))
    }
    let posted = movements.isEmpty ? [] : try stock.post(movements, in: context)
    let actor = try context.base.actor()
    var made: [OrderEntry] = []
    var next = 0
    for (position, index) in chosen.enumerated() {
      let wanted = request.lines[position]
      guard let line = sheet.lines[index].stored else { continue }
      var entry = OrderEntryDetails(line, .returned, wanted.quantity, reason: request.reason, actor: actor)
      entry.condition = wanted.condition ?? .ok
      entry.dispatch = wanted.dispatch
      if wanted.isRestocked {
        entry.note(posted[next...next])
        next += 1
      }
      made.append(try entries.create(entry, in: context))
      sheet.lines[index].details.state.returned = Decimal(units: line.details.state.returned.units + wanted.quantity.units)
    }
    let order = try save(&sheet, at: "/lines", in: context)
    return ReturnedGoods(order: order, entries: made)
  }

  private func movement(
    _ wanted: ReturnedLine, _ sheet: Sheet, _ index: Int, _ reason: Line?, at pointer: String
  ) throws(Failure) -> StockMovement {
    let details = sheet.lines[index].details
    guard let item = details.item, let own = details.own(wanted.quantity) else {
      throw Orders.inexact(wanted.quantity, details, at: "\(pointer)/quantity")
    }
    var movement = StockMovement(.fromCustomer, of: item, own, at: pointer)
    movement.location = wanted.location
    movement.lot = wanted.lot
    movement.condition = wanted.condition ?? .ok
    movement.reason = reason
    movement.reasons = StockMovement.Reasons(order: sheet.id.uuid, orderLine: sheet.lines[index].id.uuid)
    return movement
  }
}

/// So much of a line that came back.
struct ReturnedLine: Record {
  let line: ID<OrderLineDetails>, quantity: Decimal, condition: ReturnCondition?, restock: Bool?, location: UUID?, lot: UUID?
  let dispatch: ID<DispatchDetails>?

  static let doc: StaticString = "So much of a line that came back."

  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The line.")
    quantity = field("quantity", \.quantity, "How much of it, in the line's unit.", LineTerms.quantities)
    condition = field("condition", \.condition, ReturnCondition.doc)
    restock = field("restock", \.restock, "Whether it goes back into stock; true without it.")
    location = field("location", \.location, "Where it goes; the item's location without it, else the company's main one.")
    lot = field("lot", \.lot, "The lot that it is of, for an item whose lots are told apart.")
    dispatch = field("dispatch", \.dispatch, "The dispatch that it left with; null where nobody knows: any of the order then.")
  }

  var isRestocked: Bool { restock ?? true }
}

/// What came back.
struct ReturnedGoods: Record {
  let order: Order, entries: [OrderEntry]

  static let doc: StaticString = "What came back of an order."

  init(order: Order, entries: [OrderEntry]) {
    self.order = order
    self.entries = entries
  }

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order as it is now: where it is overpaid, a refund is due.")
    entries = field("entries", \.entries, "What came back of each line.")
  }
}
