internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.lots.genealogy`: returns, for one lot, the lots that it was made from, and the lots that were
/// made from it, on all levels, with the orders that were shipped with them.
struct ShowLotGenealogy: CompanyMethod {
  let lot: ID<LotDetails>

  static let name: StaticString = "inventory.lots.genealogy"
  static let doc: StaticString =
    "Returns, for one lot, the lots that it was made from, and the lots that were made from it, on all levels, with the orders that were shipped with them. Builds, splits and merges count."
  static let access = LotDetails.access(to: .get)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The lot with its related lots."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "a part of a batch", given: Example.splitLot,
      params: #"{"company":"{{0.id}}","lot":"{{2.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The lot.")
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> LotGenealogy {
    try service.genealogy(of: lot, in: context)
  }
}
