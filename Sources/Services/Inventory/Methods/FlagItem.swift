internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.flag`: marks an item as needing attention, or removes the mark.
struct FlagItem: CompanyMethod {
  let id: ID<ItemDetails>?, reason: Line?, sku: Line?, expect: Int?

  static let name: StaticString = "inventory.items.flag"
  static let doc: StaticString =
    "Marks an item as needing attention, with a reason, so that lists can show it. Without a reason, the mark is removed."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The item after the change. If the item has this reason already, it is returned as it was."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [
    Example(
      "by its id", given: Example.items, params: #"{"company":"{{0.id}}","id":"{{1.id}}","reason":"The bag is torn"}"#),
    Example(
      "without the mark", given: Example.items, params: #"{"company":"{{0.id}}","sku":"bean-eth","reason":null}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the item. Either `id` or `sku` must be given, not both.")
    reason = field(
      "reason", \.reason,
      "The reason why the item needs attention, in the company's words. If `null` or left out, the mark is removed.",
      ItemFlag.longest)
    sku = field(
      "sku", \.sku, "The item's SKU, instead of `id`. Case and surrounding spaces are ignored.", .length(1...64))
    expect = field.expect(\.expect)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Item {
    try service.flag(try service.id(id, sku, in: context), reason, expect: expect, in: context)
  }
}
