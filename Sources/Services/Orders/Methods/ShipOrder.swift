internal import RPC
internal import Shape
internal import Tenancy

/// `orders.ship`
struct ShipOrder: CompanyMethod {
  let id: ID<OrderDetails>, lines: [ShippedLine], dispatch: ID<DispatchDetails>?, collectionType: CollectionType?
  let force: Bool?, expect: Int?

  static let name: StaticString = "orders.ship"
  static let doc: StaticString = "Ships lines of an order, or parts of them: stock leaves, with a dispatch."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "What was shipped, and with which dispatch."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .insufficientStock]
  static let examples = [
    Example(
      "four of six", given: Given.batch,
      params:
        #"{"company":"{{0.id}}","id":"{{5.id}}","dispatch":"{{11.id}}","lines":[{"line":"{{6.id}}","quantity":4,"location":"{{9.id}}","lots":[{"lot":"{{3.id}}","quantity":4}]}]}"#
    ),
    Example(
      "with a new dispatch", given: Given.inProgress,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","lines":[{"line":"{{5.id}}","quantity":4}]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The order.")
    lines = field("lines", \.lines, "What leaves.", .count(1...1000))
    dispatch = field("dispatch", \.dispatch, "The dispatch that it joins; a new one without it.")
    collectionType = field("collectionType", \.collectionType, "How a new dispatch gets to its recipient; shipping without it.")
    force = field("force", \.force, "Whether it may take what is reserved for other orders; for managers of orders.")
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> Shipment {
    try service.ship(self, in: context)
  }
}
