internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.lots.merge`: moves the stock of several lots into one lot, in all locations.
struct MergeLots: CompanyMethod {
  let lots: [ID<LotDetails>], into: ID<LotDetails>

  static let name: StaticString = "inventory.lots.merge"
  static let doc: StaticString =
    "Moves the stock of several lots into one lot, in all locations. All lots must have the same item, status and expiry. The merged lots are archived; the total quantity stays the same."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The posted entries, whose quantities sum to 0, and the resulting level of each lot."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "a lot into another lot", given: Example.twoLots,
      params: #"{"company":"{{0.id}}","lots":["{{2.id}}"],"into":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lots = field(
      "lots", \.lots, "The ids of the lots to merge. They must be batches, not single pieces.", .count(1...100))
    into = field("into", \.into, "The id of the lot that receives the stock of the others. It must be a batch.")
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.merge(lots, into: into, in: context)
  }
}
