internal import RPC
internal import Shape
internal import Tenancy

/// The method `orders.ship`: ships lines of an order, or parts of lines, with a dispatch.
struct ShipOrder: CompanyMethod {
  let id: ID<OrderDetails>, lines: [ShippedLine], dispatch: ID<DispatchDetails>?, collectionType: CollectionType?
  let force: Bool?, expect: Int?

  static let name: StaticString = "orders.ship"
  static let doc: StaticString =
    "Ships lines of an order, or parts of lines, with a dispatch. The goods leave the stock."
  static let forceDoc: StaticString =
    "`true` to take stock that is reserved for other orders or builds. Only managers of orders and of the inventory can do this."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The shipped goods and their dispatch."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .insufficientStock]
  static let examples = [
    Example(
      "four of six", given: Example.batch,
      params:
        #"{"company":"{{0.id}}","id":"{{5.id}}","dispatch":"{{11.id}}","lines":[{"line":"{{6.id}}","quantity":4,"location":"{{9.id}}","lots":[{"lot":"{{3.id}}","quantity":4}]}]}"#
    ),
    Example(
      "with a new dispatch", given: Example.inProgress,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","lines":[{"line":"{{5.id}}","quantity":4}]}"#),
  ]

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> Shipment {
    try service.ship(self, in: context)
  }
}

extension ShipOrder {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the order.")
    lines = field("lines", \.lines, "The quantities of order lines to ship.", .count(1...1000))
    dispatch = field(
      "dispatch", \.dispatch,
      "The id of the dispatch with which the goods leave. If it is left out, a new dispatch is created.")
    collectionType = field(
      "collectionType", \.collectionType,
      "The way in which the goods of a new dispatch get to the recipient. Default: `shipping`.")
    force = field("force", \.force, ShipOrder.forceDoc)
    expect = field.expect(\.expect)
  }
}
