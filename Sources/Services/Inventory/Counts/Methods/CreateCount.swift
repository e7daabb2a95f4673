internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.counts.create`
struct CreateCount: CompanyMethod {
  let name: Line?, location: ID<LocationDetails>?, category: Line?, items: [ID<ItemDetails>]?, blind: Bool?, note: String?

  static let name: StaticString = "inventory.counts.create"
  static let doc: StaticString = "Begins a stocktake, of all there is, or of what lies in a location, of a category or of some items."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The new count."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("of a shelf", given: Given.location, params: #"{"company":"{{0.id}}","name":"Shelf 1 in spring","location":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What people call it.", .length(1...200))
    location = field("location", \.location, "Count only what lies in this location, or in a part of it.")
    category = field("category", \.category, "Count only items of this category.", .length(1...100))
    items = field("items", \.items, "Count only these items.", .count(0...1000))
    blind = field("blind", \.blind, "Whether who counts is not told what is expected; managers are.")
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Count {
    let details = CountDetails(
      name: name, location: location, category: category, items: items ?? [], blind: Flag(blind ?? false), note: note, status: .open,
      transaction: nil)
    return try service.create(details, in: context)
  }
}
