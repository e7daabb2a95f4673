internal import RPC

/// The records that the examples of the inventory's methods create before the shown request. The first step, 0, creates
/// a company. In `items`, steps 1 and 2 create items.
extension Example {
  static let company = [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)]

  static let items =
    company + [
      Example.Step(
        "inventory.items.create",
        #"{"company":"{{0.id}}","sku":"BEAN-ETH","name":"Ethiopian beans","unit":"kg","category":"Coffee","tags":["organic"]}"#
      ),
      Example.Step(
        "inventory.items.create", #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack"}"#),
    ]

  /// Step 1 creates an item, step 2 a contact, and step 3 makes the contact a supplier of the item.
  static let itemSupplier =
    company + ItemSupplierDetails.given + [
      Example.Step("inventory.suppliers.create", #"{"company":"{{0.id}}",\#(ItemSupplierDetails.sample)}"#)
    ]

  static let location =
    company + [Example.Step("inventory.locations.create", #"{"company":"{{0.id}}","name":"Shelf 1","code":"A-1"}"#)]

  /// Step 1 creates a location, step 2 an item, and step 3 receives ten of the item in the location.
  static let stock =
    location + [
      Example.Step(
        "inventory.items.create",
        #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack","minStock":20}"#),
      Example.Step(
        "inventory.stock.receive", #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":10}"#),
    ]

  static let batchItem = Example.Step(
    "inventory.items.create", #"{"company":"{{0.id}}","sku":"MILK","name":"Milk","unit":"l","trackBatch":true}"#)

  /// Step 1 creates an item that is tracked by batch, and step 2 a batch of it.
  static let lot = company + [batchItem, batch("L-2604", expiry: "2027-04-30")]

  /// Step 3 receives ten of the batch.
  static let lotInStock = lot + [tenOf("{{2.id}}")]

  /// Step 4 creates another batch of the same item.
  static let twoLots = lotInStock + [batch("L-2605", expiry: "2027-04-30")]

  /// Step 4 splits two off the batch, into a new batch.
  static let splitLot =
    lotInStock + [
      Example.Step(
        "inventory.lots.split", #"{"company":"{{0.id}}","lot":"{{2.id}}","quantity":2,"batch":"L-2604-B"}"#)
    ]

  private static func batch(_ name: String, expiry: String) -> Example.Step {
    Example.Step(
      "inventory.lots.create", #"{"company":"{{0.id}}","item":"{{1.id}}","batch":"\#(name)","expiry":"\#(expiry)"}"#)
  }

  private static func tenOf(_ lot: String) -> Example.Step {
    Example.Step("inventory.stock.receive", #"{"company":"{{0.id}}","item":"{{1.id}}","lot":"\#(lot)","quantity":10}"#)
  }

  /// Without the company: these steps create an item, receive ten of it, and create a contact.
  static let loanable = [
    Example.Step(
      "inventory.items.create", #"{"company":"{{0.id}}","sku":"GRINDER","name":"Coffee grinder","unit":"piece"}"#),
    Example.Step("inventory.stock.receive", #"{"company":"{{0.id}}","item":"{{1.id}}","quantity":10}"#),
    Example.Step("contacts.create", #"{"company":"{{0.id}}","name":"Corner Café","kinds":["customer"]}"#),
  ]

  /// Step 4 lends two of the item to the contact.
  static let loan =
    company + loanable + [Example.Step("inventory.loans.create", #"{"company":"{{0.id}}",\#(LoanDetails.sample)}"#)]

  /// Creates the location that a sample of a stocktake names.
  static let countable = [
    Example.Step("inventory.locations.create", #"{"company":"{{0.id}}","name":"Shelf 1","code":"A-1"}"#)
  ]

  /// Step 4 creates a stocktake of the location.
  static let count =
    stock + [Example.Step("inventory.counts.create", #"{"company":"{{0.id}}","scope":{"location":"{{1.id}}"}}"#)]

  /// Step 5 records a counted quantity that is one less than the quantity in the ledger.
  static let counted =
    count + [
      Example.Step(
        "inventory.counts.record",
        #"{"company":"{{0.id}}","count":"{{4.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":9}"#)
    ]

  static let submitted =
    counted + [Example.Step("inventory.counts.submit", #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)]
}
