internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.upsert`: changes the item with a SKU, or creates it if there is none.
struct UpsertItem: CompanyMethod {
  let sku: Line, changes: Patch<ItemDetails>, expect: Int?

  static let name: StaticString = "inventory.items.upsert"
  static let doc: StaticString =
    "Changes the given members of the item with this SKU, or creates the item if there is none. Use it to copy items from another system."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The item, as it was changed or created. A new item has the version 1."
  static let errors: [ErrorCode] = [.notFound, .conflict, .duplicate, .inUse]
  static let examples = [
    Example(
      "an item that exists", given: Example.items,
      params: #"{"company":"{{0.id}}","sku":"BEAN-ETH","changes":{"category":"Coffee beans"}}"#
    ),
    Example(
      "a new item", given: Example.company,
      params: #"{"company":"{{0.id}}","sku":"CUP-1","changes":{"name":"Cups","unit":"piece"}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU. Case and surrounding spaces are ignored.", .length(1...64))
    changes = field(
      "changes", \.changes,
      "The members to set, with their values. For a new item, `name` and `unit` must be given, and `sku` must be left out or be the same as the parameter `sku`."
    )
    expect = field(
      "expect", \.expect,
      "The version that the item must have. If the item has another version, the request fails with `conflict`; if there is no item, with `notFound`.",
      .range(1...Int.max))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Item {
    try service.upsert(sku, changes, expect: expect, in: context)
  }
}
