internal import RPC
internal import Shape
internal import Tenancy

/// `purchases.create`
struct CreatePurchase: CompanyMethod {
  let draft: PurchaseDraft, lines: [NewPurchaseLine]

  static let name: StaticString = "purchases.create"
  static let doc: StaticString = "Creates a purchase as a draft."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new purchase, with its lines."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "two boxes", given: Example.supplied,
      params:
        #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR","lines":[{"item":"{{2.id}}","quantity":2,"unit":"box"}]}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed(\.draft)
    lines = field(
      "lines", \.lines, "The lines, at most 1,000. To add lines later, call `purchases.lines.add`.", .count(0...1000))
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> PurchaseView {
    try service.create(draft, lines, in: context)
  }
}
