internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A selling price of an item: in a price list, or for one customer.
typealias Price = Stored<PriceDetails>

/// The members of a price that a request can set.
struct PriceDetails: CompanyDetails {
  let list: Line?, item: UUID
  var contact: UUID?
  let minQuantity: Decimal?, price: UnitPrice, from: Day?, until: Day?

  /// The names of the collection. From the collection, the core makes the methods `prices.create`, `prices.get`,
  /// `prices.update`, `prices.delete`, `prices.history`, `prices.export` and `prices.import`.
  static let collection = CollectionName(service: PricesModule.name, "prices", one: "price")
  static let department = Department.orders
  static let given = [
    Example.Step(
      "inventory.items.create",
      #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack","price":{"amount":450,"currency":"EUR"}}"#
    )
  ]
  static let sample =
    #""list":"Wholesale","item":"{{1.id}}","minQuantity":100,"price":{"amount":38950,"currency":"EUR","per":100}"#
  static let sampleChanges = #""until":"2027-12-31""#
  static let hasHistory = true
  static let doc: StaticString =
    "A selling price of an item, in a price list or for one customer. It can be limited to larger quantities and to a period."

  static func errors(of verb: CollectionVerb) -> [ErrorCode] {
    switch verb {
    case .create, .update: [.notFound]
    default: []
    }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    price = field("price", \.price, "The price of one own unit of the item.", Money.notNegative)
    list = field(
      "list", \.list,
      "The name of the price list. The list applies to contacts whose `priceList` is this name. Upper and lower case of the letters A to Z do not matter. Required for a price without `contact`.",
      .length(1...100))
    contact = field(
      "contact", \.contact,
      "The id of the customer for whom the price is. `null` for all customers of `list`. A customer's own price takes precedence over the prices of lists."
    )
    minQuantity = field(
      "minQuantity", \.minQuantity,
      "The smallest quantity of a line to which this price applies, in the item's own unit. `null` for any quantity.",
      .range(0...1_000_000_000))
    from = field(
      "from", \.from,
      "The first day on which the price applies, in the company's time zone. `null` if there is no first day.")
    until = field(
      "until", \.until,
      "The last day on which the price applies, in the company's time zone. `null` if there is no last day.")
  }
}

/// The source from which an order line got its price.
enum PriceSource: String, Choice {
  /// A price of the customer's own.
  case contact
  /// The customer's price list.
  case list
  /// The price of the item.
  case item

  static let spellings = Spellings<PriceSource>()
}
