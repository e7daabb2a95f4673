internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The reference texts of `purchases.create`, `purchases.get`, `purchases.list`, `purchases.update`,
/// `purchases.delete`, `purchases.step`, `purchases.lines.add`, `purchases.lines.update` and `purchases.lines.remove`.
extension Purchases {
  static var itself: StaticString { "The id of the purchase." }

  func shown(_ purchase: Purchase) -> Purchase { purchase }

  func stepped(_ purchase: Purchase, in context: CompanyContext) throws(Failure) -> PurchaseView {
    try view(purchase.id, in: context)
  }

  static func text(of verb: DocumentVerb) -> MethodText {
    switch verb {
    case .create:
      MethodText(
        "Creates a purchase as a draft.", "The new purchase, with its lines.",
        .ofCompany(
          "two boxes", Example.supplied,
          #""contact":"{{1.id}}","currency":"EUR","lines":[{"item":"{{2.id}}","quantity":2,"unit":"box"}]"#))
    case .get:
      MethodText(
        "Returns a purchase with its lines, receipts and steps.", "The purchase with all its parts.",
        .ofCompany("an ordered purchase", Example.ordered, #""id":"{{3.id}}""#))
    case .list:
      MethodText(
        "Lists purchases, newest first, one page at a time.", "A page of purchases.",
        .ofCompany("ordered purchases", Example.ordered, #""status":"ordered""#))
    case .update:
      MethodText(
        "Changes the given members of a purchase. Other members keep their values.",
        "The purchase after the change. If all given values are equal to the stored ones, the purchase and its version do not change.",
        .ofCompany(
          "the expected day", Example.purchase,
          #""id":"{{3.id}}","changes":{"expectedAt":"2030-01-31T00:00:00Z"}"#))
    case .delete:
      MethodText(
        "Deletes a draft that was never ordered. Any other purchase can only be cancelled or closed.",
        "The id of the deleted record.", .ofCompany("a draft", Example.purchase, #""id":"{{3.id}}""#))
    case .step:
      MethodText(
        "Moves a purchase to another status. Only a manager of orders can cancel a purchase.",
        "The purchase after the step, with all its parts.", errors: [.limitReached],
        .ofCompany("an order", Example.purchase, #""id":"{{3.id}}","to":"ordered""#))
    case .addLine:
      MethodText(
        "Adds a line to a purchase.", "The new line.",
        .ofCompany(
          "a line without an item", Example.purchase, #""purchase":"{{3.id}}","text":"Freight","quantity":1"#))
    case .updateLine:
      MethodText(
        "Changes the given members of a purchase line. Other members keep their values.", "The line after the change.",
        .ofCompany("a larger quantity", Example.purchase, #""id":"{{4.id}}","changes":{"quantity":3}"#))
    case .removeLine:
      MethodText(
        "Removes a line from a purchase.", "The id of the removed line.",
        .ofCompany("the only line", Example.purchase, #""id":"{{4.id}}""#))
    }
  }
}
