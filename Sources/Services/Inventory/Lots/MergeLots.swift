internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.lots.merge`: merges lots into another lot of the same item, status and expiry, in all
/// locations.
struct MergeLots: CompanyMethod {
  let lots: [ID<LotDetails>], into: ID<LotDetails>

  static let name: StaticString = "inventory.lots.merge"
  static let doc: StaticString =
    "Merges lots into another lot of the same item, status and expiry, in all locations. The merged lots are archived, and the quantity on hand stays the same."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The entries, whose sum is 0, and the resulting level of each lot."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "a lot into another lot", given: Example.twoLots,
      params: #"{"company":"{{0.id}}","lots":["{{2.id}}"],"into":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lots = field("lots", \.lots, "The ids of the lots to merge.", .count(1...100))
    into = field("into", \.into, "The id of the lot into which the others are merged.")
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.merge(lots, into: into, in: context)
  }
}
