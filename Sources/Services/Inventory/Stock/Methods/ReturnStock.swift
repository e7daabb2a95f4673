internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.stock.return`
struct ReturnStock: CompanyMethod {
  let what: MovedQuantity, direction: ReturnDirection, location: LocationName?, details: Movement.Details, force: Bool?
  let condition: ReturnCondition?, orderLine: UUID?

  static let name: StaticString = "inventory.stock.return"
  static let doc: StaticString =
    "Posts what came back from a customer, perhaps of a line of an order, or goes back to a supplier."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The entry, and how much there is now."
  static let errors: [ErrorCode] = [.insufficientStock]
  static let examples = [
    Example(
      "from a customer", given: Given.stock,
      params: #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":1,"direction":"fromCustomer"}"#)
  ]

  static let orderLineDoc: StaticString =
    "The line of an order that it comes back of: at most what was shipped of that, and has not come back. It is noted there, too."

  init<F: Fields<Self>>(_ field: inout F) {
    direction = field("direction", \.direction, "Which way it goes.")
    what = field.embed(\.what)
    location = field(
      "location", \.location,
      "Where it goes, or comes from, by its id, its code or its path; the item's location without it, else the company's main one.")
    details = field.embed(\.details)
    force = field("force", \.force, MovedLots.forceDoc)
    condition = field("condition", \.condition, ReturnCondition.doc)
    orderLine = field("orderLine", \.orderLine, ReturnStock.orderLineDoc)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    if direction == .toSupplier {
      let problems = [("condition", condition != nil), ("orderLine", orderLine != nil)].filter(\.1).map { name, _ in
        Problem(pointer: "/\(name)", kind: .value, message: "\(name) must be left out of what goes back to a supplier")
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
