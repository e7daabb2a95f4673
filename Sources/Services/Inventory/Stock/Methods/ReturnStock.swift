internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.stock.return`: posts goods that a customer returned, with or without an order line, or that
/// are returned to a supplier.
struct ReturnStock: CompanyMethod {
  let what: MovedQuantity, direction: ReturnDirection, location: LocationName?, details: Movement.Details, force: Bool?
  let condition: ReturnCondition?, orderLine: UUID?

  static let name: StaticString = "inventory.stock.return"
  static let doc: StaticString =
    "Records returned goods: goods that a customer brings back, with or without an order line, or goods that go back to a supplier."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The posted entry, or one entry for each lot, and the resulting stock levels of the item."
  static let errors: [ErrorCode] = [.insufficientStock, .seriesUnconfirmed]
  static let examples = [
    Example(
      "from a customer", given: Example.stock,
      params: #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":1,"direction":"fromCustomer"}"#
    )
  ]

  static let orderLineDoc: StaticString =
    "For a return from a customer: the id of the order line whose goods come back. `quantity` must be at most the quantity that was shipped and not yet returned. The return is also recorded in the order."

  init<F: Fields<Self>>(_ field: inout F) {
    direction = field(
      "direction", \.direction,
      "The direction of the return. fromCustomer: a customer returned the goods. toSupplier: the goods are returned to a supplier."
    )
    what = field.embed(\.what)
    location = field(
      "location", \.location,
      "The location that receives the goods, or that they leave, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    details = field.embed(\.details)
    force = field("force", \.force, MovedLots.forceDoc)
    condition = field("condition", \.condition, ReturnCondition.doc)
    orderLine = field("orderLine", \.orderLine, ReturnStock.orderLineDoc)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    if direction == .toSupplier {
      let problems = [("condition", condition != nil), ("orderLine", orderLine != nil)].filter(\.1).map { name, _ in
        Problem(
          pointer: "/\(name)", kind: .value, message: "\(name) must be left out if the goods go back to a supplier")
      }
      if !problems.isEmpty { throw .invalidParams(problems) }
    }
    let location = try service.id(location, in: context)
    var movement = what.movement(.giveBack(direction), location: location, details, force: force)
    movement.condition = condition ?? .ok
    movement.reasons.orderLine = orderLine
    return try service.post(movement, in: context)
  }
}
