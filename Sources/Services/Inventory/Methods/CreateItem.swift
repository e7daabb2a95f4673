internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.items.create`
struct CreateItem: CompanyMethod {
  let details: ItemDetails

  static let name: StaticString = "inventory.items.create"
  static let doc: StaticString = "Creates an item."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The new item."
  static let errors: [ErrorCode] = [.duplicate]
  static let examples = [
    Example(
      "beans", given: Given.company,
      params:
        #"{"company":"{{0.id}}","sku":"BEAN-ETH","name":"Ethiopian beans","unit":"kg","category":"Coffee","barcodes":["4006381333931"],"minStock":2.5,"cost":{"amount":1890,"currency":"EUR"}}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    details = field.embed(\.details)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Item {
    try service.create(details, in: context)
  }
}
