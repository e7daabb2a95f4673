internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.stock.consume`: removes stock that was used up, and not sold.
struct ConsumeStock: CompanyMethod {
  let what: MovedQuantity, location: LocationName?, details: Movement.Details, force: Bool?

  static let name: StaticString = "inventory.stock.consume"
  static let doc: StaticString =
    "Removes stock that the company has used up itself. For sold goods, ship an order instead."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The posted entries and the resulting stock levels."
  static let errors: [ErrorCode] = [.insufficientStock]
  static let examples = [
    Example(
      "two packs", given: Example.stock,
      params: #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":2}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    what = field.embed(\.what)
    location = field(
      "location", \.location,
      "The location that the stock leaves, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    details = field.embed(\.details)
    force = field("force", \.force, MovedLots.forceDoc)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    let location = try service.id(location, in: context)
    return try service.post(what.movement(.consume, location: location, details, force: force), in: context)
  }
}
