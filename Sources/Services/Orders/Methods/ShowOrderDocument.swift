internal import RPC
internal import Shape
internal import Tenancy

/// `orders.document`
struct ShowOrderDocument: CompanyMethod {
  let id: ID<OrderDetails>, kind: OrderDocumentKind

  static let name: StaticString = "orders.document"
  static let doc: StaticString = "Answers what stands on a document of an order: the parties, the lines, and what they come to."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The data of the document; its layout is the front end's."
  static let errors: [ErrorCode] = [.notFound, .illegalStep]
  static let examples = [
    Example("a quote", given: Given.order, params: #"{"company":"{{0.id}}","id":"{{4.id}}","kind":"quote"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The order.")
    kind = field("kind", \.kind, "Which document.")
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderDocument {
    try service.document(id, kind, in: context)
  }
}
