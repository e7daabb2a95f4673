internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.delete`
struct DeleteItem: CompanyMethod {
  let id: ID<Item>, expect: Int?

  static let name: StaticString = "inventory.items.delete"
  static let doc: StaticString = "Deletes an item."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "What was deleted."
  static let errors: [ErrorCode] = [.conflict]
  static let examples = [
    Example("by its id", given: Given.items, params: #"{"company":"{{0.id}}","id":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The item.")
    expect = field("expect", \.expect, "The version that is meant; another one is a conflict.", .range(1...Int.max))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
    return Deleted(id: id.uuid)
  }
}
