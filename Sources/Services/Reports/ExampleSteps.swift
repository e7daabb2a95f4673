internal import RPC

/// The records that the examples of this service create before the shown request. Step 0 creates a company, step 1
/// gives it a tier with analytics, step 2 creates an item, and step 3 receives ten of it.
extension Example {
  static let stock = [
    Example.Step("companies.create", #"{"name":"Corner Shop"}"#),
    Example.Step("companies.setTier", #"{"company":"{{0.id}}","tier":"enterprise"}"#),
    Example.Step(
      "inventory.items.create",
      #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack","category":"Filters","price":{"amount":450,"currency":"EUR"}}"#
    ),
    Example.Step(
      "inventory.stock.receive",
      #"{"company":"{{0.id}}","item":"{{2.id}}","quantity":10,"unitCost":{"amount":210,"currency":"EUR"}}"#),
  ]

  /// Step 5 creates an order, step 6 its line, and step 9 ships the line.
  static let shipped =
    stock + [
      Example.Step("contacts.create", #"{"company":"{{0.id}}","kinds":["customer"],"name":"Café Mozart"}"#),
      Example.Step("orders.create", #"{"company":"{{0.id}}","contact":"{{4.id}}","currency":"EUR"}"#),
      Example.Step(
        "orders.lines.add", #"{"company":"{{0.id}}","order":"{{5.id}}","item":"{{2.id}}","quantity":6,"taxRate":19}"#),
      step("submitted"), step("inProgress"),
      Example.Step(
        "orders.ship", #"{"company":"{{0.id}}","id":"{{5.id}}","lines":[{"line":"{{6.id}}","quantity":6}]}"#),
    ]

  static let invoiced = shipped + [step("invoiced")]

  private static func step(_ to: String) -> Example.Step {
    Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{5.id}}","to":"\#(to)"}"#)
  }
}
