internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.counts.create`
struct CreateCount: CompanyMethod {
  let name: Line?, scope: CountScopeForm?, blind: Bool?, note: String?

  static let name: StaticString = "inventory.counts.create"
  static let doc: StaticString = "Begins a stocktake, of all there is, or of what lies in a location, of a category or of some items."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new count."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "of a shelf", given: Given.location, params: #"{"company":"{{0.id}}","name":"Shelf 1 in spring","scope":{"location":"{{1.id}}"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What people call it.", .length(1...200))
    scope = field("scope", \.scope, "What is counted: all there is without it.")
    blind = field("blind", \.blind, "Whether who counts is not told what is expected; managers are.")
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Count {
    let details = CountDetails(
      name: name, scope: try scope?.scope(service.inventory, in: context) ?? .everything, blind: Flag(blind ?? false), note: note,
      status: .open,
      transaction: nil)
    return try service.create(details, in: context)
  }
}
