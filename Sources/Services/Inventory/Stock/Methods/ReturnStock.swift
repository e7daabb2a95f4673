internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.stock.return`
struct ReturnStock: CompanyMethod {
  let what: MovedQuantity, direction: ReturnDirection, location: ID<LocationDetails>?, details: Movement.Details, force: Bool?
  let condition: ReturnCondition?

  static let name: StaticString = "inventory.stock.return"
  static let doc: StaticString = "Posts what came back from a customer, or goes back to a supplier."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The entry, and how much there is now."
  static let errors: [ErrorCode] = [.insufficientStock]
  static let examples = [
    Example(
      "from a customer", given: Given.stock,
      params: #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":1,"direction":"fromCustomer"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    direction = field("direction", \.direction, "Which way it goes.")
    what = field.embed(\.what)
    location = field("location", \.location, "Where it goes, or comes from; the item's location without it, else the company's main one.")
    details = field.embed(\.details)
    force = field("force", \.force, MovedLots.forceDoc)
    condition = field("condition", \.condition, ReturnCondition.doc)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    if condition != nil, direction == .toSupplier {
      throw .invalidParam("/condition", "condition must be left out of what goes back to a supplier")
    }
    var movement = what.movement(.giveBack(direction), location: location, details, force: force)
    movement.condition = condition ?? .ok
    return try service.post([movement], in: context)
  }
}
