internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.get`
struct GetItem: CompanyMethod {
  let id: ID<Item>

  static let name: StaticString = "inventory.items.get"
  static let doc: StaticString = "Answers one item."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The item as it stands."
  static let examples = [
    Example("by its id", given: Given.items, params: #"{"company":"{{0.id}}","id":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The item.")
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Item> {
    try service.get(id, in: context)
  }
}
