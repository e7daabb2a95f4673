internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A contact that supplies an item, with its own SKU, terms and prices.
typealias ItemSupplier = Stored<ItemSupplierDetails>

/// The members of a supplier that callers can write.
struct ItemSupplierDetails: CompanyDetails {
  let item: ID<ItemDetails>
  var contact: UUID, sku: Line?, packUnit: Line?
  let minOrder: Decimal?, leadDays: Int?
  var preferred: Flag
  let breaks: [PriceBreak]

  /// The names of the collection in methods and files. The core derives these methods from them:
  /// `inventory.suppliers.create`, `inventory.suppliers.get`, `inventory.suppliers.update`,
  /// `inventory.suppliers.delete`, `inventory.suppliers.history`, `inventory.suppliers.export`,
  /// `inventory.suppliers.import`.
  static let collection = CollectionName(service: InventoryModule.name, "suppliers", one: "itemSupplier")
  static let department = Department.inventory
  static let given = [
    Example.Step(
      "inventory.items.create", #"{"company":"{{0.id}}","sku":"R-10K","name":"Resistor 10 kΩ","unit":"piece"}"#),
    Example.Step("contacts.create", #"{"company":"{{0.id}}","kinds":["supplier"],"name":"Parts Inc."}"#),
  ]
  static let sample =
    #""item":"{{1.id}}","contact":"{{2.id}}","sku":"CF14JT10K0","minOrder":100,"leadDays":5,"breaks":[{"minQuantity":100,"price":{"amount":310,"currency":"USD","per":100}},{"minQuantity":1000,"price":{"amount":1200,"currency":"USD","per":1000}}]"#
  static let sampleChanges = #""preferred":true"#
  static let hasHistory = true
  static let doc: StaticString =
    "A contact that supplies an item, with the contact's own SKU for the item, its terms and its prices."

  static func errors(of verb: CollectionVerb) -> [ErrorCode] {
    switch verb {
    case .create: [.notFound, .duplicate]
    case .update: [.notFound, .duplicate]
    default: []
    }
  }

  /// Creates the preferred supplier of an item, without terms and prices.
  init(preferred contact: UUID, sku: Line?, of item: ID<ItemDetails>) {
    (self.item, self.contact, self.sku, preferred) = (item, contact, sku, true)
    (packUnit, minOrder, leadDays, breaks) = (nil, nil, nil, [])
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item. It cannot be changed.")
    contact = field(
      "contact", \.contact, "The id of the contact that supplies the item. The contact must be of the kind `supplier`.")
    sku = field("sku", \.sku, "The supplier's own SKU for the item.", .length(1...64))
    packUnit = field(
      "packUnit", \.packUnit,
      "The unit that the supplier sells: the item's own unit, or one of its `units`. Default: the item's `purchaseUnit`, or else its own unit.",
      .length(1...32))
    minOrder = field(
      "minOrder", \.minOrder,
      "The smallest quantity that can be ordered, in the unit that the supplier sells. More than 0.",
      .above(0, to: 1_000_000_000))
    leadDays = field(
      "leadDays", \.leadDays, "The number of days from an order to the arrival of the goods, at most 3650.",
      .range(0...ItemSupplierDetails.longest))
    preferred = field(
      "preferred", \.preferred,
      "`true` for the supplier from which the item is usually bought. An item has at most one. The item's `supplier` and `supplierSku` are always the contact and the SKU of its preferred supplier."
    )
    breaks = field.restricted(
      to: Department.inventory.mask, "breaks", \.breaks,
      "The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see and set them.",
      .count(0...20))
  }

  private static let longest = 3650

  /// A Boolean value that indicates whether the supplier has neither terms nor prices.
  var isBare: Bool { packUnit == nil && minOrder == nil && leadDays == nil && breaks.isEmpty }

  /// A Boolean value that indicates whether an item's members `supplier` and `supplierSku` name this supplier.
  func isOf(_ item: ItemDetails) -> Bool { item.supplier == contact && item.supplierSku == sku }
}

/// A supplier's price for an order of at least a given quantity.
struct PriceBreak: Record, Equatable {
  let minQuantity: Decimal, price: UnitPrice

  static let doc: StaticString = "A supplier's price for an order of at least a given quantity."

  init<F: Fields<Self>>(_ field: inout F) {
    minQuantity = field(
      "minQuantity", \.minQuantity, "The smallest order quantity for this price, in the unit that the supplier sells.",
      .range(0...1_000_000_000))
    price = field("price", \.price, "The price of one unit that the supplier sells.", Money.notNegative)
  }
}
