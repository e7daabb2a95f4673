internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.counts.record`: records the counted quantity of an item in a location.
struct RecordCount: CompanyMethod {
  let count: ID<CountDetails>, found: FoundStock

  static let name: StaticString = "inventory.counts.record"
  static let doc: StaticString =
    "Records the counted quantity of an item in a location. If the same item, location and lot was counted before in this stocktake, the new count is used. The earlier line stays stored, but is no longer listed."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The recorded line. `expected` is `null` if the caller may not see it, because the stocktake is blind."
  static let errors: [ErrorCode] = [.notFound, .illegalStep, .limitReached]
  static let examples = [
    Example(
      "nine packs", given: Example.count,
      params: #"{"company":"{{0.id}}","count":"{{4.id}}","item":"{{2.id}}","quantity":9,"location":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The id of the stocktake.")
    found = field.embed(\.found)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> CountLine {
    try service.record(found, in: count, context)
  }
}
