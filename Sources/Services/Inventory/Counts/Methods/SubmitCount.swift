internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.submit`: ends the counting of a stocktake, so that a manager can review the
/// differences.
struct SubmitCount: CompanyMethod {
  let count: ID<CountDetails>, expect: Int?

  static let name: StaticString = "inventory.counts.submit"
  static let doc: StaticString =
    "Ends the counting of a stocktake, so that a manager can review its differences before they are posted."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The stocktake, with the status `review`."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example("of a shelf", given: Example.counted, params: #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The id of the stocktake.")
    expect = field.expect(\.expect)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Count {
    try service.step(count, to: .review, expect: expect, in: context)
  }
}
