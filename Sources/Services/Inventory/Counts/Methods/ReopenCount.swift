internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.reopen`: reopens a stocktake that is in review, so that more quantities can be counted.
struct ReopenCount: CompanyMethod {
  let count: ID<CountDetails>, expect: Int?

  static let name: StaticString = "inventory.counts.reopen"
  static let doc: StaticString = "Reopens a stocktake that is in review, so that more quantities can be counted."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The stocktake, with the status `open`."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example("of a shelf", given: Example.submitted, params: #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The id of the stocktake.")
    expect = field.expect(\.expect)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Count {
    try service.step(count, to: .open, expect: expect, in: context)
  }
}
