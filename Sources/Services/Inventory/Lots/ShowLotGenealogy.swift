internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.lots.genealogy`: returns the lots from which a lot was made, and the lots that were made from
/// it, with their orders.
struct ShowLotGenealogy: CompanyMethod {
  let lot: ID<LotDetails>

  static let name: StaticString = "inventory.lots.genealogy"
  static let doc: StaticString =
    "Returns the lots from which a lot was made, and the lots that were made from it, on all levels. Each has the ids of the orders that were shipped with it. Use it for a recall. Lots are related by builds, splits and merges."
  static let access = LotDetails.access(to: .get)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The lot, the lots from which it was made, and the lots that were made from it."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "a part of a batch", given: Example.splitLot,
      params: #"{"company":"{{0.id}}","lot":"{{2.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The id of the lot.")
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> LotGenealogy {
    try service.genealogy(of: lot, in: context)
  }
}
