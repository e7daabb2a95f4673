internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// `inventory.stock.receive`
struct ReceiveStock: CompanyMethod {
  let what: MovedQuantity, location: LocationName?, unitCost: Money?, details: Movement.Details, expiry: Day?

  static let name: StaticString = "inventory.stock.receive"
  static let doc: StaticString = "Posts what was bought and has come."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The entry, and how much there is now."
  static let examples = [
    Example(
      "ten packs", given: Given.stock,
      params: #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":10,"unitCost":{"amount":350,"currency":"EUR"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    what = field.embed(\.what)
    location = field(
      "location", \.location, "Where it goes, by its id, its code or its path; the item's location without it, else the company's main one."
    )
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost, "What one of the item's own unit cost; for managers of the inventory alone.",
      Money.notNegative)
    details = field.embed(\.details)
    expiry = field("expiry", \.expiry, MovedLots.expiryDoc)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    let location = try service.id(location, in: context)
    return try service.post(what.movement(.receive, location: location, details, unitCost: unitCost, expiry: expiry), in: context)
  }
}
