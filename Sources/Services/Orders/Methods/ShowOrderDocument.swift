internal import RPC
internal import Shape
internal import Tenancy

/// The method `orders.document`: returns the contents of a document about an order, such as a quote: the parties, the
/// lines, and their sums.
struct ShowOrderDocument: CompanyMethod {
  let id: ID<OrderDetails>, kind: OrderDocumentKind

  static let name: StaticString = "orders.document"
  static let doc: StaticString =
    "Returns the contents of a document about an order, such as a quote: the parties, the lines, and their sums."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The contents of the document. The front end makes the layout."
  static let errors: [ErrorCode] = [.notFound, .illegalStep]
  static let examples = [
    Example("a quote", given: Example.order, params: #"{"company":"{{0.id}}","id":"{{4.id}}","kind":"quote"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the order.")
    kind = field("kind", \.kind, "The kind of the document, such as quote.")
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderDocument {
    try service.document(id, kind, in: context)
  }
}
