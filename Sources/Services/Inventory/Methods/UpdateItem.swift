internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.update`
struct UpdateItem: CompanyMethod {
  let id: ID<Item>, changes: Patch<ItemDetails>, expect: Int?

  static let name: StaticString = "inventory.items.update"
  static let doc: StaticString = "Changes the named members of an item and leaves the others."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The item after the change; the same as before when nothing differs."
  static let errors: [ErrorCode] = [.conflict, .duplicate]
  static let examples = [
    Example(
      "a new name, and no category", given: Given.items,
      params: #"{"company":"{{0.id}}","id":"{{1.id}}","changes":{"name":"Ethiopian beans, washed","category":null},"expect":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The item.")
    changes = field("changes", \.changes, "The members to change.")
    expect = field("expect", \.expect, "The version that is meant; another one is a conflict.", .range(1...Int.max))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Item {
    try service.update(id, changes, expect: expect, in: context)
  }
}
