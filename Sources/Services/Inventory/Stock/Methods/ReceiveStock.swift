internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The method `inventory.stock.receive`: adds bought goods that have arrived to the stock.
struct ReceiveStock: CompanyMethod {
  let what: MovedQuantity, location: LocationName?, unitCost: UnitPrice?, details: Movement.Details, expiry: Day?

  static let name: StaticString = "inventory.stock.receive"
  static let doc: StaticString =
    "Adds bought goods to the stock when they arrive. If the goods belong to a purchase in the core, use purchases.receive instead."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The posted entries and the resulting stock levels."
  static let examples = [
    Example(
      "ten packs", given: Example.stock,
      params:
        #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":10,"unitCost":{"amount":350,"currency":"EUR"}}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    what = field.embed(\.what)
    location = field(
      "location", \.location,
      "The location that receives the stock, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost,
      "The cost of one of the item's own units. Only managers of the inventory may give it.",
      Money.notNegative)
    details = field.embed(\.details)
    expiry = field("expiry", \.expiry, MovedLots.expiryDoc)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    let location = try service.id(location, in: context)
    return try service.post(
      what.movement(.receive, location: location, details, unitCost: unitCost, expiry: expiry), in: context)
  }
}
