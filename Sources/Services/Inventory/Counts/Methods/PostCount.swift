internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.post`: posts the differences between counted and expected quantities to the ledger, in
/// one transaction.
struct PostCount: CompanyMethod {
  let count: ID<CountDetails>, expect: Int?

  static let name: StaticString = "inventory.counts.post"
  static let doc: StaticString =
    "Posts the differences between counted and expected quantities to the ledger, in one transaction. Stock in the scope that was not counted stays unchanged. If no quantity differs, no entry is posted."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The stocktake after the step."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .insufficientStock]
  static let examples = [
    Example("of a shelf", given: Example.submitted, params: #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The stocktake.")
    expect = field.expect(\.expect)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Count {
    try service.post(count, expect: expect, in: context)
  }
}
