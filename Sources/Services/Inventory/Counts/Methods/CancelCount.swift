internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.cancel`: cancels a stocktake without posting to the ledger.
struct CancelCount: CompanyMethod {
  let count: ID<CountDetails>, expect: Int?

  static let name: StaticString = "inventory.counts.cancel"
  static let doc: StaticString =
    "Cancels a stocktake: it ends, and nothing is posted to the ledger. A posted stocktake can't be cancelled."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The cancelled stocktake."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example("of a shelf", given: Example.counted, params: #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The id of the stocktake.")
    expect = field.expect(\.expect)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Count {
    try service.step(count, to: .cancelled, expect: expect, in: context)
  }
}
