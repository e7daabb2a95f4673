internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The reference texts of `orders.create`, `orders.get`, `orders.list`, `orders.update`, `orders.delete`,
/// `orders.step`, `orders.lines.add`, `orders.lines.update` and `orders.lines.remove`.
extension Orders {
  static var itself: StaticString { "The id of the order." }

  static func text(of verb: DocumentVerb) -> MethodText {
    switch verb {
    case .create:
      MethodText(
        "Creates an order as a draft.", "The new order, with its lines.",
        .ofCompany(
          "two packs", Example.parties,
          #""contact":"{{1.id}}","currency":"EUR","source":"phone","lines":[{"item":"{{2.id}}","quantity":2,"taxRate":19}]"#
        ))
    case .get:
      MethodText(
        "Returns an order with its lines, payments, dispatches and steps.", "The order with all its parts.",
        .ofCompany("a submitted order", Example.submitted, #""id":"{{4.id}}""#))
    case .list:
      MethodText(
        "Lists orders, newest first, one page at a time.",
        "A page of orders. If only few of many orders match, a page may have fewer elements than `limit`, or none, although `next` is not `null`.",
        .ofCompany("submitted orders", Example.submitted, #""status":"submitted","limit":10"#))
    case .update:
      MethodText(
        "Changes the given members of an order. Other members keep their values.",
        "The order after the change. If all given values are equal to the stored ones, the order and its version do not change.",
        .ofCompany("ten percent off", Example.order, #""id":"{{4.id}}","changes":{"discount":{"percent":10}}"#))
    case .delete:
      MethodText(
        "Deletes a draft that was never submitted, with its lines. Any other order can only be cancelled.",
        "The id of the deleted record.", .ofCompany("a draft", Example.order, #""id":"{{4.id}}""#))
    case .step:
      MethodText(
        "Moves an order to another status. Only a manager of orders can cancel an order.",
        "The order after the step. An overpaid order can be closed, too. A negative `due` is the amount to pay back.",
        errors: [.limitReached, .duplicate, .seriesUnconfirmed],
        .ofCompany("a submission", Example.order, #""id":"{{4.id}}","to":"submitted""#))
    case .addLine:
      MethodText(
        "Adds a line to an order that is not invoiced yet.", "The new line.",
        .ofCompany(
          "a line without an item", Example.order,
          #""order":"{{4.id}}","text":"Delivery","quantity":1,"unitPrice":{"amount":500,"currency":"EUR"}"#))
    case .updateLine:
      MethodText(
        "Changes the given members of a line of an order that is not invoiced yet.",
        "The line after the change. If all given values are equal to the stored ones, the line and its version do not change.",
        .ofCompany("eight instead of six", Example.order, #""id":"{{5.id}}","changes":{"quantity":8}"#))
    case .removeLine:
      MethodText(
        "Removes a line from an order that is not invoiced yet. A line that was shipped or cancelled, even in part, cannot be removed.",
        "The id of the removed line.", .ofCompany("the only line", Example.order, #""id":"{{5.id}}""#))
    }
  }

  func shown(_ order: Order) -> ShownOrder { ShownOrder(order) }
  func stepped(_ order: Order, in context: CompanyContext) -> ShownOrder { ShownOrder(order) }
}
