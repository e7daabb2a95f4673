internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Receives the goods of purchases.
extension Purchases {
  /// Adds the received goods of a purchase to the inventory.
  /// - Throws: `illegalStep`; -32602 for more goods than were ordered; `forbidden` if a caller who is not a manager
  ///   sets `force`.
  func receive(_ request: ReceivePurchase, in context: CompanyContext) throws(Failure) -> ReceivedPurchase {
    var sheet = try open(request.id, expect: request.expect, in: context)
    if !sheet.status.canReceive { throw try refusal(of: "receive", sheet, in: context, where: \.canReceive) }
    let isForced = request.force ?? false
    if isForced, !orders.isManager(context) { throw .forbidden(.manager(.orders)) }
    let chosen = try lines(of: sheet, request.lines, isForced, in: context)
    var movements: [StockMovement] = []
    for (position, index) in chosen.enumerated() {
      movements.append(try movement(request.lines[position], sheet, index, at: "/lines/\(position)", in: context))
    }
    let posted = try orders.stock.post(movements, in: context)
    let actor = try context.base.actor()
    var made: [PurchaseReceipt] = []
    for (position, index) in chosen.enumerated() {
      guard let line = sheet.lines[index].stored else { continue }
      let quantity = request.lines[position].quantity
      let receipt = PurchaseReceiptDetails(line, quantity, posted[position], actor: actor)
      made.append(try receipts.create(receipt, in: context))
      sheet.lines[index].details.received = Decimal(units: sheet.lines[index].details.received.units + quantity.units)
    }
    let next = standing(sheet)
    if next != sheet.status { try take(next, reason: nil, &sheet, in: context) }
    return ReceivedPurchase(purchase: try save(&sheet, at: "/lines", in: context), receipts: made)
  }

  /// Returns the index of each received line in the purchase. All problems are reported at once.
  private func lines(
    of sheet: PurchaseSheet, _ came: [ReceivedLine], _ isForced: Bool, in context: CompanyContext
  ) throws(Failure) -> [Int] {
    let found = try orders.places(of: came, in: sheet.lines, "with a quantity to receive", in: context) {
      isForced || $0.left.units > 0
    }
    var problems: [Problem] = []
    func refuse(_ pointer: String, _ message: String) {
      problems.append(Problem(pointer: pointer, kind: .value, message: message))
    }
    for (position, line) in came.enumerated() {
      let (pointer, index) = ("/lines/\(position)", found[position])
      let details = sheet.lines[index].details
      let before = (0..<position).reduce(0) { found[$1] == index ? $0 + max(came[$1].quantity.units, 0) : $0 }
      let left = Decimal(units: max(details.left.units - before, 0))
      if details.item == nil {
        refuse("\(pointer)/line", "`line` must be a line with an item; other lines can't be received")
      }
      if details.kind == .service {
        refuse(
          "\(pointer)/\(line.member)",
          "\(line.member) must be a line with goods: \(details.sku?.text ?? "the item") is a service, which is not received"
        )
      }
      if line.quantity.units <= 0 {
        refuse("\(pointer)/quantity", "quantity must be more than 0")
      } else if details.hasGoods, !isForced, line.quantity.units > left.units {
        refuse(
          "\(pointer)/quantity",
          "quantity must be at most \(left), the quantity not received yet; a manager can receive more with `force`")
      }
      if details.received.units + before + line.quantity.units > LineQuantity.most {
        refuse(
          "\(pointer)/quantity",
          "quantity is too large: the received quantity of the line can be at most 1000000000. Give a smaller quantity")
      }
      if let cost = line.unitCost, cost.currency != sheet.draft.currency {
        refuse(
          "\(pointer)/unitCost/currency", "currency must be \(sheet.draft.currency.code), the currency of the purchase")
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    return found
  }

  private func movement(
    _ came: ReceivedLine, _ sheet: PurchaseSheet, _ index: Int, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> StockMovement {
    let line = sheet.lines[index]
    guard let item = line.details.item else { throw lines.notFound }
    let own = try line.details.own(came.quantity, at: "\(pointer)/quantity")
    var movement = StockMovement(.purchase, of: item, own, at: pointer)
    movement.location = try orders.stock.location(came.location, at: "\(pointer)/location", in: context)
    if came.batch != nil || !came.serials.isEmpty || came.expiry != nil {
      movement.newLot = StockMovement.NewLot(batch: came.batch, serials: came.serials, expiry: came.expiry)
    }
    movement.unitCost = try cost(of: came, sheet, line.details, at: pointer)
    movement.reasons = StockMovement.Reasons(order: sheet.id.uuid, orderLine: line.id.uuid)
    return movement
  }

  /// Returns the cost of one of the item's own units: the cost that the request gives, or else the cost according to
  /// the line.
  private func cost(
    of came: ReceivedLine, _ sheet: PurchaseSheet, _ line: PurchaseLineDetails, at pointer: String
  ) throws(Failure) -> UnitCost? {
    guard let given = came.unitCost else { return try sheet.unitCost(of: line, at: pointer) }
    guard let cost = UnitCost(given) else {
      throw .invalidParam("\(pointer)/unitCost", "unitCost is too large to be averaged; give a smaller cost")
    }
    return cost
  }
}

/// A received quantity of a line.
struct ReceivedLine: Record, NamedLine {
  let line: ID<PurchaseLineDetails>?, sku: Line?, quantity: Decimal, unitCost: UnitPrice?, location: LocationName?
  let batch: Line?, serials: [Line], expiry: Day?

  static let doc: StaticString = "A received quantity of a purchase line."

  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The id of the purchase line. Either `line` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku,
      "The SKU of the line's item, instead of `line`. A SKU is refused if several lines expect goods of this item.",
      .length(1...64))
    quantity = field("quantity", \.quantity, LineTexts.quantity, LineQuantity.limit)
    unitCost = field.restricted(
      to: PurchaseDetails.priceMask, "unitCost", \.unitCost,
      "The cost of one of the item's own units. Default: the line's price less discounts and tax. Only managers of orders or the inventory may set it.",
      Money.notNegative)
    location = field(
      "location", \.location,
      "The location that receives the goods, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    batch = field("batch", \.batch, "The batch of the goods, for an item that is tracked by batch.", .length(1...64))
    serials = field(
      "serials", \.serials,
      "The serial numbers of the pieces, one for each piece. Only for an item that is tracked by serial number.",
      .count(0...1000))
    expiry = field("expiry", \.expiry, "The expiry date of a new lot: the last day on which the goods may be used.")
  }
}

/// The result of `purchases.receive`.
struct ReceivedPurchase: Record {
  let purchase: Purchase, receipts: [PurchaseReceipt]

  static let doc: StaticString = "The result of receiving goods of a purchase."
}

extension ReceivedPurchase {
  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The purchase, after the goods were received.")
    receipts = field("receipts", \.receipts, "The receipt for each line, with its lots.")
  }
}
