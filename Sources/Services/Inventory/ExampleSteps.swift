internal import RPC

/// The records that the examples work on: step 0 is a company, steps 1 and 2 are items in it.
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

  /// Step 1 is an item, step 2 a contact, and step 3 the contact as a supplier of the item.
  static let itemSupplier =
    company + ItemSupplierDetails.given + [
      Example.Step("inventory.suppliers.create", #"{"company":"{{0.id}}",\#(ItemSupplierDetails.sample)}"#)
    ]

  static let location =
    company + [Example.Step("inventory.locations.create", #"{"company":"{{0.id}}","name":"Shelf 1","code":"A-1"}"#)]

  /// Step 2 is an item with ten pieces in the location of step 1, and step 3 is their receipt.
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

  /// Step 1 is an item that is tracked by batch, and step 2 a batch of it.
  static let lot = company + [batchItem, batch("L-2604", expiry: "2027-04-30")]

  /// Step 3 is a receipt of ten of the batch.
  static let lotInStock = lot + [tenOf("{{2.id}}")]

  /// Step 4 is another batch of the same item.
  static let twoLots = lotInStock + [batch("L-2605", expiry: "2027-04-30")]

  /// Step 4 splits two off the batch.
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

  /// The steps after the company: an item, ten of it, and a contact.
  static let loanable = [
    Example.Step(
      "inventory.items.create", #"{"company":"{{0.id}}","sku":"GRINDER","name":"Coffee grinder","unit":"piece"}"#),
    Example.Step("inventory.stock.receive", #"{"company":"{{0.id}}","item":"{{1.id}}","quantity":10}"#),
    Example.Step("contacts.create", #"{"company":"{{0.id}}","name":"Corner Café","kinds":["customer"]}"#),
  ]

  /// Step 4 is a loan of two.
  static let loan =
    company + loanable + [Example.Step("inventory.loans.create", #"{"company":"{{0.id}}",\#(LoanDetails.sample)}"#)]

  /// The location that a sample of a count names.
  static let countable = [
    Example.Step("inventory.locations.create", #"{"company":"{{0.id}}","name":"Shelf 1","code":"A-1"}"#)
  ]

  /// Step 4 is an open stocktake of the location.
  static let count =
    stock + [Example.Step("inventory.counts.create", #"{"company":"{{0.id}}","scope":{"location":"{{1.id}}"}}"#)]

  /// Step 5 is a line of the stocktake: the counted quantity is one less than the ledger's.
  static let counted =
    count + [
      Example.Step(
        "inventory.counts.record",
        #"{"company":"{{0.id}}","count":"{{4.id}}","item":"{{2.id}}","location":"{{1.id}}","quantity":9}"#)
    ]

  static let submitted =
    counted + [Example.Step("inventory.counts.submit", #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)]
}
