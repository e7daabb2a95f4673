internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.counts.record`: records the counted quantity of an item in a location.
struct RecordCount: CompanyMethod {
  let count: ID<CountDetails>, found: FoundStock

  static let name: StaticString = "inventory.counts.record"
  static let doc: StaticString =
    "Records the counted quantity of an item in a location. A second count of the same item, location and lot replaces the first. Both stay stored."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The recorded line."
  static let errors: [ErrorCode] = [.notFound, .illegalStep, .limitReached]
  static let examples = [
    Example(
      "nine packs", given: Example.count,
      params: #"{"company":"{{0.id}}","count":"{{4.id}}","item":"{{2.id}}","quantity":9,"location":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The stocktake.")
    found = field.embed(\.found)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> CountLine {
    try service.record(found, in: count, context)
  }
}
