internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.lots.split`
struct SplitLot: CompanyMethod {
  let lot: ID<LotDetails>, quantity: Decimal, location: LocationName?, batch: Line?, serials: [Line]?

  static let name: StaticString = "inventory.lots.split"
  static let doc: StaticString = "Makes something of a lot, where it lies, a lot of its own. What there is stays as much."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The entries, which sum to 0, and how much there is now of either lot."
  static let errors: [ErrorCode] = [.notFound, .duplicate, .insufficientStock]
  static let examples = [
    Example(
      "two for another shelf life", given: Given.lotInStock,
      params: #"{"company":"{{0.id}}","lot":"{{2.id}}","quantity":2,"batch":"L-2604-B"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The lot.")
    quantity = field("quantity", \.quantity, "How much of it, in the item's own unit; more than 0.", .above(0, to: 1_000_000_000))
    location = field(
      "location", \.location, "Where, by its id, its code or its path; the item's location without it, else the company's main one.")
    batch = field("batch", \.batch, "The new lot's batch.", .length(1...64))
    serials = field("serials", \.serials, "The serial numbers of the new lots, as many as the quantity says.", .count(1...1000))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.split(self, in: context)
  }
}
