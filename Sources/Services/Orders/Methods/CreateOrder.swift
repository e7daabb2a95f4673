internal import RPC
internal import Shape
internal import Tenancy

/// `orders.create`
struct CreateOrder: CompanyMethod {
  let draft: OrderDraft, lines: [NewLine]

  static let name: StaticString = "orders.create"
  static let doc: StaticString = "Creates an order as a draft."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new order, with its lines."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "two packs", given: Example.parties,
      params:
        #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR","source":"phone","lines":[{"item":"{{2.id}}","quantity":2,"taxRate":19}]}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed(\.draft)
    lines = field(
      "lines", \.lines, "The lines, at most 1,000. To add lines later, call `orders.lines.add`.", .count(0...1000))
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderView {
    try service.create(draft, lines, in: context)
  }
}
