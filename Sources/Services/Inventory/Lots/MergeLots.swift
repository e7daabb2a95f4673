internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.lots.merge`
struct MergeLots: CompanyMethod {
  let lots: [ID<LotDetails>], into: ID<LotDetails>

  static let name: StaticString = "inventory.lots.merge"
  static let doc: StaticString =
    "Makes all of some lots, wherever it lies, part of another of the same item, status and expiry; they are archived. What there is stays as much."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The entries, which sum to 0, and how much there is now of each lot."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("one into another", given: Given.twoLots, params: #"{"company":"{{0.id}}","lots":["{{2.id}}"],"into":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lots = field("lots", \.lots, "The lots.", .count(1...100))
    into = field("into", \.into, "What they become part of.")
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    try service.merge(lots, into: into, in: context)
  }
}
