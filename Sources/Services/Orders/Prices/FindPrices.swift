internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `prices.find`: returns the prices at which goods would be sold now, without an order.
struct FindPrices: CompanyMethod {
  let contact: UUID?, currency: Currency, lines: [AskedPrice]

  static let name: StaticString = "prices.find"
  static let doc: StaticString =
    "Returns the price and the tax that a new order line without a price would get now. It stores nothing."
  static let access = PriceDetails.access(to: .list)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The prices, in the order of the given lines."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "for a customer", given: Example.parties,
      params:
        #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR","lines":[{"item":"{{2.id}}","quantity":3}]}"#),
    Example(
      "by SKU", given: Example.parties,
      params: #"{"company":"{{0.id}}","currency":"EUR","lines":[{"sku":"FILTER-02"}]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "The items, with the quantities that are to be sold.", .count(1...1000))
    currency = field("currency", \.currency, "The currency of the prices (ISO 4217).", Currency.listed)
    contact = field(
      "contact", \.contact,
      "The id of the customer's contact. Default: the company's `counterContact`; without a contact, no price of a list applies."
    )
  }

  func call(on service: Prices, in context: CompanyContext) throws(Failure) -> FoundPrices {
    try service.find(self, in: context)
  }
}

/// An item whose price is asked for, with the quantity that is to be sold.
struct AskedPrice: Record {
  let item: UUID?, sku: Line?, quantity: Decimal?, unit: Line?

  static let doc: StaticString = "An item whose price is asked for, with the quantity that is to be sold."

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    sku = field("sku", \.sku, "The item's SKU, instead of `item`. Give one of the two, not both.", .length(1...64))
    quantity = field("quantity", \.quantity, "The quantity in the unit. Default: 1.", LineQuantity.limit)
    unit = field("unit", \.unit, "The unit. Default: the item's `salesUnit`.", .length(1...32))
  }
}

/// The result of `prices.find`.
struct FoundPrices: Record {
  let lines: [FoundPrice]

  static let doc: StaticString = "The prices that were found."
}

extension FoundPrices {
  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "The prices, in the order of the given lines.")
  }
}

/// The price and the tax of one item.
struct FoundPrice: Record {
  let item: UUID, sku: Line, name: Line, quantity: Decimal, unit: Line, unitPrice: UnitPrice?
  let priceSource: PriceSource?, taxRate: Decimal?, taxCategory: TaxCategory?

  static let doc: StaticString = "The price and the tax that a new order line of an item would get."
}

extension FoundPrice {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
    quantity = field("quantity", \.quantity, "The quantity in the unit.")
    unit = field("unit", \.unit, "The unit of the quantity.")
    unitPrice = field(
      "unitPrice", \.unitPrice,
      "The price of one unit. `null` if the item has no price in the currency, or if the price of the unit is too large."
    )
    priceSource = field(
      "priceSource", \.priceSource, "The source of the price. `null` if the item has no price in the currency.")
    taxRate = field("taxRate", \.taxRate, "The tax rate in percent. `null` if the item and the contact have none.")
    taxCategory = field(
      "taxCategory", \.taxCategory, "The category of the tax (EN 16931). `null` if the item and the contact have none.")
  }
}
