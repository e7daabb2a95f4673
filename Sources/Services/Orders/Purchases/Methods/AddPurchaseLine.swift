internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `purchases.lines.add`
struct AddPurchaseLine: CompanyMethod {
  let purchase: ID<PurchaseDetails>, line: NewPurchaseLine, expect: Int?

  static let name: StaticString = "purchases.lines.add"
  static let doc: StaticString = "Adds a line to a purchase."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new line."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .limitReached]
  static let examples = [
    Example(
      "a line without an item", given: Example.purchase,
      params: #"{"company":"{{0.id}}","purchase":"{{3.id}}","text":"Freight","quantity":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The purchase.")
    line = field.embed(\.line)
    expect = field(
      "expect", \.expect,
      "The version that the purchase must have. If the purchase has another version, the request fails with `conflict`.",
      .range(1...Int.max))
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> PurchaseLine {
    try service.add(line, to: purchase, expect: expect, in: context)
  }
}
