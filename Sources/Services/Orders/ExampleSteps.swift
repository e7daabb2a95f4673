internal import RPC

/// The steps that create the records on which the examples work. Step 0 creates a company, step 1 a contact, and step 2
/// an item. Step 3 receives ten units of the item. Step 4 creates an order, and step 5 its line with six units.
extension Example {
  /// - Parameter params: the parameters other than `company`, as JSON without braces.
  static func ofCompany(_ name: String, _ given: [Example.Step], _ params: String) -> Example {
    Example(name, given: given, params: #"{"company":"{{0.id}}",\#(params)}"#)
  }

  static let parties = [
    Example.Step("companies.create", #"{"name":"Corner Shop"}"#),
    Example.Step("contacts.create", #"{"company":"{{0.id}}","kinds":["customer"],"name":"Café Mozart"}"#),
    Example.Step(
      "inventory.items.create",
      #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack","price":{"amount":450,"currency":"EUR"}}"#
    ),
    Example.Step("inventory.stock.receive", #"{"company":"{{0.id}}","item":"{{2.id}}","quantity":10}"#),
  ]

  static let order =
    parties + [
      Example.Step("orders.create", #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR"}"#),
      Example.Step(
        "orders.lines.add", #"{"company":"{{0.id}}","order":"{{4.id}}","item":"{{2.id}}","quantity":6,"taxRate":19}"#),
    ]

  /// Step 1 creates an item, and step 2 its price in a price list.
  static let price =
    Array(parties.prefix(1)) + PriceDetails.given + [
      Example.Step("prices.create", #"{"company":"{{0.id}}",\#(PriceDetails.sample)}"#)
    ]

  static func step(_ to: String) -> Example.Step {
    Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{4.id}}","to":"\#(to)"}"#)
  }

  static let submitted = order + [step("submitted")]
  static let inProgress = submitted + [step("inProgress")]

  /// Step 8 issues the invoice of the order.
  static let documented =
    inProgress + [Example.Step("orders.invoice", #"{"company":"{{0.id}}","id":"{{4.id}}"}"#)]

  /// Step 8 creates a dispatch.
  static let planned =
    inProgress + [
      Example.Step(
        "dispatches.create", #"{"company":"{{0.id}}","order":"{{4.id}}","collectionType":"shipping","carrier":"DHL"}"#)
    ]

  /// Step 9 ships four units with the dispatch.
  static let shipped =
    planned + [
      Example.Step(
        "orders.ship",
        #"{"company":"{{0.id}}","id":"{{4.id}}","dispatch":"{{8.id}}","lines":[{"line":"{{5.id}}","quantity":4}]}"#)
    ]

  /// Step 2 creates an item with batches, and step 3 a batch of the item. Step 4 receives ten units of the batch. Step
  /// 5 creates an order, which later steps put in progress, and step 6 its line with six units.
  static let batch =
    Array(parties.prefix(2)) + [
      Example.Step(
        "inventory.items.create",
        #"{"company":"{{0.id}}","sku":"MILK","name":"Milk","unit":"carton","trackBatch":true,"price":{"amount":139,"currency":"EUR"}}"#
      ),
      Example.Step(
        "inventory.lots.create", #"{"company":"{{0.id}}","item":"{{2.id}}","batch":"L-2604","expiry":"2026-04-30"}"#),
      Example.Step(
        "inventory.stock.receive", #"{"company":"{{0.id}}","item":"{{2.id}}","lot":"{{3.id}}","quantity":10}"#),
      Example.Step("orders.create", #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR"}"#),
      Example.Step("orders.lines.add", #"{"company":"{{0.id}}","order":"{{5.id}}","item":"{{2.id}}","quantity":6}"#),
      Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{5.id}}","to":"submitted"}"#),
      Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{5.id}}","to":"inProgress"}"#),
      Example.Step("inventory.locations.create", #"{"company":"{{0.id}}","name":"Fridge"}"#),
      Example.Step(
        "inventory.stock.transfer",
        #"{"company":"{{0.id}}","item":"{{2.id}}","lot":"{{3.id}}","quantity":8,"to":"{{9.id}}"}"#),
      Example.Step("dispatches.create", #"{"company":"{{0.id}}","order":"{{5.id}}","collectionType":"endUser"}"#),
    ]

  /// The last step ships four units.
  static let batchShipped =
    batch + [
      Example.Step(
        "orders.ship",
        #"{"company":"{{0.id}}","id":"{{5.id}}","lines":[{"line":"{{6.id}}","quantity":4,"location":"{{9.id}}"}]}"#)
    ]

  /// Step 3 creates a lot of a kit's component. Step 7 creates an order of the kit, and the last step ships the kit.
  static let kitShipped =
    Array(batch.prefix(5)) + [
      Example.Step(
        "inventory.items.create",
        #"{"company":"{{0.id}}","sku":"BREAKFAST","name":"Breakfast box","unit":"box","kind":"kit","price":{"amount":900,"currency":"EUR"}}"#
      ),
      Example.Step(
        "assemblies.boms.create",
        #"{"company":"{{0.id}}","item":"{{5.id}}","lines":[{"item":"{{2.id}}","quantity":2}]}"#),
      Example.Step(
        "orders.create",
        #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR","lines":[{"item":"{{5.id}}","quantity":1}]}"#),
      Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{7.id}}","to":"submitted"}"#),
      Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{7.id}}","to":"inProgress"}"#),
      Example.Step(
        "orders.ship", #"{"company":"{{0.id}}","id":"{{7.id}}","lines":[{"sku":"BREAKFAST","quantity":1}]}"#),
    ]

  // MARK: Purchases

  /// Step 1 creates a supplier, and step 2 an item that the supplier sells.
  static let supplied = [
    Example.Step("companies.create", #"{"name":"Corner Shop"}"#),
    Example.Step("contacts.create", #"{"company":"{{0.id}}","kinds":["supplier"],"name":"Paper Mill"}"#),
    Example.Step(
      "inventory.items.create",
      #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack","units":[{"unit":"box","factor":12}],"purchaseUnit":"box","cost":{"amount":210,"currency":"EUR"},"supplier":"{{1.id}}","minStock":20}"#
    ),
  ]

  /// Step 3 creates a purchase, and step 4 its line with two boxes.
  static let purchase =
    supplied + [
      Example.Step("purchases.create", #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR"}"#),
      Example.Step(
        "purchases.lines.add",
        #"{"company":"{{0.id}}","purchase":"{{3.id}}","item":"{{2.id}}","quantity":2,"taxRate":19}"#),
    ]

  static let ordered =
    purchase + [Example.Step("purchases.step", #"{"company":"{{0.id}}","id":"{{3.id}}","to":"ordered"}"#)]
}
