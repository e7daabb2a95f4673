internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.create`: begins a stocktake of all stock, or only of a location, a category or some
/// items.
struct CreateCount: CompanyMethod {
  let name: Line?, scope: CountScopeForm?, blind: Bool?, note: String?

  static let name: StaticString = "inventory.counts.create"
  static let doc: StaticString =
    "Begins a stocktake of all stock, or only of a location, a category or some items. Record the counted quantities with inventory.counts.record."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new stocktake, with the status `open`."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "of a shelf", given: Example.location,
      params: #"{"company":"{{0.id}}","name":"Shelf 1 in spring","scope":{"location":"{{1.id}}"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The stocktake's name.", .length(1...200))
    scope = field("scope", \.scope, "The stock to be counted. Default: all of the company's stock.")
    blind = field(
      "blind", \.blind,
      "`true` to hide the expected quantities from the people who count, so that they count without a hint. Managers see these quantities. Default: `false`."
    )
    note = field("note", \.note, "A free text about the stocktake.", .length(1...4000))
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Count {
    let details = CountDetails(
      name: name, scope: try scope?.scope(service.inventory, in: context) ?? .everything, blind: Flag(blind ?? false),
      note: note,
      status: .open,
      transaction: nil)
    return try service.create(details, in: context)
  }
}
