internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.stock.consume`
struct ConsumeStock: CompanyMethod {
  let what: MovedQuantity, location: LocationName?, details: Movement.Details, force: Bool?

  static let name: StaticString = "inventory.stock.consume"
  static let doc: StaticString = "Posts what was used up."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The entry, and how much there is now."
  static let errors: [ErrorCode] = [.insufficientStock]
  static let examples = [
    Example("two packs", given: Given.stock, params: #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":2}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    what = field.embed(\.what)
    location = field(
      "location", \.location,
      "Where it was taken from, by its id, its code or its path; the item's location without it, else the company's main one.")
    details = field.embed(\.details)
    force = field("force", \.force, MovedLots.forceDoc)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    let location = try service.id(location, in: context)
    return try service.post(what.movement(.consume, location: location, details, force: force), in: context)
  }
}
