internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.stock.transfer`: moves stock from one location to another.
struct TransferStock: CompanyMethod {
  let what: MovedQuantity, from: LocationName?, to: LocationName?, details: Movement.Details, force: Bool?

  static let name: StaticString = "inventory.stock.transfer"
  static let doc: StaticString = "Moves stock from one location to another location of the company."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The posted entries and the resulting stock levels."
  static let errors: [ErrorCode] = [.insufficientStock]
  static let examples = [
    Example(
      "to the main location", given: Example.stock,
      params: #"{"company":"{{0.id}}","item":"{{2.id}}","quantity":4,"from":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    what = field.embed(\.what)
    from = field(
      "from", \.from,
      "The location that the stock leaves, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    to = field(
      "to", \.to,
      "The location that receives the stock, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    details = field.embed(\.details)
    force = field("force", \.force, MovedLots.forceDoc)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    let (from, to) = (try service.id(from, at: "/from", in: context), try service.id(to, at: "/to", in: context))
    return try service.post(what.movement(.transfer(to: to), location: from, details, force: force), in: context)
  }
}
