internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.lots.split`: moves a quantity of a lot, within one location, into one or more lots of its own.
struct SplitLot: CompanyMethod {
  let lot: ID<LotDetails>, quantity: Decimal, location: LocationName?, batch: Line?, serials: [Line]?

  static let name: StaticString = "inventory.lots.split"
  static let doc: StaticString =
    "Moves a quantity of a lot, within one location, into one or more new lots. The quantity on hand stays the same."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The entries, whose sum is 0, and the resulting level of each lot."
  static let errors: [ErrorCode] = [.notFound, .duplicate, .insufficientStock]
  static let examples = [
    Example(
      "two for another shelf life", given: Example.lotInStock,
      params: #"{"company":"{{0.id}}","lot":"{{2.id}}","quantity":2,"batch":"L-2604-B"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The lot to split.")
    quantity = field(
      "quantity", \.quantity, "The quantity to split off, in the item's own unit; more than 0.",
      .above(0, to: 1_000_000_000))
    location = field(
      "location", \.location,
      "The location, by its id, code or path. Without it, the item's own location, or else the company's main location."
    )
    batch = field("batch", \.batch, "The new lot's batch.", .length(1...64))
    serials = field(
      "serials", \.serials, "The serial numbers of the new lots, as many as the quantity.", .count(1...1000))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.split(self, in: context)
  }
}
