internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.lots.split`: moves a part of a lot's stock in one location into one or more new lots.
struct SplitLot: CompanyMethod {
  let lot: ID<LotDetails>, quantity: Decimal, location: LocationName?, batch: Line?, serials: [Line]?

  static let name: StaticString = "inventory.lots.split"
  static let doc: StaticString =
    "Moves a part of a lot's stock in one location into one or more new lots. The new lots have the expiry and the status of the old one. The total quantity stays the same."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The posted entries, whose quantities sum to 0, and the resulting level of each lot."
  static let errors: [ErrorCode] = [.notFound, .duplicate, .insufficientStock]
  static let examples = [
    Example(
      "two for another shelf life", given: Example.lotInStock,
      params: #"{"company":"{{0.id}}","lot":"{{2.id}}","quantity":2,"batch":"L-2604-B"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The id of the lot to split. It must be a batch, not a single piece.")
    quantity = field(
      "quantity", \.quantity, "The quantity to split off, in the item's own unit; more than 0, at most 1,000,000,000.",
      .above(0, to: 1_000_000_000))
    location = field(
      "location", \.location,
      "The location, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    batch = field(
      "batch", \.batch,
      "The batch of the new lot. Either `batch` or `serials` must be given. With `serials`, the batch of all new lots; without it, that of the old lot.",
      .length(1...64))
    serials = field(
      "serials", \.serials,
      "The serial numbers of the new lots, one lot for each number, exactly as many as the quantity.", .count(1...1000))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.split(self, in: context)
  }
}
