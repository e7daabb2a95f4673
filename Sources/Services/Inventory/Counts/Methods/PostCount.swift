internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.post`: corrects the ledger by the differences of a stocktake, in one transaction.
struct PostCount: CompanyMethod {
  let count: ID<CountDetails>, expect: Int?

  static let name: StaticString = "inventory.counts.post"
  static let doc: StaticString =
    "Corrects the ledger: posts the differences between counted and expected quantities, in one transaction. The stocktake must be in review. Stock in the scope that was not counted stays unchanged. If no quantity differs, no entry is posted."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The posted stocktake."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .insufficientStock]
  static let examples = [
    Example("of a shelf", given: Example.submitted, params: #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The id of the stocktake.")
    expect = field.expect(\.expect)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Count {
    try service.post(count, expect: expect, in: context)
  }
}
